import { use, useMemo } from 'react';
import type { Event, EventSearchQuery } from '../../../domain/contract/event';
import type { TailoredPage } from '../../../domain/contract/page';
import { useListEventsQuery, useSearchEventsQuery } from '../../api/eventsApi';
import { readFailure } from '../../api/failure';
import { ClockContext } from '../../clock';
import { selectEvents } from './selectEvents';
import { useLoggedFailure } from '../../ui/useLoggedFailure';

export interface EventSearch {
  /** What was found; while another page comes, what was shown before. Null until the first. */
  found: TailoredPage<Event> | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

const asPage = (answer: TailoredPage<Event> | undefined): TailoredPage<Event> | null =>
  answer && Array.isArray(answer.results) ? answer : null;

/** One page of what matches: from the search, or from the list of a server without one. */
export function useEventSearch(asked: EventSearchQuery, isWanted = true): EventSearch {
  const now = use(ClockContext);
  const search = useSearchEventsQuery(asked, { skip: !isWanted });
  const isUnknown = !search.isFetching && readFailure(search.error).status === 404;
  const list = useListEventsQuery(undefined, { skip: !isWanted || !isUnknown });
  const selected = useMemo(
    () => (isUnknown && Array.isArray(list.data) ? selectEvents(list.data, asked, now()) : null),
    [isUnknown, list.data, asked, now],
  );
  const source = isUnknown ? list : search;
  const fetched = asPage(search.isFetching ? search.data : search.currentData);
  const found = isUnknown ? selected : fetched;
  const isLoading = source.isFetching || source.isUninitialized;
  const hasFailed = isWanted && !isLoading && !found;
  useLoggedFailure(hasFailed, 'Failed to fetch events', source.error);
  return { found, isLoading, hasFailed, retry: () => void source.refetch() };
}
