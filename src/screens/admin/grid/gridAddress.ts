import { GRID_PAGE_SIZES } from '../../../../domain/contract/admin/grid';

type GridPageSize = (typeof GRID_PAGE_SIZES)[number];

export interface GridOrder<Sort extends string> {
  sort: Sort;
  isDescending: boolean;
}

/** What of a grid may stand in the address. */
export interface GridSpec<Sort extends string> {
  sorts: readonly Sort[];
  /** The server's order unless another is asked for; null where no column stands for it. */
  usualOrder: GridOrder<Sort> | null;
  /** The names of the filters besides `q`. */
  filters: readonly string[];
}

/** What is asked of a grid. The address owns it; a filter that asks for nothing is left out. */
export interface GridAsked<Sort extends string> {
  q: string;
  filters: Readonly<Record<string, string>>;
  order: GridOrder<Sort> | null;
  page: number;
  size: GridPageSize;
}

/** What the server reads of the search and of a filter. */
const QUERY_LIMIT = 80;
const FILTER_LIMIT = 100;
const PAGE_LIMIT = 999_999;

export const searchedText = (typed: string): string => typed.trim().slice(0, QUERY_LIMIT).trim();

/** Reads the address; what it does not know is ignored. */
export function readAsked<Sort extends string>(
  spec: GridSpec<Sort>,
  params: URLSearchParams,
): GridAsked<Sort> {
  const page = Number(params.get('page'));
  const sort = spec.sorts.find((known) => known === params.get('sort'));
  const filters = spec.filters.flatMap((name) => {
    const value = (params.get(name) ?? '').trim().slice(0, FILTER_LIMIT);
    return value ? [[name, value] as const] : [];
  });
  return {
    q: searchedText(params.get('q') ?? ''),
    filters: Object.fromEntries(filters),
    order: sort ? { sort, isDescending: params.get('order') === 'desc' } : spec.usualOrder,
    page: Number.isSafeInteger(page) && page > 1 && page <= PAGE_LIMIT ? page : 1,
    size:
      GRID_PAGE_SIZES.find((size) => String(size) === params.get('page_size')) ??
      GRID_PAGE_SIZES[0],
  };
}

const sameOrder = (one: GridOrder<string> | null, other: GridOrder<string> | null): boolean =>
  one?.sort === other?.sort && one?.isDescending === other?.isDescending;

/** The parameters of the address and of the call: those that ask for nothing are left out. */
export const askedParams = <Sort extends string>(
  spec: GridSpec<Sort>,
  { q, filters, order, page, size }: GridAsked<Sort>,
): Record<string, string> => ({
  ...(q && { q }),
  ...filters,
  ...(order &&
    !sameOrder(order, spec.usualOrder) && {
      sort: order.sort,
      ...(order.isDescending && { order: 'desc' }),
    }),
  ...(page > 1 && { page: String(page) }),
  ...(size !== GRID_PAGE_SIZES[0] && { page_size: String(size) }),
});

const OWN = ['q', 'sort', 'order', 'page', 'page_size'];

/** The query string that asks for this; what is not the grid's stays in it. */
export function writeAsked<Sort extends string>(
  spec: GridSpec<Sort>,
  asked: GridAsked<Sort>,
  present: URLSearchParams,
): string {
  const params = new URLSearchParams(present);
  for (const name of [...OWN, ...spec.filters]) params.delete(name);
  for (const [name, value] of Object.entries(askedParams(spec, asked))) params.set(name, value);
  const query = params.toString();
  return query && `?${query}`;
}

/** Another filter, order or size starts again at the first page. */
export const changeAsked = <Sort extends string>(
  asked: GridAsked<Sort>,
  change: Partial<GridAsked<Sort>>,
): GridAsked<Sort> => ({ ...asked, page: 1, ...change });

/** With another value of one filter; an empty one asks for nothing. */
export const withFilter = (
  filters: GridAsked<string>['filters'],
  name: string,
  value: string,
): Record<string, string> => {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return Object.fromEntries(value ? [...others, [name, value]] : others);
};
