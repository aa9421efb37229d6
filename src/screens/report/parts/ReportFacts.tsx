import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import { APPLICATION_STATE, TURN_TEXTS } from '../../../../domain/vetting/applicationStates';
import { REVIEW_NOTE } from '../../../content/levels';
import { dateText, percentText } from '../../../ui/format';
import { reportedAt, type ReportData } from '../reportData';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: theme.spacing(2, 0, 0),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

/** The state of the application, and how the result is to be read. */
export function ReportFacts({ data }: { data: ReportData }) {
  const { report, assessment, asUser } = data;
  const { business, application } = report;
  const state = APPLICATION_STATE[application?.state ?? 'draft'];
  const isOfOther = asUser !== null && state.turn === 'owner';
  const date = reportedAt(report);
  return (
    <>
      <Facts>
        <dt>{t('Application')}</dt>
        <dd>{t(state.name)}</dd>
        <dt>{t('Whose turn')}</dt>
        <dd>{isOfOther ? business.name : t(TURN_TEXTS[state.turn])}</dd>
        {business.category && (
          <>
            <dt>{t('Category')}</dt>
            <dd>{t(business.category)}</dd>
          </>
        )}
        {date && (
          <>
            <dt>{application?.submitted_at ? t('Submitted') : t('Last answer')}</dt>
            <dd>{dateText(date)}</dd>
          </>
        )}
        <dt>{t('Answered')}</dt>
        <dd>{t('{share}% of the questions', { share: assessment.completion })}</dd>
        {assessment.basic_percent !== null && (
          <>
            <dt>{t('Basic part')}</dt>
            <dd>{percentText(assessment.basic_percent)}</dd>
          </>
        )}
        <dt>{t('Questionnaire')}</dt>
        <dd>{t('Version {version}', { version: assessment.receipt.questionnaire_version })}</dd>
      </Facts>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t(REVIEW_NOTE)}
      </Typography>
    </>
  );
}
