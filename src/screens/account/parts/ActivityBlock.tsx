import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { ListingActivity } from '../../../../domain/contract/memberZone';
import { ACTIVITY_KINDS, ACTIVITY_PERIOD_DAYS, tapsIn } from '../../../../domain/listing/activity';
import { PlainTable } from '../../../ui/PlainTable';
import { ACTIVITY_NAMES, activitySentence } from '../activityTexts';
import { Block } from './Block';

const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 120,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fill: theme.vars.palette.primary.main,
}));

const Wide = styled('div')({ gridColumn: '1 / -1' });

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  width: '100%',
  gap: theme.spacing(2, 5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
}));

const Ends = styled('div')({ display: 'flex', justifyContent: 'space-between' });

const HEIGHT = 100;
const BAR = 0.7;

/** One bar for each of the last 28 days; the table beside it has the sums. */
function DayBars({ views }: { views: readonly number[] }) {
  const most = Math.max(...views);
  return (
    <Bars
      role="img"
      aria-label={t('Views on each of the last {days} days; at most {most} on one day', {
        days: views.length,
        most,
      })}
      viewBox={`0 0 ${views.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {views.map((count, day) => {
        const height = (HEIGHT * count) / Math.max(most, 1);
        return <rect key={day} x={day} y={HEIGHT - height} width={BAR} height={height} />;
      })}
    </Bars>
  );
}

interface Props {
  activity: ListingActivity;
  /** When the owner was here last; null at the first visit. */
  since: string | null;
  listingAt: string;
}

/** What visitors did with the listing of the member. */
export function ActivityBlock({ activity, since, listingAt }: Props) {
  const { latest, earlier, views_by_day } = activity;
  const isQuiet = [latest, earlier].every((counts) => counts.view + tapsIn(counts) === 0);
  return (
    <Wide>
      <Block title={t('Your listing and its visitors')}>
        <Typography>{activitySentence(activity, since)}</Typography>
        {isQuiet ? (
          <Typography>
            {t(
              'Send its link to customers and put it into your own pages: views and taps on WhatsApp, Call and Directions are counted here.',
            )}
          </Typography>
        ) : (
          <Figures>
            <div>
              <DayBars views={views_by_day} />
              <Ends aria-hidden>
                <Typography variant="body2">
                  {t('{days} days ago', { days: views_by_day.length })}
                </Typography>
                <Typography variant="body2">{t('Today')}</Typography>
              </Ends>
            </div>
            <PlainTable>
              <caption>
                {t('The last {days} days and the {days} before', { days: ACTIVITY_PERIOD_DAYS })}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('Visitors')}</th>
                  <th scope="col" className="number">
                    {t('Last {days} days', { days: ACTIVITY_PERIOD_DAYS })}
                  </th>
                  <th scope="col" className="number">
                    {t('Before')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {ACTIVITY_KINDS.map((kind) => (
                  <tr key={kind}>
                    <th scope="row">{t(ACTIVITY_NAMES[kind])}</th>
                    <td className="number">{latest[kind]}</td>
                    <td className="number">{earlier[kind]}</td>
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </Figures>
        )}
        <Typography variant="body2">
          {t(
            'We keep the sums of each day, not who it was. Your own visits are left out, and those of readers whose browser asks not to be tracked.',
          )}
        </Typography>
        <Link component={RouterLink} to={listingAt} sx={{ py: 1, fontWeight: 600 }}>
          {t('See your listing')}
        </Link>
      </Block>
    </Wide>
  );
}
