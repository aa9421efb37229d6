import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useUser } from '../../actors/session';
import { usePaths } from '../../paths';
import { useFailureToast } from '../../ui/useFailureToast';
import { AllResourcesPageView } from './AllResourcesPageView';
import { readFilters } from './filters';
import { useResourceSearch } from './useResourceSearch';
import { useSettled } from './useSettled';
import { useIsTyped } from './useTypedQuery';

export default function AllResourcesPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const settled = useSettled(params.toString(), useIsTyped());
  const asked = useMemo(() => readFilters(new URLSearchParams(settled)), [settled]);
  const user = useUser();
  const paths = usePaths();
  const { found, isLoading, hasFailed, retry } = useResourceSearch(asked, user !== null);
  useFailureToast(hasFailed, 'Failed to fetch resources');
  return (
    <AllResourcesPageView
      filters={filters}
      answersAt={user && paths.profileCompletion(user.user_type)}
      found={found}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}
