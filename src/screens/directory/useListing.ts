import type { ListingWithSimilar } from '../../../domain/contract/listing';
import { useGetListingQuery } from '../../api/directoryApi';

export type ListingStatus = 'loading' | 'shown' | 'missing' | 'failed';

interface ListingState {
  listing: ListingWithSimilar | null;
  status: ListingStatus;
  retry: () => void;
}

/** One business by slug or id. */
export function useListing(slugOrId: string): ListingState {
  const { currentData: listing, isFetching, refetch } = useGetListingQuery(slugOrId);
  const status = ((): ListingStatus => {
    if (listing) return 'shown';
    if (listing === null) return 'missing';
    return isFetching ? 'loading' : 'failed';
  })();
  return { listing: listing ?? null, status, retry: () => void refetch() };
}
