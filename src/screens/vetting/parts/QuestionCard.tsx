import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useAnswer, useUnsent } from '../../../actors/vetting';
import { isAnswered } from '../../../../domain/vetting/answers';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { questionAnchor } from '../../../paths';
import { useAnswerDraft } from '../useAnswerDraft';
import { AnswerField } from './AnswerField';
import { Conflict } from './Conflict';
import { Explanation } from './Explanation';
import { SaveState } from './SaveState';
import { TypedField } from './TypedField';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginTop: 96,
  '& h2': { scrollMarginTop: 112 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: theme.spacing(2, 4),
  '& > *': { display: 'grid', gap: theme.spacing(1.5), minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    '&[data-evidence="true"]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
}));

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

export interface Props {
  question: VettingQuestion;
  /** Its place among the asked questions of its category. */
  place: string;
  isLocked: boolean;
  /** A reviewer has opened it again. */
  isReopened: boolean;
}

/** One question: what is asked, the answer, its evidence, and whether it has arrived. */
export function QuestionCard({ question, place, isLocked, isReopened }: Props) {
  const { answer, state, give, retry, discard, keepMine, takeTheirs } = useAnswer(question.id);
  const { isKept } = useUnsent();
  const entry = useAnswerDraft({ question, answer, onAnswer: give });
  const id = questionAnchor(question.id);
  const headingId = `${id}-text`;
  const helpId = `${id}-help`;
  const hasEvidence = question.evidence_hint !== '' || entry.draft.evidence_url !== '';
  const canClear = !isLocked && question.kind === 'one' && isAnswered(question, answer);
  return (
    <Card id={id}>
      <Typography variant="body2" color="textSecondary">
        {place} · {question.code}
        {isReopened && (
          <Chip component="span" size="small" color="warning" label="Open again" sx={{ ml: 1 }} />
        )}
      </Typography>
      <Typography id={headingId} variant="h4" component="h2" tabIndex={-1}>
        {question.text}
      </Typography>
      {question.help && <Typography id={helpId}>{question.help}</Typography>}
      <Columns data-evidence={hasEvidence}>
        <div>
          <AnswerField
            question={question}
            entry={entry}
            id={`${id}-answer`}
            labelledBy={headingId}
            describedBy={question.help ? helpId : undefined}
            disabled={isLocked}
          />
        </div>
        {hasEvidence && (
          <TypedField
            id={`${id}-evidence`}
            kind="url"
            label="Link to evidence (optional)"
            help={question.evidence_hint}
            describedBy={headingId}
            value={entry.draft.evidence_url}
            problems={entry.evidenceProblems}
            disabled={isLocked}
            onType={entry.linkEvidence}
          />
        )}
      </Columns>
      <Explanation question={question} />
      {state.status === 'conflict' && (
        <Conflict
          question={question}
          mine={answer ?? null}
          theirs={state.theirs}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <Foot>
        <SaveState
          state={state}
          isUnkept={entry.isUnkept}
          isKept={isKept}
          onRetry={retry}
          onDiscard={discard}
        />
        {canClear && (
          <Button size="small" variant="text" onClick={entry.clear}>
            Clear answer
          </Button>
        )}
      </Foot>
    </Card>
  );
}
