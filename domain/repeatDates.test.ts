import { moveAlike, repeatDates } from './repeatDates';

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });
const starts = (rule: string, from: string, zone = 'Africa/Nairobi') =>
  repeatDates(rule, span(from, from), zone).map(({ start }) => start.toISOString());

test('begins with the first date and keeps the length', () => {
  const first = span('2026-03-28T07:00:00Z', '2026-03-28T10:00:00Z');
  expect(repeatDates('FREQ=WEEKLY;INTERVAL=2;COUNT=3', first, 'Africa/Nairobi')).toEqual([
    first,
    span('2026-04-11T07:00:00Z', '2026-04-11T10:00:00Z'),
    span('2026-04-25T07:00:00Z', '2026-04-25T10:00:00Z'),
  ]);
});

test('keeps the time of day when summer time begins', () => {
  expect(starts('FREQ=WEEKLY;COUNT=2', '2026-03-25T18:00:00Z', 'Europe/London')).toEqual([
    '2026-03-25T18:00:00.000Z',
    '2026-04-01T17:00:00.000Z',
  ]);
});

test('takes the day of the zone, not of UTC', () => {
  // In Nairobi it is Sunday 1 March, the first Sunday.
  expect(starts('FREQ=MONTHLY;BYDAY=1SU;COUNT=2', '2026-02-28T22:00:00Z')).toEqual([
    '2026-02-28T22:00:00.000Z',
    '2026-04-04T22:00:00.000Z',
  ]);
});

test('leaves out months without the day', () => {
  expect(starts('FREQ=MONTHLY;COUNT=3', '2026-01-31T07:00:00Z')).toEqual([
    '2026-01-31T07:00:00.000Z',
    '2026-03-31T07:00:00.000Z',
    '2026-05-31T07:00:00.000Z',
  ]);
});

test('moves a date by as many days and to the same time and length, in another zone too', () => {
  const before = {
    ...span('2026-03-28T07:00:00Z', '2026-03-28T10:00:00Z'),
    zone: 'Africa/Nairobi',
  };
  const after = { ...span('2026-03-29T08:00:00Z', '2026-03-29T09:00:00Z'), zone: 'Africa/Nairobi' };
  const date = span('2026-04-11T07:00:00Z', '2026-04-11T10:00:00Z');
  expect(moveAlike(date, before, after)).toEqual(
    span('2026-04-12T08:00:00Z', '2026-04-12T09:00:00Z'),
  );
  const abroad = { ...span('2026-03-28T10:00:00Z', '2026-03-28T13:00:00Z'), zone: 'Europe/London' };
  expect(moveAlike(date, before, abroad)).toEqual(
    span('2026-04-11T09:00:00Z', '2026-04-11T12:00:00Z'),
  );
});
