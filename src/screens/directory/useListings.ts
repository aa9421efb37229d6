import type { Listing } from '../../../domain/contract/listing';
import { useListListingsQuery } from '../../api/directoryApi';

export interface ListingsState {
  /** Null until they have come, and when they could not. */
  listings: Listing[] | null;
  /** There is nothing to show: the request failed, or its answer is no list. */
  hasFailed: boolean;
  retry: () => void;
}

export function useListings(skip = false): ListingsState {
  const { data, isFetching, isUninitialized, refetch } = useListListingsQuery(undefined, { skip });
  const listings = Array.isArray(data) ? data : null;
  return {
    listings,
    hasFailed: !listings && !isFetching && !isUninitialized,
    retry: () => void refetch(),
  };
}
