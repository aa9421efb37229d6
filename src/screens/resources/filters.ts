import { findValue } from '../../../domain/searchText';
import { RESOURCE_TYPES, THEMES, type ResourceType, type Theme } from '../../../domain/vocabulary';

/** What the visitor asks of the resources. The address owns it; `null` means all. */
export interface ResourceFilters {
  q: string;
  type: ResourceType | null;
  theme: Theme | null;
  /** The newest first also where a member's answers would decide what comes first. */
  isByDate: boolean;
  page: number;
}

export const NO_FILTERS: ResourceFilters = {
  q: '',
  type: null,
  theme: null,
  isByDate: false,
  page: 1,
};

const BY_DATE = 'newest';
/** What the search endpoint accepts. */
const QUERY_LIMIT = 80;
const PAGE_LIMIT = 999_999;

/** Reads the address; what it does not know is ignored. */
export function readFilters(params: URLSearchParams): ResourceFilters {
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, QUERY_LIMIT).trim(),
    type: findValue(RESOURCE_TYPES, params.get('type')),
    theme: findValue(THEMES, params.get('theme')),
    isByDate: params.get('sort') === BY_DATE,
    page: Number.isSafeInteger(page) && page > 1 && page <= PAGE_LIMIT ? page : 1,
  };
}

/** The parameters of these filters without those that ask for nothing. */
export const filterParams = ({ q, type, theme, isByDate, page }: ResourceFilters) => ({
  ...(q && { q }),
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

/** Another filter starts again at the first page; another page keeps the filters. */
export const changeFilters = (
  filters: ResourceFilters,
  change: Partial<ResourceFilters>,
): ResourceFilters => ({ ...filters, page: 1, ...change });

/** The list may begin with what fits a member's answers: nothing else was asked for. */
export const mayFit = ({ q, theme }: ResourceFilters): boolean => q === '' && theme === null;

export const isFiltered = ({ q, type, theme }: ResourceFilters): boolean =>
  q !== '' || type !== null || theme !== null;
