import type { Listing } from '../../../domain/contract/listing';
import { useGetListingQuery } from '../../api/directoryApi';
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
 * One business by slug or id. Where it is not known, the plain list may still hold it: a server
 * that keeps specification 7 and nothing more serves this page too.
 */
export function useListing(slugOrId: string): ListingState {
  const single = useGetListingQuery(slugOrId);
  const isUnknown = !single.isFetching && readFailure(single.error).status === 404;
  const list = useListings(!isUnknown);
  const fetched = single.currentData;
  const listed = isUnknown ? find(list.listings, slugOrId) : null;
  const listing = isListing(fetched) ? fetched : listed;

  const status = ((): ListingStatus => {
    if (listing) return 'shown';
    if (single.isFetching) return 'loading';
    if (!isUnknown) return 'failed';
    return list.hasFailed || list.listings ? 'missing' : 'loading';
  })();
  return { listing, status, retry: () => void single.refetch() };
}
