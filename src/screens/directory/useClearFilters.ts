import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { NO_FILTERS, writeFilters, type DirectoryFilters } from './filters';

/** Shows everything again and leaves focus on the heading, since the pressed button goes away. */
export function useClearFilters(
  filters: DirectoryFilters,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const navigate = useNavigate();
  return () => {
    heading.current?.focus({ preventScroll: true });
    const search = writeFilters({ ...NO_FILTERS, sort: filters.sort });
    void navigate({ search });
  };
}
