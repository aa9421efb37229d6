import type { Resource } from '../../../domain/contract/resource';
import { useListResourcesQuery } from '../../api/resourcesApi';

interface ResourcesState {
  /** Null while they load and after a failure. */
  resources: Resource[] | null;
  /** The request failed, or its answer was no list. */
  hasFailed: boolean;
  retry: () => void;
}

export function useResources(skip = false): ResourcesState {
  const { data, isFetching, isUninitialized, refetch } = useListResourcesQuery(undefined, { skip });
  const resources = Array.isArray(data) ? data : null;
  return {
    resources,
    hasFailed: !resources && !isFetching && !isUninitialized,
    retry: () => void refetch(),
  };
}
