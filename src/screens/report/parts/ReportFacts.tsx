import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Assessment } from '../../../../domain/contract/vetting';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import { REVIEW_NOTE } from '../../../content/levels';
import { Notice } from '../../../ui/Notice';
import { dateText, percentText } from '../../../ui/format';
import { reportedAt, type ReportData, attainablePoints } from '../reportData';
import { numberText } from '../words';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: theme.spacing(2, 0, 0),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

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

/** The state of the application, and how the result is to be read. */
export function ReportFacts({ data }: { data: ReportData }) {
  const { report, assessment } = data;
  const { business, application } = report;
  const date = reportedAt(report);
  return (
    <section aria-label="About this report">
      <ProvisionalNotice assessment={assessment} />
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
        <dt>Answered</dt>
        <dd>{assessment.completion}% of the questions</dd>
        {assessment.basic_percent !== null && (
          <>
            <dt>Basic part</dt>
            <dd>{percentText(assessment.basic_percent)}</dd>
          </>
        )}
        <dt>Questionnaire</dt>
        <dd>Version {assessment.receipt.questionnaire_version}</dd>
      </Facts>
      {application?.note && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          Our reviewer writes: {application.note}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {REVIEW_NOTE}
      </Typography>
    </section>
  );
}
