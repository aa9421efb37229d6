import { GRID_PAGE_SIZES } from '../../../../domain/contract/admin/grid';
import { readPage } from '../../../ui/pageAddress';

type GridPageSize = (typeof GRID_PAGE_SIZES)[number];

export interface GridOrder<Sort extends string> {
  sort: Sort;
  isDescending: boolean;
}

/** The parameters of a grid in the address. */
export interface GridSpec<Sort extends string> {
  sorts: readonly Sort[];
  /** The server's order when none is chosen; null when no column has it. */
  defaultOrder: GridOrder<Sort> | null;
  /** The names of the filters besides `q`. */
  filters: readonly string[];
}

/** Search, filters, order and page of a grid. The address owns them; empty filters are left out. */
export interface GridQuery<Sort extends string> {
  q: string;
  filters: Readonly<Record<string, string>>;
  order: GridOrder<Sort> | null;
  page: number;
  size: GridPageSize;
}

/** The server reads no more of the search and of a filter. */
const QUERY_LIMIT = 80;
const FILTER_LIMIT = 100;

export const searchedText = (typed: string): string => typed.trim().slice(0, QUERY_LIMIT).trim();

/** Reads the address; unknown values are ignored. */
export function readGridQuery<Sort extends string>(
  spec: GridSpec<Sort>,
  params: URLSearchParams,
): GridQuery<Sort> {
  const sort = spec.sorts.find((known) => known === params.get('sort'));
  const filters = spec.filters.flatMap((name) => {
    const value = (params.get(name) ?? '').trim().slice(0, FILTER_LIMIT);
    return value ? [[name, value] as const] : [];
  });
  return {
    q: searchedText(params.get('q') ?? ''),
    filters: Object.fromEntries(filters),
    order: sort ? { sort, isDescending: params.get('order') === 'desc' } : spec.defaultOrder,
    page: readPage(params),
    size:
      GRID_PAGE_SIZES.find((size) => String(size) === params.get('page_size')) ??
      GRID_PAGE_SIZES[0],
  };
}

const isSameOrder = (one: GridOrder<string> | null, other: GridOrder<string> | null): boolean =>
  one?.sort === other?.sort && one?.isDescending === other?.isDescending;

/** The parameters for the address and the request, without defaults. */
export const gridParams = <Sort extends string>(
  spec: GridSpec<Sort>,
  { q, filters, order, page, size }: GridQuery<Sort>,
): Record<string, string> => ({
  ...(q && { q }),
  ...filters,
  ...(order &&
    !isSameOrder(order, spec.defaultOrder) && {
      sort: order.sort,
      ...(order.isDescending && { order: 'desc' }),
    }),
  ...(page > 1 && { page: String(page) }),
  ...(size !== GRID_PAGE_SIZES[0] && { page_size: String(size) }),
});

const GRID_PARAMS = ['q', 'sort', 'order', 'page', 'page_size'];

/** The query string for this query; parameters of others stay in it. */
export function writeGridQuery<Sort extends string>(
  spec: GridSpec<Sort>,
  query: GridQuery<Sort>,
  present: URLSearchParams,
): string {
  const params = new URLSearchParams(present);
  for (const name of [...GRID_PARAMS, ...spec.filters]) params.delete(name);
  for (const [name, value] of Object.entries(gridParams(spec, query))) params.set(name, value);
  const search = params.toString();
  return search && `?${search}`;
}

/** A change of filter, order or size returns to the first page. */
export const changeGridQuery = <Sort extends string>(
  query: GridQuery<Sort>,
  change: Partial<GridQuery<Sort>>,
): GridQuery<Sort> => ({ ...query, page: 1, ...change });

/** Sets one filter; an empty value removes it. */
export const withFilter = (
  filters: GridQuery<string>['filters'],
  name: string,
  value: string,
): Record<string, string> => {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return Object.fromEntries(value ? [...others, [name, value]] : others);
};
