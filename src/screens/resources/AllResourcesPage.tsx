import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../domain/language';
import { FOR_YOU } from '../../../domain/contract/page';
import { SEARCH_PAUSE } from '../../../domain/limits';
import { useUser } from '../../actors/session';
import { useSearchResourcesQuery } from '../../api/resourcesApi';
import { toSearchState } from '../../api/searchState';
import { usePaths } from '../../paths';
import { useFailureToast } from '../../ui/useFailureToast';
import { AllResourcesPageView } from './AllResourcesPageView';
import { filterParams, canBeTailored, readFilters } from './filters';
import { useIsTyped } from './useTypedQuery';

/** Follows what is typed after a pause, and any other change of the text at once. */
function useSettledText(text: string, isTyped: boolean): string {
  const [settled, setSettled] = useState(text);
  if (!isTyped && settled !== text) setSettled(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return isTyped ? settled : text;
}

export default function AllResourcesPage() {
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const settled = useSettledText(params.toString(), useIsTyped());
  const settledFilters = useMemo(() => readFilters(new URLSearchParams(settled)), [settled]);
  const user = useUser();
  const paths = usePaths();
  const isForYou = user !== null && !settledFilters.isByDate && canBeTailored(settledFilters);
  const search = useSearchResourcesQuery({
    ...filterParams(settledFilters),
    ...(isForYou && { sort: FOR_YOU }),
  });
  const { found, isLoading, hasFailed, retry } = toSearchState(search);
  useFailureToast(hasFailed, t('Failed to fetch resources'));
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
