import type { EventSearchQuery, ShortEvent } from '../../../domain/contract/event';
import type { FoundPage } from '../../../domain/contract/page';
import { useSearchEventsQuery } from '../../api/eventsApi';
import { toSearchState, type SearchState } from '../../api/searchState';
import { useLoggedFailure } from '../../ui/useLoggedFailure';

export type EventSearch = SearchState<FoundPage<ShortEvent>>;

export function useEventSearch(query: EventSearchQuery, isWanted = true): EventSearch {
  const result = useSearchEventsQuery(query, { skip: !isWanted });
  const search = toSearchState(result);
  useLoggedFailure(search.hasFailed, 'Failed to fetch events', result.error);
  return search;
}
