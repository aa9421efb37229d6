import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Assessment } from '../../../../domain/contract/vetting';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import { REVIEW_NOTE, LEVEL_DESCRIPTIONS } from '../../../content/levels';
import { LevelNote } from '../../../entities/level/LevelNote';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/Page';
import { dateText, percentText, scoreText } from '../../../ui/format';
import { reportedAt, type ReportData, attainablePoints } from '../reportData';
import { numberText } from '../words';

const Frame = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 6),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)' },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: theme.spacing(2, 0, 0),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

const Result = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  printColorAdjust: 'exact',
  breakInside: 'avoid',
  '& .total': { ...theme.typography.h1, margin: 0 },
  '& .total small': { ...theme.typography.body1, letterSpacing: 0 },
  '& p': { marginBlock: theme.spacing(1) },
}));

function Total({ data: { report, assessment } }: { data: ReportData }) {
  const { total, level, basic_percent } = assessment;
  return (
    <Result aria-labelledby="result">
      <Typography id="result" variant="h4" component="h2">
        {assessment.receipt.is_final ? 'Result' : 'Result so far'}
      </Typography>
      {total === null ? (
        <p>No total yet: none of the six themes has a scored answer.</p>
      ) : (
        <p className="total">
          {scoreText(total)} <small>of 100</small>
        </p>
      )}
      {level && (
        <>
          <LevelNote level={level} />
          <p>
            {report.business.name} {LEVEL_DESCRIPTIONS[level]}
          </p>
        </>
      )}
      {basic_percent !== null && <p>Basic part: {percentText(basic_percent)}</p>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {REVIEW_NOTE}
      </Typography>
    </Result>
  );
}

const NoticeFrame = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));

/** Says how unanswered questions count, and how many points they can still add. */
function ProvisionalNotice({ assessment }: { assessment: Assessment }) {
  const open = attainablePoints(assessment);
  const { is_final } = assessment.receipt;
  if (assessment.completion === 100 && (is_final || open === 0)) return null;
  return (
    <NoticeFrame>
      <Notice tone="info">
        {is_final
          ? 'Questions without an answer count 0 points.'
          : 'Provisional: the score counts what is answered so far. Further answers can raise or lower it.'}
        {open > 0 && ` Up to ${numberText(open)} more points are still available.`}
      </Notice>
    </NoticeFrame>
  );
}

/** The business, the state of its application and the result. */
export function ReportHead({ data }: { data: ReportData }) {
  const { report, assessment } = data;
  const { business, application } = report;
  const date = reportedAt(report);
  return (
    <Frame>
      <div>
        <PageTitle variant="h2">{business.name}: self-assessment report</PageTitle>
        <Facts>
          <dt>Application</dt>
          <dd>{APPLICATION_STATE[application?.state ?? 'draft'].name}</dd>
          {business.category && (
            <>
              <dt>Category</dt>
              <dd>{business.category}</dd>
            </>
          )}
          {date && (
            <>
              <dt>{application?.submitted_at ? 'Submitted' : 'Last answer'}</dt>
              <dd>{dateText(date)}</dd>
            </>
          )}
          {application?.expires_at && (
            <>
              <dt>Valid until</dt>
              <dd>{dateText(application.expires_at)}</dd>
            </>
          )}
          <dt>Answered</dt>
          <dd>{assessment.completion}% of the questions</dd>
          <dt>Questionnaire</dt>
          <dd>Version {assessment.receipt.questionnaire_version}</dd>
        </Facts>
        {application?.note && (
          <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            Our reviewer writes: {application.note}
          </Typography>
        )}
        <ProvisionalNotice assessment={assessment} />
      </div>
      <Total data={data} />
    </Frame>
  );
}
