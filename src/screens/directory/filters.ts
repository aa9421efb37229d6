import { t } from '../../../domain/language';
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
import type { SearchChange } from '../../entities/search/relaxation';
import { readPage } from '../../ui/pageAddress';

/** The orders of the list. The first one, by match or else by name, is not written into the address. */
export const SORTS = ['relevance', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ['list', 'map'] as const;
export type View = (typeof VIEWS)[number];

/** The filters of the directory, kept in the address. `null` means all. */
export interface DirectoryFilters {
  q: string;
  /** The words as they are written, without corrections and synonyms. */
  exact: boolean;
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
  exact: false,
  category: null,
  theme: null,
  badge: null,
  county: null,
  sort: 'relevance',
  view: 'list',
  page: 1,
};

const QUERY_LIMIT = 80;

/** The text that is searched for when this is typed. */
export const searchedText = (typed: string): string => typed.trim().slice(0, QUERY_LIMIT).trim();

/** Without search words, the orders by match and by name are the same. */
const orderOf = (q: string, sort: Sort): Sort => (q || sort !== 'name' ? sort : 'relevance');

/** Reads the address and ignores unknown values. */
export function readFilters(params: URLSearchParams): DirectoryFilters {
  const q = searchedText(params.get('q') ?? '');
  return {
    q,
    exact: params.get('exact') === '1' && q !== '',
    category: findValue(DIRECTORY_CATEGORIES, params.get('category')),
    theme: findValue(THEMES, params.get('theme')),
    badge: findValue(BADGES, params.get('badge')),
    county: COUNTIES.find(({ code }) => code === params.get('county'))?.code ?? null,
    sort: orderOf(q, findValue(SORTS, params.get('sort')) ?? NO_FILTERS.sort),
    view: findValue(VIEWS, params.get('view')) ?? NO_FILTERS.view,
    page: readPage(params),
  };
}

const filterEntries = (
  filters: DirectoryFilters,
): [name: keyof ListingSearchQuery, value: string][] => {
  const { q, exact, category, theme, badge, county, page } = filters;
  const entries = {
    q,
    exact: exact ? '1' : null,
    category,
    theme,
    badge,
    county,
    page: page > 1 ? String(page) : null,
  };
  return (Object.keys(entries) as (keyof typeof entries)[]).flatMap((name) => {
    const value = entries[name];
    return value ? [[name, value] as const] : [];
  });
};

/** The query string of these filters: the shortest that reads back as the same. */
export function writeFilters(filters: DirectoryFilters): string {
  const params = new URLSearchParams(filterEntries(filters));
  const { sort, view } = filters;
  if (sort !== NO_FILTERS.sort) params.set('sort', sort);
  if (view !== NO_FILTERS.view) params.set('view', view);
  const query = params.toString();
  return query && `?${query}`;
}

/** The query that is sent to the server. */
export const searchQuery = (filters: DirectoryFilters): ListingSearchQuery => ({
  ...Object.fromEntries(filterEntries(filters)),
  sort: filters.q || filters.sort === 'newest' ? filters.sort : 'name',
});

/** Another filter starts again at the first page, other words are not exact; another page or view keeps the filters. */
export const changeFilters = (
  filters: DirectoryFilters,
  change: Partial<DirectoryFilters>,
): DirectoryFilters => ({
  ...filters,
  page: 1,
  ...(change.q !== undefined && { exact: false }),
  ...change,
});

/** The filters of another search that is offered where nothing matches as asked. */
export function changeSearch(filters: DirectoryFilters, change: SearchChange): DirectoryFilters {
  if ('only' in change) {
    return changeFilters(filters, { ...NO_FILTERS, category: change.only.category ?? null });
  }
  if ('without' in change) {
    const without = Object.fromEntries(change.without.map((name) => [name, null]));
    return changeFilters(filters, without);
  }
  return changeFilters(filters, change);
}

export const isFiltered = ({ q, category, theme, badge, county }: DirectoryFilters): boolean =>
  q !== '' || [category, theme, badge, county].some((filter) => filter !== null);

export const categoryLabel = (category: DirectoryCategory | null): string =>
  t(category ?? ALL_CATEGORIES);
