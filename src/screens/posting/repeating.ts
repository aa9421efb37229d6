import { t } from '../../../domain/language';
import { repeatDates, type Span } from '../../../domain/repeatDates';
import { readRepeat, REPEAT_LIMITS, RHYTHMS, writeRepeat } from '../../../domain/repeatRule';
import { isWithin, wholeNumber } from '../../entities/fields/wholeNumbers';
import { toInstant } from './zonedTime';

/** What the form says about repeating. */
interface RepeatValues {
  /** In `timezone`. */
  start_date: string;
  end_date: string;
  timezone: string;
  /** How often; empty for a single date. */
  rhythm: string;
  /** How many dates. */
  dates: string;
}

export const datesMessage = (): string =>
  t('Enter a whole number from {least} to {most}.', {
    least: REPEAT_LIMITS.minimum,
    most: REPEAT_LIMITS.maximum,
  });

export const isNumberOfDates = isWithin(REPEAT_LIMITS.minimum, REPEAT_LIMITS.maximum);

/** The rule of RFC 5545; empty for a single date, and while the number of dates is no such number. */
export function ruleOf({ start_date, rhythm, dates }: RepeatValues): string {
  const known = RHYTHMS.find((one) => one === rhythm);
  const count = wholeNumber(dates);
  if (!known || start_date === '' || !count || !isNumberOfDates(dates)) return '';
  return writeRepeat({ rhythm: known, count }, start_date.slice(0, 10));
}

/** The rule as the form shows it. */
export function repeatValues(rule: string | null): Pick<RepeatValues, 'rhythm' | 'dates'> {
  const repeat = readRepeat(rule ?? '');
  return repeat
    ? { rhythm: repeat.rhythm, dates: String(repeat.count) }
    : { rhythm: '', dates: '' };
}

/** All dates that the form describes; none while it repeats not, or start or end is missing. */
export function datesOf(values: RepeatValues): Span[] {
  const rule = ruleOf(values);
  const start = toInstant(values.start_date, values.timezone);
  const end = toInstant(values.end_date, values.timezone);
  if (rule === '' || !start || !end) return [];
  return repeatDates(rule, { start: new Date(start), end: new Date(end) }, values.timezone);
}
