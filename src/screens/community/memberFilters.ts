import type { MemberQuery } from '../../../domain/contract/member';
import { COUNTIES } from '../../../domain/counties';
import { findValue } from '../../../domain/searchText';
import { THEMES, type Theme } from '../../../domain/vocabulary';
import type { SearchChange } from '../../entities/search/relaxation';
import { readPage } from '../../ui/pageAddress';

/** Which members are shown, kept in the address beside the filters of the trends. `null` means all. */
export interface MemberFilters {
  q: string;
  /** The words as they are written, without corrections and synonyms. */
  exact: boolean;
  theme: Theme | null;
  /** Official county code. */
  county: string | null;
  page: number;
}

export const NO_FILTERS: MemberFilters = {
  q: '',
  exact: false,
  theme: null,
  county: null,
  page: 1,
};

/** `theme` and `county` are those of the trends. */
export const THEME_NAME = 'cares_for';
export const COUNTY_NAME = 'lives_in';
const NAMES = ['q', 'exact', THEME_NAME, COUNTY_NAME, 'page'];

/** What the endpoint accepts. */
const QUERY_LIMIT = 80;

/** The text that is searched for when this is typed. */
export const searchedText = (typed: string): string => typed.trim().slice(0, QUERY_LIMIT).trim();

/** Reads the address and ignores unknown values. */
export function readFilters(params: URLSearchParams): MemberFilters {
  const q = searchedText(params.get('q') ?? '');
  return {
    q,
    exact: params.get('exact') === '1' && q !== '',
    theme: findValue(THEMES, params.get(THEME_NAME)),
    county: COUNTIES.find(({ code }) => code === params.get(COUNTY_NAME))?.code ?? null,
    page: readPage(params),
  };
}

/** The query string with these filters, and all else that the address has. */
export function writeFilters(params: URLSearchParams, filters: MemberFilters): string {
  const { q, exact, theme, county, page } = filters;
  const written = new URLSearchParams([...params].filter(([name]) => !NAMES.includes(name)));
  if (q) written.set('q', q);
  if (q && exact) written.set('exact', '1');
  if (theme) written.set(THEME_NAME, theme);
  if (county) written.set(COUNTY_NAME, county);
  if (page > 1) written.set('page', String(page));
  const query = written.toString();
  return query && `?${query}`;
}

/** The query that is sent to the server. */
export const memberQuery = ({ q, exact, theme, county, page }: MemberFilters): MemberQuery => ({
  ...(q && { q }),
  ...(q && exact && { exact: '1' }),
  ...(theme && { theme }),
  ...(county && { county }),
  ...(page > 1 && { page: String(page) }),
});

/** Another filter starts again at the first page, other words are not exact; another page keeps the filters. */
export const changeFilters = (
  filters: MemberFilters,
  change: Partial<MemberFilters>,
): MemberFilters => ({
  ...filters,
  page: 1,
  ...(change.q !== undefined && { exact: false }),
  ...change,
});

/** The filters of another search that is offered where nobody matches as asked. */
export function changeSearch(filters: MemberFilters, change: SearchChange): MemberFilters {
  if ('only' in change) return { ...NO_FILTERS, theme: change.only.theme ?? null };
  if ('without' in change) {
    const without = Object.fromEntries(change.without.map((name) => [name, null]));
    return changeFilters(filters, without);
  }
  return changeFilters(filters, change);
}

export const isFiltered = ({ q, theme, county }: MemberFilters): boolean =>
  q !== '' || theme !== null || county !== null;
