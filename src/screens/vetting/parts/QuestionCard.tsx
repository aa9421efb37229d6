import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { useAnswer, useUnsent } from '../../../actors/vetting';
import { isAnswered } from '../../../../domain/vetting/answers';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { questionAnchor } from '../../../paths';
import { splitHelp } from '../splitHelp';
import { useAnswerDraft } from '../useAnswerDraft';
import { AnswerField } from './AnswerField';
import { Conflict } from './Conflict';
import { EvidenceField } from './EvidenceField';
import { Explanation } from './Explanation';
import { ProposalNote } from './ProposalNote';
import { ReviewerComment } from './ReviewerComment';
import { SaveState } from './SaveState';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  paddingBlock: theme.spacing(0.75, 0.25),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { lineHeight: 'inherit' },
  '& p': { lineHeight: 1.45 },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(2.5, 1.5),
    '& h3': { fontSize: theme.typography.h4.fontSize },
  },
  // What has the focus stays clear of the bar above the questions.
  '& :is(h3, a, button, input, textarea, summary)': { scrollMarginTop: 56 },
}));

const Head = styled('div')({
  lineHeight: 1.35,
  '& h3': { display: 'inline', marginInlineEnd: 8 },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  // What can be pressed reaches into the space around it.
  marginBlock: '-4px -8px',
  // They stand in one line on a phone.
  '& .MuiButton-text': { minWidth: 0, paddingInline: 0 },
  '& .wide': { flexBasis: '100%', maxWidth: '44rem', paddingBlock: 12 },
});

export interface Props {
  question: VettingQuestion;
  /** Its place among the asked questions of its category; null where several are shown together. */
  place: string | null;
  isLocked: boolean;
  /** A reviewer has opened it again. */
  isReopened: boolean;
  /** What does not concern a small business is offered first. */
  isSmall: boolean;
}

/** One question: what is asked, the answer, its evidence, and whether it has arrived. */
export function QuestionCard({ question, place, isLocked, isReopened, isSmall }: Props) {
  const { answer, state, give, retry, discard, keepMine, takeTheirs } = useAnswer(question.id);
  const { isKept } = useUnsent();
  const entry = useAnswerDraft({ question, answer, onAnswer: give, givesReasons: isSmall });
  const id = questionAnchor(question.id);
  const headingId = `${id}-text`;
  const helpId = `${id}-help`;
  const { first, rest } = splitHelp(question);
  const canClear = !isLocked && question.kind === 'one' && isAnswered(question, answer);
  return (
    <Card id={id}>
      {place && (
        <Typography variant="body2" color="textSecondary">
          {place} · {question.code}
        </Typography>
      )}
      <Head>
        <Typography id={headingId} variant="h5" component="h3" tabIndex={-1}>
          {question.text}
        </Typography>
        {isReopened && (
          <Chip component="span" size="small" color="warning" label={t('Open again')} />
        )}
      </Head>
      {isReopened && <ReviewerComment question={question.id} />}
      {first && (
        <Typography id={helpId} variant="body2">
          {first}
        </Typography>
      )}
      <ProposalNote question={question} entry={entry} disabled={isLocked} />
      <AnswerField
        isSmall={isSmall}
        question={question}
        entry={entry}
        id={`${id}-answer`}
        labelledBy={headingId}
        describedBy={first ? helpId : undefined}
        disabled={isLocked}
      />
      <SaveState
        state={state}
        isUnkept={entry.isUnkept}
        isKept={isKept}
        onRetry={retry}
        onDiscard={discard}
      />
      {state.status === 'conflict' && (
        <Conflict
          question={question}
          mine={answer ?? null}
          theirs={state.theirs}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
      <Row>
        {!place && (
          <Typography variant="body2" component="span" color="textSecondary">
            {question.code}
          </Typography>
        )}
        <Explanation question={question} help={rest} />
        <EvidenceField
          question={question}
          entry={entry}
          id={`${id}-evidence`}
          labelledBy={headingId}
          disabled={isLocked}
        />
        {canClear && (
          <Button size="small" variant="text" aria-label={t('Clear answer')} onClick={entry.clear}>
            {t('Clear')}
          </Button>
        )}
      </Row>
    </Card>
  );
}
