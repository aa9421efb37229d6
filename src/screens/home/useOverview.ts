import { useMemo } from 'react';
import type { ListingOverview } from '../../../domain/contract/listing';
import { overviewOf } from '../../../domain/directoryOverview';
import { useGetListingOverviewQuery, useListListingsQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';

interface OverviewState {
  /** Null while it loads and after a failure. */
  overview: ListingOverview | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The figures of the directory. They are counted here when the server has only the plain list (specification 7). */
export function useOverview(): OverviewState {
  const request = useGetListingOverviewQuery();
  const isUnknown = !request.isFetching && readFailure(request.error).status === 404;
  const list = useListListingsQuery(undefined, { skip: !isUnknown });
  const counted = useMemo(
    () => (isUnknown && Array.isArray(list.data) ? overviewOf(list.data) : null),
    [isUnknown, list.data],
  );
  const answered = Array.isArray(request.data?.featured) ? request.data : null;
  const overview = answered ?? counted;
  const { isFetching, isUninitialized, refetch } = isUnknown ? list : request;
  return {
    overview,
    hasFailed: !overview && !isFetching && !isUninitialized,
    retry: () => void refetch(),
  };
}
