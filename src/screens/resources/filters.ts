import { findValue } from '../../../domain/searchText';
import { RESOURCE_TYPES, THEMES, type ResourceType, type Theme } from '../../../domain/vocabulary';
import type { SearchChange } from '../../entities/search/relaxation';
import { readPage } from '../../ui/pageAddress';

/** The filters of the resources, kept in the address. `null` means all. */
export interface ResourceFilters {
  q: string;
  /** The words as they are written, without corrections and synonyms. */
  exact: boolean;
  type: ResourceType | null;
  theme: Theme | null;
  /** The newest first, even where the answers of the member would decide the order. */
  isByDate: boolean;
  page: number;
}

export const NO_FILTERS: ResourceFilters = {
  q: '',
  exact: false,
  type: null,
  theme: null,
  isByDate: false,
  page: 1,
};

const BY_DATE = 'newest';
/** What the search endpoint accepts. */
const QUERY_LIMIT = 80;

/** Reads the address and ignores unknown values. */
export function readFilters(params: URLSearchParams): ResourceFilters {
  const q = (params.get('q') ?? '').trim().slice(0, QUERY_LIMIT).trim();
  return {
    q,
    exact: params.get('exact') === '1' && q !== '',
    type: findValue(RESOURCE_TYPES, params.get('type')),
    theme: findValue(THEMES, params.get('theme')),
    isByDate: params.get('sort') === BY_DATE,
    page: readPage(params),
  };
}

/** The parameters of these filters, without the empty ones. */
export const filterParams = ({ q, exact, type, theme, isByDate, page }: ResourceFilters) => ({
  ...(q && { q }),
  ...(q && exact && { exact: '1' }),
  ...(type && { type }),
  ...(theme && { theme }),
  ...(isByDate && { sort: BY_DATE }),
  ...(page > 1 && { page: String(page) }),
});

/** The query string of these filters: the shortest that reads back as the same. */
export function writeFilters(filters: ResourceFilters): string {
  const query = new URLSearchParams(filterParams(filters)).toString();
  return query && `?${query}`;
}

/** Another filter starts again at the first page, other words are not exact; another page keeps the filters. */
export const changeFilters = (
  filters: ResourceFilters,
  change: Partial<ResourceFilters>,
): ResourceFilters => ({
  ...filters,
  page: 1,
  ...(change.q !== undefined && { exact: false }),
  ...change,
});

/** The filters of another search that is offered where nothing matches as asked. */
export function changeSearch(filters: ResourceFilters, change: SearchChange): ResourceFilters {
  if ('only' in change) {
    const { type = null, theme = null } = change.only;
    return { ...NO_FILTERS, isByDate: filters.isByDate, type, theme };
  }
  if ('without' in change) {
    const without = Object.fromEntries(change.without.map((name) => [name, null]));
    return changeFilters(filters, without);
  }
  return changeFilters(filters, change);
}

/** Without a search or a theme, the list can begin with what fits the answers of the member. */
export const canBeTailored = ({ q, theme }: ResourceFilters): boolean => q === '' && theme === null;

export const isFiltered = ({ q, type, theme }: ResourceFilters): boolean =>
  q !== '' || type !== null || theme !== null;
