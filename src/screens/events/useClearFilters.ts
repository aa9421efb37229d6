import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { changeFilters, writeFilters, type EventFilters } from './filters';

/** Shows everything of this view and leaves focus on the heading, since the button goes away. */
export function useClearFilters(
  filters: EventFilters,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const navigate = useNavigate();
  return () => {
    heading.current?.focus({ preventScroll: true });
    void navigate({ search: writeFilters(changeFilters(filters, { theme: null, mode: null })) });
  };
}
