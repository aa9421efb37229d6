import type { Resource, ShortResource } from '../../../domain/contract/resource';
import { readFailure } from '../../api/failure';
import { useGetResourceQuery, useSearchResourcesQuery } from '../../api/resourcesApi';
import { useResources } from './useResources';

export type ResourceStatus = 'loading' | 'shown' | 'missing' | 'failed';

interface ResourceState {
  resource: Resource | null;
  /** Others on its first theme, as far as they have come. */
  others: ShortResource[];
  status: ResourceStatus;
  retry: () => void;
}

const isResource = (answer: Resource | undefined): answer is Resource =>
  typeof answer === 'object' && typeof answer.headline === 'string';

/** One resource by its id: by its own request, or from the list of a server that knows only that. */
export function useResource(id: string): ResourceState {
  const single = useGetResourceQuery(id);
  const fetched = isResource(single.currentData) ? single.currentData : null;
  const isUnknown = !single.isFetching && readFailure(single.error).status === 404;
  const list = useResources(!isUnknown);
  const listed = list.resources?.find(({ resource_id }) => String(resource_id) === id) ?? null;
  const resource = fetched ?? (isUnknown ? listed : null);

  const theme = resource?.themes[0];
  const near = useSearchResourcesQuery(theme ? { theme } : {}, { skip: !theme || !fetched });
  const neighbours = near.currentData?.results;

  const status = ((): ResourceStatus => {
    if (resource) return 'shown';
    if (single.isFetching) return 'loading';
    if (!isUnknown) return 'failed';
    return list.resources || list.hasFailed ? 'missing' : 'loading';
  })();
  return {
    resource,
    others: Array.isArray(neighbours) ? neighbours : (list.resources ?? []),
    status,
    retry: () => void single.refetch(),
  };
}
