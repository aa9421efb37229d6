import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { clearFilters, writeFilters, type EventFilters } from './filters';

/** Clears the filters of this view and moves focus to the heading, because the button disappears. */
export function useClearFilters(
  filters: EventFilters,
  heading: RefObject<HTMLElement | null>,
): () => void {
  const navigate = useNavigate();
  return () => {
    heading.current?.focus({ preventScroll: true });
    void navigate({ search: writeFilters(clearFilters(filters)) });
  };
}
