import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { AdminOverview } from '../../../../../domain/contract/admin/overview';
import { countyName } from '../../../../../domain/counties';
import { usePaths } from '../../../../paths';
import { lazyComponent } from '../../../../ui/lazyComponent';
import { LazyPart } from '../../../../ui/LazyPart';
import { countyLink } from '../overviewLinks';
import { Figures } from './Figures';

const MOST_BARS = 8;

const CountyChart = lazyComponent(
  () => import(/* webpackChunkName: "admin-charts" */ '../../pipeline/charts/PipelineCharts'),
  <Skeleton variant="rounded" height={356} />,
);

const Names = styled('ul')(({ theme }) => ({
  columns: '9rem',
  columnGap: theme.spacing(2),
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { maxWidth: 'none', margin: 0, breakInside: 'avoid' },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 28,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
}));

/** Published listings by county: the most as bars, all as links to their lists. */
export function CountyFigures({ counties }: Pick<AdminOverview, 'counties'>) {
  const paths = usePaths();
  const most = counties.slice(0, MOST_BARS);
  const nameOf = (code: string) => countyName(code) ?? code;
  return (
    <Figures title={t('Published listings by county')}>
      {counties.length === 0 ? (
        <Typography>{t('No listing is published yet.')}</Typography>
      ) : (
        <LazyPart message={t('The chart could not be loaded. The list has its figures.')}>
          <CountyChart
            color="primary"
            names={most.map(({ county }) => nameOf(county))}
            values={most.map(({ listings }) => listings)}
          />
        </LazyPart>
      )}
      <Names>
        {counties.map(({ county, listings }) => (
          <li key={county}>
            <Link component={RouterLink} to={countyLink(paths, county)}>
              {nameOf(county)} <span>{listings}</span>
            </Link>
          </li>
        ))}
      </Names>
    </Figures>
  );
}
