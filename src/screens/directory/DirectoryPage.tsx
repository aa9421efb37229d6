import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../domain/language';
import { isAfterLast, pagesOf } from '../../../domain/contract/page';
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
  const last = found && !isLoading && isAfterLast(found) ? pagesOf(found) : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (last === null) return;
    void navigate({ search: writeFilters({ ...filters, page: last }) }, { replace: true });
  }, [last, filters, navigate]);
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
