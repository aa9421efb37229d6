import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import type { AnswerDraft } from '../useAnswerDraft';
import { ProofFiles } from './ProofFiles';
import { TypedField } from './TypedField';

interface Props {
  question: VettingQuestion;
  entry: AnswerDraft;
  id: string;
  /** The heading of the question. */
  labelledBy: string;
  disabled: boolean;
}

/** What supports the answer; a button until there is something, since most answers need nothing. */
export function EvidenceField({ question, entry, id, labelledBy, disabled }: Props) {
  const { draft, evidenceProblems, linkEvidence } = entry;
  const [isWanted, setIsWanted] = useState(false);
  const isFilled = draft.evidence_url !== '';
  if (isWanted || isFilled) {
    return (
      <div className="wide">
        <ProofFiles
          address={draft.evidence_url}
          labelledBy={labelledBy}
          disabled={disabled}
          onChange={linkEvidence}
        >
          <TypedField
            id={id}
            kind="url"
            label={t('Link to evidence (optional)')}
            help={question.evidence_hint}
            describedBy={labelledBy}
            value={draft.evidence_url}
            problems={evidenceProblems}
            disabled={disabled}
            isFocused={isWanted}
            onType={(url) => {
              setIsWanted(true);
              linkEvidence(url);
            }}
          />
        </ProofFiles>
      </div>
    );
  }
  if (disabled || question.evidence_hint === '') return null;
  return (
    <Button
      size="small"
      variant="text"
      aria-describedby={labelledBy}
      onClick={() => setIsWanted(true)}
    >
      {t('+ Add proof')}
    </Button>
  );
}
