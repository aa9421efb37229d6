import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import { answerWords } from '../../../../domain/vetting/describeAnswer';
import { proposalFor } from '../../../../domain/vetting/proposals';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { BLANK, isSameAnswer } from '../answerDraft';
import { useKnownFacts } from '../knownFacts';
import type { AnswerDraft } from '../useAnswerDraft';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  maxWidth: '44rem',
  fontSize: theme.typography.body2.fontSize,
  overflowWrap: 'anywhere',
  '& .MuiButton-root': { whiteSpace: 'normal', textAlign: 'start' },
}));

interface Props {
  question: VettingQuestion;
  entry: AnswerDraft;
  disabled: boolean;
}

/** An answer that is known from elsewhere, with its source; it counts once it is taken. */
export function ProposalNote({ question, entry, disabled }: Props) {
  const { questionnaire, answers } = useAssessment();
  const facts = useKnownFacts();
  const proposal = disabled ? null : proposalFor(questionnaire, question, answers, facts);
  if (!proposal) return null;
  const { source, answer } = proposal;
  const given = { ...entry.draft, evidence_url: '' };
  const proposed = { ...BLANK, ...answer };
  if (isSameAnswer(given, proposed)) {
    return (
      <Line>
        {source} {t('Change it if it is wrong.')}
      </Line>
    );
  }
  const isOpen = isSameAnswer(given, BLANK);
  return (
    <Line>
      {source}
      {!isOpen && ` ${t('This answer says something else.')}`}
      {isOpen && (
        <Button size="small" variant="outlined" onClick={() => entry.take(answer)}>
          {t('Use “{answer}”', { answer: answerWords(question, proposed).join(': ') })}
        </Button>
      )}
    </Line>
  );
}
