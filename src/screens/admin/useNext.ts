import { useState } from 'react';

/**
 * The row after the open one. A decided one leaves the queue: what stands in its place then is next.
 * After the last the first comes again.
 */
export function useNext<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean): Row | null {
  const index = rows.findIndex(isOpen);
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  const next = rows[index >= 0 ? index + 1 : Math.max(place, 0)] ?? rows[0];
  return next && !isOpen(next) ? next : null;
}
