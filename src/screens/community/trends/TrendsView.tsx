import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { Trends } from '../../../../domain/contract/trends';
import type { TrendFilterName, TrendName } from '../../../../domain/trends/questions';
import { usePaths } from '../../../paths';
import { ErrorState } from '../../../ui/ErrorState';
import { SlowNotice } from '../../../ui/SlowNotice';
import { rich } from '../../../ui/rich';
import { TrendCross } from './TrendCross';
import { TrendFilters } from './TrendFilters';
import { TrendPlot } from './TrendPlot';
import { dayText, monthText, peopleText } from './trendTexts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 6),
  marginTop: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[aria-busy="true"]': { opacity: 0.6 },
}));

interface Props {
  /** Null while they load and after a failure. */
  trends: Trends | null;
  isFetching: boolean;
  hasFailed: boolean;
  isVisitor: boolean;
  onRetry: () => void;
  onFilter: (name: TrendFilterName, value: string) => void;
}

/** The page shows the figures of this question above already. */
const SHOWN_ABOVE: TrendName = 'themes';

function Method({ trends, isVisitor }: { trends: Trends; isVisitor: boolean }) {
  const paths = usePaths();
  const seeMore = isVisitor
    ? t('Businesses that join see every question, and can filter.')
    : t('Businesses see every question, and can filter.');
  return (
    <Typography variant="body2" sx={{ mt: 5, maxWidth: '72ch', color: 'text.secondary' }}>
      {t(
        'A figure is shown only where it is based on at least 5 people, or 10 where two answers are combined, and where no subtraction would reveal fewer. Shares are of all members counted, whether or not they answered, and rounded to 5% or to five people, so they may not add up to 100%. The figures change once a month.',
      )}{' '}
      {trends.scope === 'summary' && `${seeMore} `}
      <Link
        component={RouterLink}
        to={{ pathname: paths.privacyPolicy, hash: '#trends' }}
        sx={{ fontWeight: 600 }}
      >
        {t('How trends stay anonymous')}
      </Link>
    </Typography>
  );
}

/** Plots with their tables: all of them for businesses and admins, a few for everybody else. */
export function TrendsView({ trends, isFetching, hasFailed, isVisitor, onRetry, onFilter }: Props) {
  if (hasFailed) return <ErrorState message={t('Failed to fetch trends')} onRetry={onRetry} />;
  if (!trends) {
    return (
      <div aria-busy>
        <SlowNotice onRetry={onRetry} />
        <Skeleton variant="rounded" sx={{ height: 420, mt: 4 }} />
      </div>
    );
  }
  const tables = trends.tables.filter(
    ({ question }) => trends.filter !== null || question !== SHOWN_ABOVE,
  );
  return (
    <>
      {trends.scope === 'full' && <TrendFilters filter={trends.filter} onFilter={onFilter} />}
      <Typography role="status" sx={{ mt: 3 }}>
        {rich(
          '<month>{month}</month>, counted on {day}.',
          { month: (month) => <strong>{month}</strong> },
          { month: monthText(trends.month), day: dayText(trends.refreshed_at) },
        )}{' '}
        {peopleText(trends)}
      </Typography>
      <Grid aria-busy={isFetching}>
        {tables.map((table) => (
          <TrendPlot key={table.question} table={table} earlier={trends.earlier} />
        ))}
      </Grid>
      {trends.crosses.map((cross) => (
        <TrendCross key={`${cross.question} ${cross.by}`} cross={cross} />
      ))}
      <Method trends={trends} isVisitor={isVisitor} />
    </>
  );
}
