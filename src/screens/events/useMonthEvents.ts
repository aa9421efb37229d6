import { useMemo } from 'react';
import type { EventSearchQuery } from '../../../domain/contract/event';
import { pagesOf } from '../../../domain/contract/page';
import { useEventSearch, type EventSearch } from './useEventSearch';

/** All events of a month. A server may answer in pages; four have more events than the grid can show. */
export function useMonthEvents(query: EventSearchQuery, isWanted: boolean): EventSearch {
  const [two, three, four] = useMemo(
    () => [
      { ...query, page: '2' },
      { ...query, page: '3' },
      { ...query, page: '4' },
    ],
    [query],
  );
  const first = useEventSearch(query, isWanted);
  const pages = first.found ? pagesOf(first.found) : 0;
  const second = useEventSearch(two, isWanted && pages > 1);
  const third = useEventSearch(three, isWanted && pages > 2);
  const fourth = useEventSearch(four, isWanted && pages > 3);
  const searches = [first, second, third, fourth].slice(0, Math.max(1, pages));
  return {
    found: first.found && {
      ...first.found,
      results: searches.flatMap(({ found }) => found?.results ?? []),
    },
    isLoading: searches.some(({ isLoading }) => isLoading),
    hasFailed: searches.some(({ hasFailed }) => hasFailed),
    retry: () => searches.forEach(({ hasFailed, retry }) => hasFailed && retry()),
  };
}
