import type { ListingSearchQuery } from '../../../domain/contract/listing';
import { COUNTIES } from '../../../domain/counties';
import { findValue } from '../../../domain/searchText';
import {
  ALL_CATEGORIES,
  BADGES,
  DIRECTORY_CATEGORIES,
  THEMES,
  type Badge,
  type DirectoryCategory,
  type Theme,
} from '../../../domain/vocabulary';

/** The orders of the list; the first one, the best match or else the name, is not written. */
export const SORTS = ['relevance', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ['list', 'map'] as const;
export type View = (typeof VIEWS)[number];

/** What the visitor asks of the directory. The address owns it; `null` means all. */
export interface DirectoryFilters {
  q: string;
  category: DirectoryCategory | null;
  theme: Theme | null;
  badge: Badge | null;
  /** Official county code. */
  county: string | null;
  sort: Sort;
  view: View;
  page: number;
}

export const NO_FILTERS: DirectoryFilters = {
  q: '',
  category: null,
  theme: null,
  badge: null,
  county: null,
  sort: 'relevance',
  view: 'list',
  page: 1,
};

const QUERY_LIMIT = 80;
const PAGE_LIMIT = 999_999;

/** What is searched for when this is typed. */
export const searchedText = (typed: string): string => typed.trim().slice(0, QUERY_LIMIT).trim();

/** Without words to match, the best match and the order by name are one. */
const orderOf = (q: string, sort: Sort): Sort => (q || sort !== 'name' ? sort : 'relevance');

/** Reads the address; what it does not know is ignored. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  const page = Number(params.get('page'));
  const q = searchedText(params.get('q') ?? '');
  return {
    q,
    category: findValue(DIRECTORY_CATEGORIES, params.get('category')),
    theme: findValue(THEMES, params.get('theme')),
    badge: findValue(BADGES, params.get('badge')),
    county: COUNTIES.find(({ code }) => code === params.get('county'))?.code ?? null,
    sort: orderOf(q, findValue(SORTS, params.get('sort')) ?? NO_FILTERS.sort),
    view: findValue(VIEWS, params.get('view')) ?? NO_FILTERS.view,
    page: Number.isSafeInteger(page) && page > 1 && page <= PAGE_LIMIT ? page : 1,
  };
}

const given = (filters: DirectoryFilters): [name: keyof ListingSearchQuery, value: string][] => {
  const { q, category, theme, badge, county, page } = filters;
  const entries = { q, category, theme, badge, county, page: page > 1 ? String(page) : null };
  return (Object.keys(entries) as (keyof typeof entries)[]).flatMap((name) => {
    const value = entries[name];
    return value ? [[name, value] as const] : [];
  });
};

/** The query string of these filters: the shortest that reads back as the same. */
export function writeFilters(filters: DirectoryFilters): string {
  const params = new URLSearchParams(given(filters));
  const { sort, view } = filters;
  if (sort !== NO_FILTERS.sort) params.set('sort', sort);
  if (view !== NO_FILTERS.view) params.set('view', view);
  const query = params.toString();
  return query && `?${query}`;
}

/** What the server is asked for. */
export const searchQuery = (filters: DirectoryFilters): ListingSearchQuery => ({
  ...Object.fromEntries(given(filters)),
  sort: filters.q || filters.sort === 'newest' ? filters.sort : 'name',
});

/** Another filter starts again at the first page; another page or view keeps the filters. */
export const changeFilters = (
  filters: DirectoryFilters,
  change: Partial<DirectoryFilters>,
): DirectoryFilters => ({ ...filters, page: 1, ...change });

export const isFiltered = ({ q, category, theme, badge, county }: DirectoryFilters): boolean =>
  q !== '' || [category, theme, badge, county].some((filter) => filter !== null);

export const categoryLabel = (category: DirectoryCategory | null): string =>
  category ?? ALL_CATEGORIES;
