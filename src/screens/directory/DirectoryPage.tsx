import { useCallback, useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { t } from '../../../domain/language';
import { useSearchListingsQuery } from '../../api/directoryApi';
import { toSearchState } from '../../api/searchState';
import { useFailureToast } from '../../ui/useFailureToast';
import { DirectoryPageView } from './DirectoryPageView';
import { readFilters, searchQuery, writeFilters } from './filters';
import { CountyFilter } from './parts/MapPanel';

function DirectoryPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const search = useSearchListingsQuery(searchQuery(filters));
  const { found, isLoading, hasFailed } = toSearchState(search);
  const { refetch } = search;
  const retry = useCallback(() => void refetch(), [refetch]);
  useFailureToast(hasFailed, t('Failed to fetch listings'));
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

/** The map is on the page that the server rendered. */
DirectoryPage.preloadParts = async (search: string): Promise<void> => {
  if (readFilters(new URLSearchParams(search)).view === 'map') await CountyFilter.preload(search);
};

export default DirectoryPage;
