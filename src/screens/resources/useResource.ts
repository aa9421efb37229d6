import type { Resource, ShortResource } from '../../../domain/contract/resource';
import { useGetResourceQuery, useSearchResourcesQuery } from '../../api/resourcesApi';

export type ResourceStatus = 'loading' | 'shown' | 'missing' | 'failed';

interface ResourceState {
  resource: Resource | null;
  /** Others on its first theme, as far as they have come. */
  others: ShortResource[];
  status: ResourceStatus;
  retry: () => void;
}

/** One resource by its id. */
export function useResource(id: string): ResourceState {
  const { currentData: resource, isFetching, refetch } = useGetResourceQuery(id);
  const theme = resource?.themes[0];
  const near = useSearchResourcesQuery(theme ? { theme } : {}, { skip: !theme });
  const others = near.currentData?.results;
  const status = ((): ResourceStatus => {
    if (resource) return 'shown';
    if (resource === null) return 'missing';
    return isFetching ? 'loading' : 'failed';
  })();
  return {
    resource: resource ?? null,
    others: Array.isArray(others) ? others : [],
    status,
    retry: () => void refetch(),
  };
}
