import { isMonth } from '../../../domain/calendar';
import { COUNTIES } from '../../../domain/counties';
import { findValue } from '../../../domain/searchText';
import {
  ATTENDANCE_MODES,
  THEMES,
  type AttendanceMode,
  type Theme,
} from '../../../domain/vocabulary';
import type { SearchChange } from '../../entities/search/relaxation';
import { readPage } from '../../ui/pageAddress';

/** The views of the events. The first one is not written into the address. */
export const VIEWS = ['upcoming', 'past', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The filters of the events, kept in the address. `null` means all. */
export interface EventFilters {
  view: View;
  /** `YYYY-MM` of the month view; null for the present month. */
  month: string | null;
  q: string;
  /** The words as they are written, without corrections and synonyms. */
  exact: boolean;
  theme: Theme | null;
  mode: AttendanceMode | null;
  /** Official county code. */
  county: string | null;
  /** Words of its name. */
  organizer: string;
  /** `YYYY-MM-DD`. */
  date: string | null;
  /** Sorted by date, even where the answers of the member would decide the order. */
  isByDate: boolean;
  page: number;
}

export const NO_FILTERS: EventFilters = {
  view: 'upcoming',
  month: null,
  q: '',
  exact: false,
  theme: null,
  mode: null,
  county: null,
  organizer: '',
  date: null,
  isByDate: false,
  page: 1,
};

const BY_DATE = 'date';
/** What the search endpoint accepts. */
const TEXT_LIMIT = 80;
const DAY = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The text that is searched for when this is typed. */
export const searchedText = (typed: string): string => typed.trim().slice(0, TEXT_LIMIT).trim();

/** Reads the address and ignores unknown values. */
export function readFilters(params: URLSearchParams): EventFilters {
  const month = params.get('month');
  const date = params.get('date');
  const view = findValue(VIEWS, params.get('view')) ?? NO_FILTERS.view;
  const q = searchedText(params.get('q') ?? '');
  return {
    view,
    month: view === 'month' && month && isMonth(month) ? month : null,
    q,
    exact: params.get('exact') === '1' && q !== '',
    theme: findValue(THEMES, params.get('theme')),
    mode: findValue(ATTENDANCE_MODES, params.get('mode')),
    county: COUNTIES.find(({ code }) => code === params.get('county'))?.code ?? null,
    organizer: searchedText(params.get('organizer') ?? ''),
    date: date && DAY.test(date) ? date : null,
    isByDate: params.get('sort') === BY_DATE,
    page: view === 'month' ? NO_FILTERS.page : readPage(params),
  };
}

/** What of the filters is sent to the server under the same names, without the empty ones. */
export const filterParams = (filters: EventFilters): Record<string, string> => {
  const { q, exact, theme, mode, county, organizer, date } = filters;
  return {
    ...(q && { q }),
    ...(q && exact && { exact: '1' }),
    ...(theme && { theme }),
    ...(mode && { mode }),
    ...(county && { county }),
    ...(organizer && { organizer }),
    ...(date && { date }),
  };
};

/** The query string of these filters: the shortest that reads back as the same. */
export function writeFilters(filters: EventFilters): string {
  const { view, month, isByDate, page } = filters;
  const params = new URLSearchParams();
  if (view !== NO_FILTERS.view) params.set('view', view);
  if (view === 'month' && month) params.set('month', month);
  for (const [name, value] of Object.entries(filterParams(filters))) params.set(name, value);
  if (isByDate) params.set('sort', BY_DATE);
  if (view !== 'month' && page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Another filter starts again at the first page, other words are not exact; another page keeps the filters. */
export const changeFilters = (
  filters: EventFilters,
  change: Partial<EventFilters>,
): EventFilters => ({
  ...filters,
  page: 1,
  ...(change.q !== undefined && { exact: false }),
  ...change,
});

/** The same view and order without filters. */
export const clearFilters = ({ view, month, isByDate }: EventFilters): EventFilters => ({
  ...NO_FILTERS,
  view,
  month,
  isByDate,
});

/** The filters of another search that is offered where nothing matches as asked. */
export function changeSearch(filters: EventFilters, change: SearchChange): EventFilters {
  if ('only' in change) return { ...clearFilters(filters), theme: change.only.theme ?? null };
  if ('without' in change) {
    const without = Object.fromEntries(
      change.without.map((name) => [name, name === 'organizer' ? '' : null]),
    );
    return changeFilters(filters, without);
  }
  return changeFilters(filters, change);
}

/** The upcoming events, without words and a theme, can begin with what fits the answers of the member. */
export const canBeTailored = ({ view, q, theme }: EventFilters): boolean =>
  view === 'upcoming' && q === '' && theme === null;

/** How many filters besides the words and the county are set. */
export const countChosen = ({ theme, mode, organizer, date }: EventFilters): number =>
  [theme, mode, organizer, date].filter(Boolean).length;

export const isFiltered = (filters: EventFilters): boolean =>
  filters.q !== '' || filters.county !== null || countChosen(filters) > 0;
