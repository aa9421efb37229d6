import type { ShortEvent } from './contract/event';

/** Months and days of the calendar are those of the community. */
export const COMMUNITY_ZONE = 'Africa/Nairobi';

const DAY = 86_400_000;
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** `YYYY-MM` of this century, as addresses carry it. */
export const isMonth = (text: string): boolean => MONTH.test(text);

const formatters = new Map<string, Intl.DateTimeFormat>();

function dayFormatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** The day, `YYYY-MM-DD`, that it is in `zone` at an instant in milliseconds. */
export function dayOf(instant: number, zone = COMMUNITY_ZONE): string {
  const parts = dayFormatter(zone).formatToParts(instant);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year')}-${read('month')}-${read('day')}`;
}

export const monthOf = (instant: number, zone = COMMUNITY_ZONE): string =>
  dayOf(instant, zone).slice(0, 7);

/** Midnight UTC of a day or of the first of a month: for counting and for names of days only. */
export const utcOf = (date: string): number => Date.parse(date.length === 7 ? `${date}-01` : date);

const isoDay = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** `YYYY-MM-DD` of a day that there is. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  isoDay(Date.parse(text)) === text;

/** The day so many days later. */
export const addDays = (day: string, by: number): string => isoDay(utcOf(day) + by * DAY);

/** The month so many months later; a month that addresses cannot carry becomes null. */
export function shiftMonth(month: string, by: number): string | null {
  const date = new Date(utcOf(month));
  date.setUTCMonth(date.getUTCMonth() + by);
  const shifted = date.toISOString().slice(0, 7);
  return isMonth(shifted) ? shifted : null;
}

/** The weeks of a month, Monday first; days of the neighbouring months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = utcOf(month);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const weekOf = (start: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = isoDay(start + index * DAY);
      return day.startsWith(month) ? day : null;
    });
  return Array.from({ length: 6 }, (_, index) => weekOf(monday + index * 7 * DAY)).filter((week) =>
    week.some(Boolean),
  );
}

/** The days on which an event takes place; one that ends at midnight does not begin another. */
export function daysOf({ start_date, end_date }: ShortEvent): string[] {
  const start = Date.parse(start_date);
  const first = dayOf(start);
  const last = dayOf(Math.max(start, Date.parse(end_date) - 1));
  const length = Math.round((utcOf(last) - utcOf(first)) / DAY) + 1;
  return Array.from({ length }, (_, index) => isoDay(utcOf(first) + index * DAY));
}

/** The events of each day of a month, as they came. */
export function eventsByDay(
  events: readonly ShortEvent[],
  month: string,
): Map<string, ShortEvent[]> {
  const days = new Map<string, ShortEvent[]>();
  for (const event of events) {
    for (const day of daysOf(event)) {
      if (day.startsWith(month)) days.set(day, [...(days.get(day) ?? []), event]);
    }
  }
  return days;
}

export const isOver = ({ end_date }: ShortEvent, now: number): boolean =>
  Date.parse(end_date) <= now;
