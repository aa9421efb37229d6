import { useMemo } from 'react';
import type { EventSearchQuery } from '../../../domain/contract/event';
import { useEventSearch, type EventSearch } from './useEventSearch';

/** A whole month, which a server may answer in pages; four hold more than the grid can show. */
export function useMonthEvents(asked: EventSearchQuery, isWanted: boolean): EventSearch {
  const [two, three, four] = useMemo(
    () => [
      { ...asked, page: '2' },
      { ...asked, page: '3' },
      { ...asked, page: '4' },
    ],
    [asked],
  );
  const first = useEventSearch(asked, isWanted);
  const { count = 0, page_size = 1 } = first.found ?? {};
  const pages = Math.ceil(count / page_size);
  const second = useEventSearch(two, isWanted && pages > 1);
  const third = useEventSearch(three, isWanted && pages > 2);
  const fourth = useEventSearch(four, isWanted && pages > 3);
  const asking = [first, second, third, fourth].slice(0, Math.max(1, pages));
  return {
    found: first.found && {
      ...first.found,
      results: asking.flatMap(({ found }) => found?.results ?? []),
    },
    isLoading: asking.some(({ isLoading }) => isLoading),
    hasFailed: asking.some(({ hasFailed }) => hasFailed),
    retry: () => asking.forEach(({ hasFailed, retry }) => hasFailed && retry()),
  };
}
