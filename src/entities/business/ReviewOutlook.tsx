import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { t } from '../../../domain/language';
import type { Application } from '../../../domain/contract/vetting';
import { REVIEW_DAYS } from '../../../domain/vetting/applicationStates';
import { FEWEST_APPLICATIONS, outlookOf } from '../../../domain/vetting/reviewTimes';
import { useGetReviewTimesQuery } from '../../api/vettingApi';
import { ClockContext } from '../../clock';
import { dateText } from '../../ui/format';

const Steps = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1, 0),
  paddingInlineStart: theme.spacing(2.5),
  '& li': { paddingBlock: theme.spacing(0.25) },
}));

type Sent = Pick<Application, 'state' | 'submitted_at' | 'history'>;

/** What happens next to an application that was sent, and by when, as reviews go at present. */
export function ReviewOutlook({ application }: { application: Sent }) {
  const now = use(ClockContext);
  const { data } = useGetReviewTimesQuery();
  const outlook = outlookOf(application, data ?? null, now());
  if (!outlook) return null;
  const { steps, usuallyBy, promisedBy } = outlook;
  const isMeasured = steps.some(({ usually }) => usually !== null);
  return (
    <div>
      <Typography sx={{ mt: 1, fontWeight: 600 }}>{t('What happens next')}</Typography>
      <Steps>
        {steps.map(({ state, text, usually, mostly }) => (
          <li key={state}>
            {usually === null ? `${text}.` : t('{text}, usually {usually}.', { text, usually })}
            {mostly !== null && ` ${t('9 in 10 times {mostly}.', { mostly })}`}
          </li>
        ))}
      </Steps>
      {usuallyBy && (
        <Typography>
          {t('All of it is usually done by {date}.', { date: dateText(usuallyBy.toISOString()) })}
        </Typography>
      )}
      {promisedBy && (
        <Typography>
          {t(
            'We answer within {days} working days of your submission: by {date}, if no public holiday falls between.',
            { days: REVIEW_DAYS, date: dateText(promisedBy.toISOString()) },
          )}
        </Typography>
      )}
      {isMeasured && data && (
        <Typography variant="body2" color="textSecondary">
          {t(
            '“Usually” is the median of the last {days} days. Times of fewer than {fewest} applications are not shown.',
            { days: data.days, fewest: FEWEST_APPLICATIONS },
          )}
        </Typography>
      )}
    </div>
  );
}
