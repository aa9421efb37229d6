import { useState } from 'react';

/**
 * The row after the open one. When the open one leaves the queue after a decision, it is the row that
 * takes its place. After the last row comes the first.
 */
export function useNextRow<Row>(rows: readonly Row[], isOpen: (row: Row) => boolean): Row | null {
  const index = rows.findIndex(isOpen);
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  const next = rows[index >= 0 ? index + 1 : Math.max(place, 0)] ?? rows[0];
  return next && !isOpen(next) ? next : null;
}
