import { dayOf } from './calendar';
import { msg, t } from './language';

/** How often an event can take place. */
export const RHYTHMS = ['week', 'fortnight', 'month', 'weekday'] as const;
/** Every week, every two weeks, each month on the same date, or on the same weekday of the month. */
export type Rhythm = (typeof RHYTHMS)[number];

export const REPEAT_LIMITS = { minimum: 2, maximum: 26 } as const;

export interface Repeat {
  rhythm: Rhythm;
  /** How many dates there are, with the first. */
  count: number;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const WEEKDAY_NAMES = [
  msg('Sunday'),
  msg('Monday'),
  msg('Tuesday'),
  msg('Wednesday'),
  msg('Thursday'),
  msg('Friday'),
  msg('Saturday'),
] as const;
const ORDINALS: Readonly<Record<string, string>> = {
  '1': msg('first'),
  '2': msg('second'),
  '3': msg('third'),
  '4': msg('fourth'),
  '-1': msg('last'),
};
const PATTERN =
  /^FREQ=(?:(WEEKLY)(?:;INTERVAL=(2))?|MONTHLY(?:;BYDAY=(-?[1-4](?:SU|MO|TU|WE|TH|FR|SA)))?);COUNT=(\d{1,2})$/;

/** The weekday of a day `YYYY-MM-DD` with its place in the month, as RFC 5545 writes it: 2SA, -1FR. */
function weekdayOf(day: string): string {
  const date = new Date(day);
  const place = Math.ceil(date.getUTCDate() / 7);
  return `${place > 4 ? -1 : place}${WEEKDAYS[date.getUTCDay()] ?? ''}`;
}

const ruleOf = (rhythm: Rhythm, day: string): string => {
  switch (rhythm) {
    case 'week':
      return 'FREQ=WEEKLY';
    case 'fortnight':
      return 'FREQ=WEEKLY;INTERVAL=2';
    case 'month':
      return 'FREQ=MONTHLY';
    case 'weekday':
      return `FREQ=MONTHLY;BYDAY=${weekdayOf(day)}`;
  }
};

/** The rule of RFC 5545 for an event that begins on this day, `YYYY-MM-DD`. */
export const writeRepeat = ({ rhythm, count }: Repeat, day: string): string =>
  `${ruleOf(rhythm, day)};COUNT=${count}`;

/** What a rule says; null for one that the product does not offer. */
export function readRepeat(rule: string): Repeat | null {
  const [, weekly, interval, weekday, digits] = PATTERN.exec(rule) ?? [];
  const count = Number(digits);
  if (!(count >= REPEAT_LIMITS.minimum && count <= REPEAT_LIMITS.maximum)) return null;
  if (weekly) return { rhythm: interval ? 'fortnight' : 'week', count };
  return { rhythm: weekday ? 'weekday' : 'month', count };
}

/** The fewest days from one date to the next. */
const PAUSES: Readonly<Record<Rhythm, number>> = { week: 7, fortnight: 14, month: 28, weekday: 28 };

export function shortestPause(rule: string): number {
  const repeat = readRepeat(rule);
  return repeat ? PAUSES[repeat.rhythm] : 0;
}

/** Whether a rule is one of the product, for an event that begins at this instant on the clock of its zone. */
export function isRepeatOf(rule: string, start: number, zone: string): boolean {
  const repeat = readRepeat(rule);
  return repeat !== null && writeRepeat(repeat, dayOf(start, zone)) === rule;
}

function weekdayText(weekday: string): string {
  const name = WEEKDAY_NAMES[WEEKDAYS.findIndex((one) => weekday.endsWith(one))] ?? '';
  return t('on the {place} {weekday} of each month', {
    place: t(ORDINALS[weekday.slice(0, -2)] ?? ''),
    weekday: t(name),
  });
}

/** A rhythm in words: “every week”, “on the second Saturday of each month”. */
export function rhythmText(rhythm: Rhythm, day: string): string {
  switch (rhythm) {
    case 'week':
      return t('every week');
    case 'fortnight':
      return t('every two weeks');
    case 'month':
      return t('on day {day} of each month', { day: Number(day.slice(8, 10)) });
    case 'weekday':
      return weekdayText(weekdayOf(day));
  }
}

/** A stored rule in the same words; what it was written for is in it but for the day of the month. */
export function repeatText(rule: string): string {
  const repeat = readRepeat(rule);
  if (!repeat) return '';
  const [, , , weekday] = PATTERN.exec(rule) ?? [];
  if (weekday) return weekdayText(weekday);
  return repeat.rhythm === 'month' ? t('every month') : rhythmText(repeat.rhythm, '');
}
