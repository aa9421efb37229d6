import { localeFor, t } from '../../../../domain/language';
import { endsOf } from '../../../../domain/stateCounts/durations';
import type { UseOfState } from '../../../../domain/stateCounts/stateUse';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

type Unit = (typeof UNITS)[number];

const unitOf = (milliseconds: number): Unit =>
  UNITS.find(([, length]) => milliseconds >= length) ?? UNITS[3];

function durationText(milliseconds: number, [unit, length] = unitOf(milliseconds)): string {
  const format = new Intl.NumberFormat(localeFor('en-GB'), { style: 'unit', unit });
  return format.format(milliseconds / length);
}

/** Between which durations the median is, such as “10 to 30 secs”. */
export function rangeText(range: number): string {
  const [from, to] = endsOf(range);
  if (to === null) return t('over {duration}', { duration: durationText(from) });
  if (from === 0) return t('under {duration}', { duration: durationText(to) });
  const [unit, length] = unitOf(from);
  const isOfOneUnit = unitOf(to)[0] === unit;
  return t('{from} to {to}', {
    from: isOfOneUnit ? numberText(from / length) : durationText(from),
    to: durationText(to),
  });
}

export const numberText = (number: number): string => number.toLocaleString(localeFor('en-GB'));

/** What stands in the box of a state. */
export const stateNotes = ({ visits, exits, median }: UseOfState): string[] => [
  t('{number} visits', { number: numberText(visits) }),
  ...(median === null ? [] : [rangeText(median)]),
  ...(exits === null ? [] : [t('{number} left here', { number: numberText(exits) })]),
];

/** What stands at an arrow. */
export const timesNote = (times: number): string => `× ${numberText(times)}`;
