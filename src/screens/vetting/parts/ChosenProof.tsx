import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { ProofDocument } from '../../../../domain/contract/proof';
import { usePaths } from '../../../paths';
import { proofWords } from './proofWords';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& a': { fontWeight: 600, paddingBlock: theme.spacing(1.25) },
}));

interface Props {
  proof: ProofDocument;
  disabled: boolean;
  onTakeOff: () => void;
}

/** The document that proves an answer. */
export function ChosenProof({ proof, disabled, onTakeOff }: Props) {
  const paths = usePaths();
  return (
    <Frame>
      <p>{t('Proof:')}</p>
      <Link component={RouterLink} to={paths.proof(proof.id)}>
        {proof.name}
      </Link>
      <p>{proofWords(proof)}</p>
      {!disabled && (
        <Button variant="text" onClick={onTakeOff}>
          {t('Take it off this answer')}
        </Button>
      )}
    </Frame>
  );
}
