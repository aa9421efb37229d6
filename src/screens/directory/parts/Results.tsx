import { styled } from '@mui/material/styles';
import { memo, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import type { ListingSearchPage } from '../../../../domain/contract/listing';
import { isAfterLast, pagesOf } from '../../../../domain/contract/page';
import { RelaxationNote } from '../../../entities/search/RelaxationNote';
import { useFocusAfterPaging, Pager } from '../../../ui/Pager';
import { ErrorState } from '../../../ui/ErrorState';
import { NoSuchPage } from '../../../ui/NoSuchPage';
import { SlowNotice } from '../../../ui/SlowNotice';
import { changeSearch, NO_FILTERS, writeFilters, type DirectoryFilters } from '../filters';
import { JoinAlert } from './JoinAlert';
import { MapPanel } from './MapPanel';
import { NoMatch } from './NoMatch';
import { DirectoryHead } from './DirectoryHead';
import { Rows } from './Rows';

/** The list alone, or beside the map; on a phone the map comes first. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '2fr 3fr' },
}));

export interface ResultsProps {
  filters: DirectoryFilters;
  /** The last page found; null until the first answer. */
  found: ListingSearchPage | null;
  /** The answer to the present filters has not arrived yet. */
  isUpdating: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Clears the filters and moves focus to the heading, because the pressed button disappears. */
function useClearFilters(
  { sort, view }: DirectoryFilters,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const navigate = useNavigate();
  return () => {
    heading.current?.focus({ preventScroll: true });
    const keptSort = sort === 'name' ? NO_FILTERS.sort : sort;
    void navigate({ search: writeFilters({ ...NO_FILTERS, sort: keptSort, view }) });
  };
}

type ListProps = ResultsProps & { onClear: () => void };

function List({ filters, found, isUpdating, onRetry, onClear }: ListProps) {
  const searchOf = (page: number) => writeFilters({ ...filters, page });
  return (
    <div>
      {isUpdating && <SlowNotice onRetry={onRetry} />}
      {found?.count === 0 ? (
        <NoMatch filters={filters} onClear={onClear} />
      ) : found && isAfterLast(found) ? (
        <NoSuchPage last={searchOf(pagesOf(found))} />
      ) : (
        <>
          <Rows
            listings={found?.results ?? null}
            isStale={isUpdating}
            columns={filters.view === 'map' ? 1 : 2}
          />
          {found && (
            <Pager label={t('Pages of the directory')} pages={pagesOf(found)} searchOf={searchOf} />
          )}
        </>
      )}
    </div>
  );
}

/** The businesses that match, or why there are none. */
export const Results = memo(function Results(props: ResultsProps) {
  const { filters, found, isUpdating, hasFailed, onRetry } = props;
  const heading = useFocusAfterPaging();
  const clear = useClearFilters(filters, heading);
  if (hasFailed) return <ErrorState message={t('Failed to fetch listings')} onRetry={onRetry} />;
  const list = <List {...props} onClear={clear} />;
  return (
    <section aria-label={t('Businesses')} aria-busy={isUpdating}>
      <DirectoryHead heading={heading} filters={filters} found={found} onClear={clear} />
      {found && (
        <RelaxationNote
          found={{ ...found, q: filters.q, county: filters.county }}
          things="business"
          searchOf={(change) => writeFilters(changeSearch(filters, change))}
        />
      )}
      {found && <JoinAlert filters={filters} found={found} />}
      {filters.view === 'map' ? (
        <Columns>
          <MapPanel filters={filters} counts={found?.counties ?? {}} />
          {list}
        </Columns>
      ) : (
        list
      )}
    </section>
  );
});
