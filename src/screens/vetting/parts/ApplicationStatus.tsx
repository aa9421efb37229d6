import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { localeFor, t } from '../../../../domain/language';
import {
  ownerActionOf,
  type ApplicationEventType,
} from '../../../../domain/vetting/applicationEvents';
import { applicationRow, TURN_TEXTS } from '../../../../domain/vetting/applicationStates';
import { useAccess, useAssessment, useProgress } from '../../../actors/vetting';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { Problem } from '../../../ui/fields/FormAlert';
import { firstUnanswered, timeFor, unansweredQuestions } from '../nextQuestion';
import { reopenedQuestions, whyReadOnly } from '../openQuestions';
import { partProgress } from '../partProgress';
import { useVettingLinks } from '../useVettingLinks';
import { ProgressBar } from './ProgressBar';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& dl': {
    display: 'grid',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

interface Props {
  onAct: (event: ApplicationEventType) => Promise<Problem | null>;
}

const day = (iso: string) =>
  new Date(iso).toLocaleDateString(localeFor(undefined), { dateStyle: 'long' });

function factsOf({ application, asUser }: ReturnType<typeof useAccess>) {
  const { turn, owner } = applicationRow(application);
  const dates = [
    { term: t('Submitted'), at: application?.submitted_at },
    { term: t('Decided'), at: application?.decided_at },
    { term: t('Valid until'), at: application?.expires_at },
  ];
  return [
    {
      term: t('Who acts next'),
      text: turn === 'owner' && asUser !== null ? t('The business') : t(TURN_TEXTS[turn]),
    },
    { term: t('What can happen next'), text: t(owner.next) },
    ...dates.flatMap(({ term, at }) => (at ? [{ term, text: day(at) }] : [])),
  ];
}

/** The way on: the first question without an answer, or the completion. */
function GoOn() {
  const access = useAccess();
  const assessment = useAssessment();
  const { progress } = useProgress();
  const links = useVettingLinks();
  if (whyReadOnly(access) !== null) return null;
  const named = reopenedQuestions(access);
  const reopened = assessment.questionnaire.questions.find(({ id }) => named?.includes(id));
  const next = reopened ?? firstUnanswered(assessment);
  const hasStarted = progress.some(({ questions_answered }) => questions_answered > 0);
  const label = reopened ? t('Change the open answers') : hasStarted ? t('Resume') : t('Start');
  return (
    <Button
      component={RouterLink}
      to={next ? links.question(next) : links.completion}
      variant="contained"
      size="large"
    >
      {next ? label : t('Review and submit')}
    </Button>
  );
}

function OwnerActs({ onAct }: Props) {
  const { application, asUser, isOnBehalf } = useAccess();
  const [asked, setAsked] = useState<ApplicationEventType | null>(null);
  const mayAct = asUser === null || isOnBehalf;
  const possible = mayAct ? (application?.possible ?? []).filter((act) => ownerActionOf(act)) : [];
  const act = asked && ownerActionOf(asked);
  return (
    <>
      {possible.map((event) => (
        <Button key={event} variant="outlined" onClick={() => setAsked(event)}>
          {t(ownerActionOf(event)?.label ?? '')}
        </Button>
      ))}
      {asked && act && (
        <ConfirmDialog
          title={t(act.question)}
          action={t(act.label)}
          onAct={() => onAct(asked)}
          onClose={() => setAsked(null)}
        >
          {t(act.text)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Where the application stands in plain words, who acts next, and how far it is answered. */
export function ApplicationStatus({ onAct, outlook }: Props & { outlook: ReactNode }) {
  const id = useId();
  const access = useAccess();
  const { categories, isCleared, progress, pace } = useProgress();
  const { owner, color } = applicationRow(access.application);
  const open = unansweredQuestions(useAssessment()).length;
  const { answered, asked } = partProgress(categories, progress, isCleared ? 'both' : 'basic');
  return (
    <Box aria-labelledby={id} sx={{ borderTopColor: `${color}.main` }}>
      <Typography id={id} variant="h3" component="h2">
        {t(owner.title)}
      </Typography>
      <Typography>{t(owner.text)}</Typography>
      <dl>
        {factsOf(access).map((fact) => [
          <dt key={fact.term}>{fact.term}</dt>,
          <dd key={fact.text}>{fact.text}</dd>,
        ])}
      </dl>
      {outlook}
      <Typography>
        <strong>{t('{answered} of {asked} questions answered', { answered, asked })}</strong>
        {open > 0 &&
          whyReadOnly(access) === null &&
          `, ${t('{time} left', { time: timeFor(open, pace) })}`}
      </Typography>
      <ProgressBar answered={answered} asked={asked} label={t('Questions answered')} />
      <Typography variant="body2" color="textSecondary">
        {t('This counts answers. How good they are is in the report.')}
      </Typography>
      <Actions>
        <GoOn />
        <OwnerActs onAct={onAct} />
      </Actions>
    </Box>
  );
}
