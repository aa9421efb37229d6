import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../ui/ErrorState';
import { changeFilters, writeFilters, type DirectoryFilters } from '../filters';

const CountyFilter = lazy(() => import(/* webpackChunkName: "county-filter" */ './CountyFilter'));

const Panel = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: theme.spacing(2) },
  '@media print': { display: 'none' },
}));

const NoMap = () => (
  <ErrorState message="The map could not be loaded. The list has a filter by county as well." />
);

interface Props {
  filters: DirectoryFilters;
  /** How many match in each county, the county filter aside. */
  counts: Readonly<Record<string, number>>;
}

/** Where the businesses are; choosing a county narrows the list beside it. */
export function MapPanel({ filters, counts }: Props) {
  const navigate = useNavigate();
  return (
    <Panel aria-label="By county">
      <ErrorBoundary fallback={<NoMap />}>
        <Suspense
          fallback={<Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: 0.7 }} />}
        >
          <CountyFilter
            counts={counts}
            selected={filters.county}
            onSelect={(county) =>
              void navigate({ search: writeFilters(changeFilters(filters, { county })) })
            }
          />
        </Suspense>
      </ErrorBoundary>
    </Panel>
  );
}
