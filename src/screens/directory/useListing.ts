import type { ListingWithSimilar } from '../../../domain/contract/listing';
import { useGetListingQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';

export type ListingStatus = 'loading' | 'shown' | 'missing' | 'failed';

interface ListingState {
  listing: ListingWithSimilar | null;
  status: ListingStatus;
  retry: () => void;
}

/** One business by slug or id. */
export function useListing(slugOrId: string): ListingState {
  const { currentData: listing, isFetching, error, refetch } = useGetListingQuery(slugOrId);
  const status = ((): ListingStatus => {
    if (listing) return 'shown';
    if (isFetching) return 'loading';
    return readFailure(error).status === 404 ? 'missing' : 'failed';
  })();
  return { listing: listing ?? null, status, retry: () => void refetch() };
}
