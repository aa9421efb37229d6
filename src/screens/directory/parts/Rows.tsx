import { styled } from '@mui/material/styles';
import type { ShortListing } from '../../../../domain/contract/listing';
import { EntryRows } from '../../../ui/EntryRows';
import { ListingRow, ListingRowSkeleton } from './ListingRow';

const Grid = styled(EntryRows)(({ theme }) => ({
  marginBottom: theme.spacing(4),
  [theme.breakpoints.down('md')]: {
    marginTop: 0,
    '& > li:first-of-type': { borderTop: 0, paddingTop: theme.spacing(1) },
  },
  '&[data-stale]': { opacity: 0.6 },
}));

const skeletons = Array.from({ length: 12 }, (_, index) => <ListingRowSkeleton key={index} />);

/** So many rows come with their picture in the HTML, which has its budget. */
const NEAR = 1;

interface Props {
  /** Null while the first ones load. */
  listings: readonly ShortListing[] | null;
  /** The rows belong to the filters before, while the next answer loads. */
  isStale: boolean;
  columns: 1 | 2;
}

export function Rows({ listings, isStale, columns }: Props) {
  return (
    <Grid columns={columns} data-stale={isStale && listings ? '' : undefined}>
      {listings
        ? listings.map((listing, index) => (
            <ListingRow key={listing.listing_id} listing={listing} isFar={index >= NEAR} />
          ))
        : skeletons}
    </Grid>
  );
}
