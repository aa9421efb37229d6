import { GRID_PAGE_SIZES } from '../../domain/contract/admin/grid';
import type { PageOf } from '../../domain/contract/page';
import { readPage } from './filters';

interface GridAsked {
  page?: string;
  page_size?: string;
  sort?: string;
  order?: string;
}

/** What a grid's query asks for, read leniently. */
export interface Grid<Sort extends string> {
  page: number;
  size: number;
  offset: number;
  sort: Sort;
  isDescending: boolean;
}

/** Without a known column, `fallback` with its own direction. */
export function readGrid<Sort extends string>(
  { page, page_size, sort, order }: GridAsked,
  sorts: readonly Sort[],
  fallback: { sort: Sort; isDescending: boolean },
): Grid<Sort> {
  const size = GRID_PAGE_SIZES.find((known) => String(known) === page_size) ?? GRID_PAGE_SIZES[0];
  const number = readPage(page);
  const column = sorts.find((known) => known === sort);
  return {
    page: number,
    size,
    offset: (number - 1) * size,
    ...(column ? { sort: column, isDescending: order === 'desc' } : fallback),
  };
}

export const toGridPage = <T>(
  { page, size }: Pick<Grid<string>, 'page' | 'size'>,
  count: number,
  results: T[],
): PageOf<T> => ({ count, page, page_size: size, results });

/** Those of a closed list that a comma-separated text names, whatever their case. */
export function pickAll<T extends string>(values: readonly T[], text: string | undefined): T[] {
  const wanted = (text ?? '').split(',').map((one) => one.trim().toLowerCase());
  return values.filter((value) => wanted.includes(value.toLowerCase()));
}
