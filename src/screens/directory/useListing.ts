import type { Listing } from '../../../domain/contract/listing';
import { useGetListingQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';
import { useListings } from './useListings';

export type ListingStatus = 'loading' | 'shown' | 'missing' | 'failed';

interface ListingState {
  listing: Listing | null;
  /** The rest of the directory, as far as it has come. */
  others: Listing[];
  status: ListingStatus;
  retry: () => void;
}

const find = (listings: Listing[] | null, slugOrId: string): Listing | null =>
  listings?.find(({ slug }) => slug === slugOrId) ??
  listings?.find(({ listing_id }) => String(listing_id) === slugOrId) ??
  null;

const isListing = (answer: Listing | undefined): answer is Listing =>
  typeof answer === 'object' && typeof answer.slug === 'string';

/**
 * One business by slug or id: from the list if that has come, else by its own request. The list is
 * fetched for similar businesses anyway, so a server that knows only the list serves this page too.
 */
export function useListing(slugOrId: string): ListingState {
  const list = useListings();
  const listed = find(list.listings, slugOrId);
  const single = useGetListingQuery(slugOrId, { skip: listed !== null });
  const fetched = single.currentData;
  const listing = listed ?? (isListing(fetched) ? fetched : null);

  const isUnknown = !single.isFetching && readFailure(single.error).status === 404;
  const status = ((): ListingStatus => {
    if (listing) return 'shown';
    if (single.isFetching) return 'loading';
    if (!isUnknown) return 'failed';
    if (list.hasFailed) return 'missing';
    return list.listings ? 'missing' : 'loading';
  })();
  return {
    listing,
    others: list.listings ?? [],
    status,
    retry: () => {
      if (!listed) void single.refetch();
      if (list.hasFailed) list.retry();
    },
  };
}
