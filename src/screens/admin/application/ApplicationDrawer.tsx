import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { t } from '../../../../domain/language';
import type { VettingReport } from '../../../../domain/contract/assessment';
import type { Application } from '../../../../domain/contract/vetting';
import type { ApplicationEventType } from '../../../../domain/vetting/applicationEvents';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import {
  useGetApplicationQuery,
  useGetVettingReportQuery,
  useListVettingQuestionsQuery,
} from '../../../api/vettingApi';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { ErrorState } from '../../../ui/ErrorState';
import { CloseIcon } from '../../../ui/actionIcons';
import { momentText, scoreText } from '../../../ui/format';
import { SlowNotice } from '../../../ui/SlowNotice';
import { ApplicationLinks } from './ApplicationLinks';
import { ApplicationPanels } from './ApplicationPanels';
import { adminMoves, moveOf } from './moves';
import type { ApplicationSubject } from './applicationSubject';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  width: 'min(100vw, 34rem)',
  padding: theme.spacing(2, 2, 6),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 3, 8) },
  overflowWrap: 'anywhere',
  '& header': { display: 'flex', alignItems: 'start', justifyContent: 'space-between' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(0.5, 2),
    margin: 0,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

const Moves = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

function Facts({ application, reviewer }: { application: Application; reviewer: string | null }) {
  const { state, submitted_at, decided_at, expires_at, total, level } = application;
  const facts = [
    { term: t('State'), text: t(APPLICATION_STATE[state].name) },
    { term: t('Reviewer'), text: reviewer },
    { term: t('Submitted'), text: submitted_at && momentText(submitted_at) },
    { term: t('Decided'), text: decided_at && momentText(decided_at) },
    { term: t('Valid until'), text: expires_at && momentText(expires_at) },
    {
      term: t('Score'),
      text: total === null ? null : t('{score} of 100', { score: scoreText(total) }),
    },
    { term: t('Level'), text: level && t(level) },
  ];
  return (
    <dl>
      {facts.flatMap(({ term, text }) =>
        text ? [<dt key={term}>{term}</dt>, <dd key={`${term} text`}>{text}</dd>] : [],
      )}
    </dl>
  );
}

interface BodyProps {
  application: Application;
  report: VettingReport;
  reviewer: string | null;
  onMove: (subject: ApplicationSubject, event: ApplicationEventType) => void;
}

function Body({ application, report, reviewer, onMove }: BodyProps) {
  const questions = useListVettingQuestionsQuery();
  const texts = useMemo(
    () => questions.data && new Map(questions.data.map(({ id, text }) => [id, text])),
    [questions.data],
  );
  const { business } = report;
  const { id, state, possible } = application;
  const subject = { application: id, user_id: application.user, name: business.name };
  const moves = adminMoves(possible);
  return (
    <>
      <Facts application={application} reviewer={reviewer} />
      {moves.length > 0 && (
        <Moves role="group" aria-label={t('What you can do')}>
          {moves.map((event) => (
            <Button
              key={event}
              variant="outlined"
              size="small"
              onClick={() => onMove({ ...subject, state, possible }, event)}
            >
              {moveOf(event)?.label}
            </Button>
          ))}
        </Moves>
      )}
      <ApplicationLinks business={business} />
      <ApplicationPanels application={application} report={report} questions={texts ?? null} />
    </>
  );
}

interface Props {
  application: number;
  /** Who has claimed it, when known. */
  reviewer: string | null;
  onMove: BodyProps['onMove'];
  onClose: () => void;
}

function useDetails(id: number) {
  const application = useGetApplicationQuery(id, { refetchOnMountOrArgChange: true });
  const business = application.currentData?.user;
  const report = useGetVettingReportQuery(business ?? 0, { skip: business === undefined });
  const failed = [application, report].find(({ isError, isFetching }) => isError && !isFetching);
  return {
    application: application.currentData ?? null,
    report: report.currentData ?? null,
    hasFailed: failed !== undefined,
    retry: () => void (failed ?? application).refetch(),
  };
}

/** The details of an application: its state, what can be done, and its history. */
export function ApplicationDrawer({ application: id, reviewer, onMove, onClose }: Props) {
  const headingId = useId();
  const { application, report, hasFailed, retry } = useDetails(id);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': headingId } }}
    >
      <Frame data-hj-suppress>
        <header>
          <Typography id={headingId} variant="h3" component="h2">
            {report?.business.name ?? t('Application')}
          </Typography>
          <IconButton aria-label={t('Close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        {application && report ? (
          <Body application={application} report={report} reviewer={reviewer} onMove={onMove} />
        ) : hasFailed ? (
          <ErrorState message={t('This application could not be loaded.')} onRetry={retry} />
        ) : (
          <>
            <SlowNotice onRetry={retry} />
            <div role="status" aria-label={t('Loading')}>
              <SkeletonBlock sx={{ height: 96 }} />
              <SkeletonBlock sx={{ height: 160 }} />
            </div>
          </>
        )}
      </Frame>
    </Drawer>
  );
}
