import { useState } from 'react';
import type { DeskPage, DeskRow } from '../../../../domain/contract/admin/desk';
import { pagesOf } from '../../../../domain/contract/page';
import { useListDeskQuery } from '../../../api/admin/deskApi';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { refusalOf } from '../../../api/refusalOf';
import { useBackgroundRefresh } from '../useBackgroundRefresh';
import { deskQuery, type DeskAddress } from './deskAddress';

/** A row, and the page that has it. */
export interface Place {
  row: DeskRow;
  page: number;
}

export interface DeskList {
  /** The page, or the one before while another loads; null until one has loaded. */
  found: DeskPage | null;
  /** Why the last request failed. */
  problem: string | null;
  isLoading: boolean;
  retry: () => void;
  /** The chosen application, where it is on the page. */
  chosen: DeskRow | null;
  next: Place | null;
  previous: Place | null;
}

/** The index of the chosen row; where it has left the list, that of the row which took its place. */
function usePlace(rows: readonly DeskRow[], application: number | null) {
  const index = rows.findIndex((row) => row.application === application);
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  if (index >= 0) return { before: index - 1, after: index + 1 };
  const left = application === null ? 0 : Math.max(place, 0);
  return { before: left - 1, after: left };
}

/** The list of the desk, and the neighbours of the chosen application, across pages. */
export function useDeskList(address: DeskAddress): DeskList {
  const { page, application } = address;
  const list = useListDeskQuery(deskQuery(address));
  useBackgroundRefresh(() => void list.refetch());
  const { data, error, isFetching, refetch } = list;
  /** What was loaded before must not be shown either. */
  const isRefused = error !== undefined && refusalOf(error) !== null;
  const found = isRefused ? null : (list.currentData ?? data ?? null);
  const rows = found?.results ?? [];
  const { before, after } = usePlace(rows, application);
  const later = useListDeskQuery(deskQuery({ ...address, page: page + 1 }), {
    skip: after < rows.length || found === null || page >= pagesOf(found),
  });
  const earlier = useListDeskQuery(deskQuery({ ...address, page: page - 1 }), {
    skip: before >= 0 || page === 1,
  });
  const placed = (row: DeskRow | undefined, onPage: number): Place | null =>
    row ? { row, page: onPage } : null;
  return {
    found,
    problem: error && !isFetching ? reasonOf(readFailure(error)) : null,
    isLoading: isFetching,
    retry: () => void refetch(),
    chosen: rows.find((row) => row.application === application) ?? null,
    next: placed(rows[after], page) ?? placed(later.currentData?.results[0], page + 1),
    previous: placed(rows[before], page) ?? placed(earlier.currentData?.results.at(-1), page - 1),
  };
}
