import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useFailureToast } from '../../ui/useFailureToast';
import { DirectoryPageView } from './DirectoryPageView';
import { readFilters } from './filters';
import { selectListings } from './selectListings';
import { useListings } from './useListings';

export default function DirectoryPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { listings, hasFailed, retry } = useListings();
  const selection = useMemo(
    () => listings && selectListings(listings, filters),
    [listings, filters],
  );
  useFailureToast(hasFailed, 'Failed to fetch listings');
  return (
    <DirectoryPageView
      filters={filters}
      selection={selection}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}
