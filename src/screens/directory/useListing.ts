import type { Listing } from '../../../domain/contract/listing';
import { useGetListingQuery, useSearchListingsQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';
import { useListings } from './useListings';

export type ListingStatus = 'loading' | 'shown' | 'missing' | 'failed';

interface ListingState {
  listing: Listing | null;
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
 * One business by slug or id. Where it is not known and the server has no search either, the plain list
 * may still hold it: a server that keeps specification 7 and nothing more serves this page too.
 */
export function useListing(slugOrId: string): ListingState {
  const single = useGetListingQuery(slugOrId);
  const isUnknown = !single.isFetching && readFailure(single.error).status === 404;
  const search = useSearchListingsQuery({ q: slugOrId.slice(0, 80) }, { skip: !isUnknown });
  const isPlain = isUnknown && !search.isFetching && readFailure(search.error).status === 404;
  const list = useListings(!isPlain);
  const fetched = single.currentData;
  const listed = isPlain ? find(list.listings, slugOrId) : null;
  const listing = isListing(fetched) ? fetched : listed;

  const status = ((): ListingStatus => {
    if (listing) return 'shown';
    if (single.isFetching) return 'loading';
    if (!isUnknown) return 'failed';
    if (!isPlain) return search.currentData ? 'missing' : search.isFetching ? 'loading' : 'failed';
    return list.hasFailed || list.listings ? 'missing' : 'loading';
  })();
  return { listing, status, retry: () => void single.refetch() };
}
