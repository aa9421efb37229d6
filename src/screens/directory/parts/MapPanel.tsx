import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { changeFilters, writeFilters, type DirectoryFilters } from '../filters';

export const CountyFilter = lazyComponent(
  () => import(/* webpackChunkName: "county-filter" */ './CountyFilter'),
  <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: 0.7 }} />,
);

const Panel = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: 520,
  [theme.breakpoints.up('md')]: { position: 'sticky', top: theme.spacing(2) },
  '@media print': { display: 'none' },
}));

interface Props {
  filters: DirectoryFilters;
  /** How many match in each county, the county filter aside. */
  counts: Readonly<Record<string, number>>;
}

/** Where the businesses are; choosing a county narrows the list beside it. */
export function MapPanel({ filters, counts }: Props) {
  const navigate = useNavigate();
  return (
    <Panel aria-label={t('By county')}>
      <LazyPart
        message={t('The map could not be loaded. The search has a list of the counties as well.')}
      >
        <CountyFilter
          counts={counts}
          selected={filters.county}
          onSelect={(county) =>
            void navigate({ search: writeFilters(changeFilters(filters, { county })) })
          }
        />
      </LazyPart>
    </Panel>
  );
}
