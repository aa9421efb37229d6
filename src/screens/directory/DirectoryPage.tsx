import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSearchListingsQuery } from '../../api/directoryApi';
import { toSearchState } from '../../api/searchState';
import { useFailureToast } from '../../ui/useFailureToast';
import { DirectoryPageView } from './DirectoryPageView';
import { readFilters, searchQuery, writeFilters } from './filters';

export default function DirectoryPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const search = useSearchListingsQuery(searchQuery(filters));
  const { found, isLoading, hasFailed, retry } = toSearchState(search);
  useFailureToast(hasFailed, 'Failed to fetch listings');
  if (found && !isLoading && found.count > 0 && found.results.length === 0) {
    const last = Math.ceil(found.count / found.page_size);
    return <Navigate to={{ search: writeFilters({ ...filters, page: last }) }} replace />;
  }
  return (
    <DirectoryPageView
      filters={filters}
      found={found}
      isUpdating={isLoading}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}
