import { styled } from '@mui/material/styles';
import { useFocusAfterPaging, Pager } from '../../../ui/Pager';
import { ErrorState } from '../../../ui/ErrorState';
import { SlowNotice } from '../../../ui/SlowNotice';
import type { DirectoryPageViewProps } from '../DirectoryPageView';
import { writeFilters } from '../filters';
import { LISTINGS_PER_PAGE } from '../selectListings';
import { useClearFilters } from '../useClearFilters';
import { ListingRow, ListingRowSkeleton } from './ListingRow';
import { NoMatch } from './NoMatch';
import { ResultsHead } from './ResultsHead';

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  margin: theme.spacing(2, 0, 4),
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: 'none', borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const skeletons = Array.from({ length: LISTINGS_PER_PAGE }, (_, index) => (
  <ListingRowSkeleton key={index} />
));

/** The businesses that match, or why there are none. */
export function Results({ filters, selection, hasFailed, onRetry }: DirectoryPageViewProps) {
  const heading = useFocusAfterPaging();
  const clear = useClearFilters(filters, heading);
  if (hasFailed) return <ErrorState message="Failed to fetch listings" onRetry={onRetry} />;
  return (
    <section aria-label="Businesses" aria-busy={!selection}>
      <ResultsHead heading={heading} filters={filters} selection={selection} onClear={clear} />
      {!selection && <SlowNotice onRetry={onRetry} />}
      {selection?.count === 0 ? (
        <NoMatch filters={filters} onClear={clear} />
      ) : (
        <Rows>
          {selection
            ? selection.shown.map((listing) => (
                <ListingRow key={listing.listing_id} listing={listing} />
              ))
            : skeletons}
        </Rows>
      )}
      {selection && (
        <Pager
          label="Pages of the directory"
          page={selection.page}
          pages={selection.pages}
          searchOf={(page) => writeFilters({ ...filters, page })}
        />
      )}
    </section>
  );
}
