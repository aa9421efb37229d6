import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FOR_YOU } from '../../../domain/contract/page';
import { useUser } from '../../actors/session';
import { useSearchResourcesQuery } from '../../api/resourcesApi';
import { toSearchState } from '../../api/searchState';
import { usePaths } from '../../paths';
import { useFailureToast } from '../../ui/useFailureToast';
import { AllResourcesPageView } from './AllResourcesPageView';
import { filterParams, mayFit, readFilters } from './filters';
import { useSettled } from './useSettled';
import { useIsTyped } from './useTypedQuery';

export default function AllResourcesPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const settled = useSettled(params.toString(), useIsTyped());
  const asked = useMemo(() => readFilters(new URLSearchParams(settled)), [settled]);
  const user = useUser();
  const paths = usePaths();
  const isForYou = user !== null && !asked.isByDate && mayFit(asked);
  const search = useSearchResourcesQuery({
    ...filterParams(asked),
    ...(isForYou && { sort: FOR_YOU }),
  });
  const { found, isLoading, hasFailed, retry } = toSearchState(search);
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
