import { useMemo } from 'react';
import { FOR_YOU, type TailoredPage } from '../../../domain/contract/page';
import type { Resource } from '../../../domain/contract/resource';
import { readFailure } from '../../api/failure';
import { useSearchResourcesQuery } from '../../api/resourcesApi';
import { filterParams, mayFit, type ResourceFilters } from './filters';
import { selectResources } from './selectResources';
import { useResources } from './useResources';

interface SearchState {
  /** What was found; while another page comes, what was shown before. Null until the first. */
  found: TailoredPage<Resource> | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const asPage = (answer: TailoredPage<Resource> | undefined): TailoredPage<Resource> | null =>
  answer && Array.isArray(answer.results) ? answer : null;

/** One page of what matches: from the search, or from the list of a server without one. */
export function useResourceSearch(filters: ResourceFilters, isMember: boolean): SearchState {
  const isForYou = isMember && !filters.isByDate && mayFit(filters);
  const search = useSearchResourcesQuery({
    ...filterParams(filters),
    ...(isForYou && { sort: FOR_YOU }),
  });
  const isUnknown = !search.isFetching && readFailure(search.error).status === 404;
  const list = useResources(!isUnknown);
  const selected = useMemo(
    () => (isUnknown && list.resources ? selectResources(list.resources, filters) : null),
    [isUnknown, list.resources, filters],
  );
  if (isUnknown) {
    const isLoading = !list.resources && !list.hasFailed;
    return { found: selected, isLoading, hasFailed: list.hasFailed, retry: list.retry };
  }
  const answer = search.isFetching ? search.data : search.currentData;
  const found = asPage(answer);
  return {
    found,
    isLoading: search.isFetching,
    hasFailed: !search.isFetching && !found,
    retry: () => void search.refetch(),
  };
}
