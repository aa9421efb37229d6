import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useFailureToast } from '../../ui/useFailureToast';
import { DirectoryPageView } from './DirectoryPageView';
import { readFilters, writeFilters } from './filters';
import { useDirectory } from './useDirectory';

export default function DirectoryPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { found, isUpdating, hasFailed, retry } = useDirectory(filters);
  useFailureToast(hasFailed, 'Failed to fetch listings');
  if (found && !isUpdating && found.count > 0 && found.results.length === 0) {
    const last = Math.ceil(found.count / found.page_size);
    return <Navigate to={{ search: writeFilters({ ...filters, page: last }) }} replace />;
  }
  return (
    <DirectoryPageView
      filters={filters}
      found={found}
      isUpdating={isUpdating}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}
