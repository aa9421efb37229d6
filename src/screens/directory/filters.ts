import {
  ALL_CATEGORIES,
  ALL_THEMES,
  DIRECTORY_CATEGORIES,
  THEMES,
  type DirectoryCategory,
  type Theme,
} from '../../../domain/vocabulary';

/** The orders of the list; the first one is not written into the address. */
export const SORTS = ['name', 'newest', 'level'] as const;
export type Sort = (typeof SORTS)[number];

/** What the visitor asks of the directory. The address owns it; `null` means all. */
export interface DirectoryFilters {
  q: string;
  category: DirectoryCategory | null;
  theme: Theme | null;
  sort: Sort;
  page: number;
}

export const NO_FILTERS: DirectoryFilters = {
  q: '',
  category: null,
  theme: null,
  sort: 'name',
  page: 1,
};

const QUERY_LIMIT = 100;

/** Listings and addresses are matched ignoring case. */
export const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  value === null ? undefined : values.find((candidate) => sameText(candidate, value));

/** Reads the address; what it does not know is ignored. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, QUERY_LIMIT).trim(),
    category: oneOf(DIRECTORY_CATEGORIES, params.get('category')) ?? null,
    theme: oneOf(THEMES, params.get('theme')) ?? null,
    sort: oneOf(SORTS, params.get('sort')) ?? NO_FILTERS.sort,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The query string of these filters: the shortest that reads back as the same. */
export function writeFilters({ q, category, theme, sort, page }: DirectoryFilters): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (category) params.set('category', category);
  if (theme) params.set('theme', theme);
  if (sort !== NO_FILTERS.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Another filter starts again at the first page; another page keeps the filters. */
export const changeFilters = (
  filters: DirectoryFilters,
  change: Partial<DirectoryFilters>,
): DirectoryFilters => ({ ...filters, page: 1, ...change });

export const isFiltered = ({ q, category, theme }: DirectoryFilters): boolean =>
  q !== '' || category !== null || theme !== null;

export const categoryLabel = (category: DirectoryCategory | null): string =>
  category ?? ALL_CATEGORIES;

export const themeLabel = (theme: Theme | null): string => {
  const name = theme ?? `${ALL_THEMES} themes`;
  return name.charAt(0).toUpperCase() + name.slice(1);
};
