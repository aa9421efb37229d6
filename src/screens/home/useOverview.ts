import { useMemo } from 'react';
import type { ListingOverview } from '../../../domain/contract/listing';
import { overviewOf } from '../../../domain/directoryOverview';
import { useGetListingOverviewQuery, useListListingsQuery } from '../../api/directoryApi';
import { readFailure } from '../../api/failure';

interface OverviewState {
  /** Null until it has come, and when it could not. */
  overview: ListingOverview | null;
  hasFailed: boolean;
  retry: () => void;
}

/** What the server says of its directory; one that has the plain list alone (specification 7) is counted here. */
export function useOverview(): OverviewState {
  const asked = useGetListingOverviewQuery();
  const isUnknown = !asked.isFetching && readFailure(asked.error).status === 404;
  const list = useListListingsQuery(undefined, { skip: !isUnknown });
  const counted = useMemo(
    () => (isUnknown && Array.isArray(list.data) ? overviewOf(list.data) : null),
    [isUnknown, list.data],
  );
  const told = Array.isArray(asked.data?.featured) ? asked.data : null;
  const overview = told ?? counted;
  const { isFetching, isUninitialized, refetch } = isUnknown ? list : asked;
  return {
    overview,
    hasFailed: !overview && !isFetching && !isUninitialized,
    retry: () => void refetch(),
  };
}
