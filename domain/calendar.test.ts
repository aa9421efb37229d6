import fc from 'fast-check';
import { anEvent } from '../src/testing/builders';
import {
  addDays,
  dayOf,
  daysOf,
  eventsByDay,
  isDay,
  isMonth,
  isOver,
  monthOf,
  shiftMonth,
  weeksOf,
} from './calendar';

const at = (iso: string) => Date.parse(iso);

test('monthOf changes at midnight in Nairobi, three hours before UTC', () => {
  expect(monthOf(at('2026-11-30T20:59:59Z'))).toBe('2026-11');
  expect(monthOf(at('2026-11-30T21:00:00Z'))).toBe('2026-12');
  expect(dayOf(at('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('dayOf follows the summer time of London', () => {
  expect(dayOf(at('2026-10-24T23:30:00Z'), 'Europe/London')).toBe('2026-10-25');
  expect(dayOf(at('2026-10-25T23:30:00Z'), 'Europe/London')).toBe('2026-10-25');
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 0, '2026-03'],
  ['2099-12', 1, null],
  ['2000-01', -1, null],
])('shiftMonth moves %s by %i to %s', (month, by, expected) =>
  expect(shiftMonth(month, by)).toBe(expected),
);

test.each(['2026-00', '2026-13', '1999-12', '2026-1', '2026-11-01', ''])(
  'isMonth is false for %j',
  (text) => expect(isMonth(text)).toBe(false),
);

test('weeksOf begins on Monday and contains only days of the month', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('weeksOf contains each day once, in weeks of seven, for any month', () => {
  const anyMonth = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(anyMonth, ([year, number]) => {
      const weeks = weeksOf(`${year}-${String(number).padStart(2, '0')}`);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const days = weeks.flat().filter(Boolean);
      expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
      expect(days).toEqual([...days].sort());
    }),
  );
});

test('daysOf gives all three days of an event, and not the day it ends on at midnight', () => {
  const camp = anEvent({ start_date: '2026-11-29T06:00:00Z', end_date: '2026-12-01T09:00:00Z' });
  expect(daysOf(camp)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  expect([...eventsByDay([camp], '2026-12').keys()]).toEqual(['2026-12-01']);
  const night = anEvent({ start_date: '2026-11-30T17:00:00Z', end_date: '2026-11-30T21:00:00Z' });
  expect(daysOf(night)).toEqual(['2026-11-30']);
});

test('isOver is true from the end of an event', () => {
  const end = Date.parse(anEvent().end_date);
  expect(isOver(anEvent(), end - 1)).toBe(false);
  expect(isOver(anEvent(), end)).toBe(true);
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
])('says whether there is a day %j', (text, isThere) => {
  expect(isDay(text)).toBe(isThere);
});

test('adds days across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-02', 30)).toBe('2026-04-01');
});
