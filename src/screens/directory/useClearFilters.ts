import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { NO_FILTERS, writeFilters, type DirectoryFilters } from './filters';

/** Shows everything again and leaves focus on the heading, since the pressed button goes away. */
export function useClearFilters(
  { sort, view }: DirectoryFilters,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const navigate = useNavigate();
  return () => {
    heading.current?.focus({ preventScroll: true });
    const kept = sort === 'name' ? NO_FILTERS.sort : sort;
    void navigate({ search: writeFilters({ ...NO_FILTERS, sort: kept, view }) });
  };
}
