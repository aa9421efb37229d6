import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { OVERVIEW_DAYS, type AdminOverview } from '../../../../domain/contract/admin/overview';
import { useGetAdminOverviewQuery } from '../../../api/admin/overviewApi';
import { usePaths } from '../../../paths';
import { ErrorState } from '../../../ui/ErrorState';
import { countText } from '../../../ui/format';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../ui/SlowNotice';
import { memberCounts, waitingCounts, type LinkedCount } from './overviewLinks';
import { ApplicationFigures } from './parts/ApplicationFigures';
import { CountyFigures } from './parts/CountyFigures';
import { Figures } from './parts/Figures';
import { MailFigures } from './parts/MailFigures';
import { Tile, Tiles } from './parts/Tile';
import { rich } from '../../../ui/rich';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0, 5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Counts = ({ counts }: { counts: LinkedCount[] }) => (
  <Tiles>
    {counts.map(({ name, count, to }) => (
      <Tile key={to} count={count} to={to}>
        {name}
      </Tile>
    ))}
  </Tiles>
);

function Searches({ missing_words: { words, first } }: Pick<AdminOverview, 'missing_words'>) {
  const paths = usePaths();
  return (
    <Figures title={t('Searches without result')}>
      <Typography>
        {words === 0
          ? t('Nobody missed anything in the last {days} days.', { days: OVERVIEW_DAYS })
          : rich(
              '<link>{words}</link> in the last {days} days, most often {first}.',
              {
                link: (inner) => (
                  <Link component={RouterLink} to={paths.adminSearchWords}>
                    {inner}
                  </Link>
                ),
              },
              { words: countText(words, 'word'), days: OVERVIEW_DAYS, first: first.join(', ') },
            )}
      </Typography>
    </Figures>
  );
}

function Loaded({ overview }: { overview: AdminOverview }) {
  const paths = usePaths();
  return (
    <>
      <Figures title={t('Waiting for a decision')}>
        <Counts counts={waitingCounts(overview, paths)} />
      </Figures>
      <ApplicationFigures {...overview} />
      <Figures title={t('Members')}>
        <Counts counts={memberCounts(overview, paths)} />
      </Figures>
      <Pair>
        <CountyFigures {...overview} />
        <div>
          <Searches {...overview} />
          <MailFigures {...overview} />
        </div>
      </Pair>
    </>
  );
}

/** The figures of the whole product, each with its list. */
export default function Dashboard() {
  const { data, isError, refetch } = useGetAdminOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void refetch();
  if (data) return <Loaded overview={data} />;
  if (isError)
    return <ErrorState message={t('The figures could not be loaded.')} onRetry={retry} />;
  return (
    <>
      <SlowNotice onRetry={retry} />
      <div role="status" aria-label={t('Loading the figures')}>
        <SkeletonBlock sx={{ height: 320 }} />
      </div>
    </>
  );
}
