import { isMonth } from '../../../domain/calendar';
import { findValue } from '../../../domain/searchText';
import {
  ATTENDANCE_MODES,
  THEMES,
  type AttendanceMode,
  type Theme,
} from '../../../domain/vocabulary';
import { readPage } from '../../ui/pageAddress';

/** The views of the events. The first one is not written into the address. */
export const VIEWS = ['upcoming', 'past', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The filters of the events, kept in the address. `null` means all. */
export interface EventFilters {
  view: View;
  /** `YYYY-MM` of the month view; null for the present month. */
  month: string | null;
  theme: Theme | null;
  mode: AttendanceMode | null;
  /** Sorted by date, even where the answers of the member would decide the order. */
  isByDate: boolean;
  page: number;
}

export const NO_FILTERS: EventFilters = {
  view: 'upcoming',
  month: null,
  theme: null,
  mode: null,
  isByDate: false,
  page: 1,
};

const BY_DATE = 'date';

/** Reads the address and ignores unknown values. */
export function readFilters(params: URLSearchParams): EventFilters {
  const month = params.get('month');
  const view = findValue(VIEWS, params.get('view')) ?? NO_FILTERS.view;
  return {
    view,
    month: view === 'month' && month && isMonth(month) ? month : null,
    theme: findValue(THEMES, params.get('theme')),
    mode: findValue(ATTENDANCE_MODES, params.get('mode')),
    isByDate: params.get('sort') === BY_DATE,
    page: view === 'month' ? NO_FILTERS.page : readPage(params),
  };
}

/** The query string of these filters: the shortest that reads back as the same. */
export function writeFilters({ view, month, theme, mode, isByDate, page }: EventFilters): string {
  const params = new URLSearchParams();
  if (view !== NO_FILTERS.view) params.set('view', view);
  if (view === 'month' && month) params.set('month', month);
  if (theme) params.set('theme', theme);
  if (mode) params.set('mode', mode);
  if (isByDate) params.set('sort', BY_DATE);
  if (view !== 'month' && page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** Another filter starts again at the first page; another page keeps the filters. */
export const changeFilters = (
  filters: EventFilters,
  change: Partial<EventFilters>,
): EventFilters => ({ ...filters, page: 1, ...change });

/** The upcoming events, without a filter by theme, can begin with what fits the answers of the member. */
export const canBeTailored = ({ view, theme }: EventFilters): boolean =>
  view === 'upcoming' && theme === null;

export const isFiltered = ({ theme, mode }: EventFilters): boolean =>
  theme !== null || mode !== null;
