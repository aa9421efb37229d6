import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import type { ProofDocument } from '../../../../domain/contract/proof';
import { useAssessment } from '../../../actors/vetting';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import type { ProofDesk } from '../proofDesk';
import { proofWords } from './proofWords';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > div': { flex: '1 1 12rem' },
}));

interface Props {
  documents: readonly ProofDocument[];
  onChoose: (address: string) => void;
  onRemove: ProofDesk['remove'];
}

/** Documents that prove other answers already, or none, which can be removed. */
export function KnownProofs({ documents, onChoose, onRemove }: Props) {
  const { answers } = useAssessment();
  const used = Object.values(answers).map((answer) => answer.evidence_url);
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async (id: string) => {
    setProblem(null);
    try {
      await onRemove(id);
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  };
  return (
    <>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <List aria-label={t('Documents that you added')}>
        {documents.map((proof) => (
          <li key={proof.id}>
            <div>
              <strong>{proof.name}</strong>
              <br />
              {proofWords(proof)}
            </div>
            <Button
              variant="outlined"
              aria-label={t('Use {name}', { name: proof.name })}
              onClick={() => onChoose(proof.address)}
            >
              {t('Use')}
            </Button>
            {!used.includes(proof.address) && (
              <Button
                variant="text"
                aria-label={t('Remove {name}', { name: proof.name })}
                onClick={() => void remove(proof.id)}
              >
                {t('Remove')}
              </Button>
            )}
          </li>
        ))}
      </List>
    </>
  );
}
