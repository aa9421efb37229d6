import { isRepeatOf, readRepeat, repeatText, RHYTHMS, rhythmText, writeRepeat } from './repeatRule';

const DAY = '2026-03-28';

test.each([
  ['week', 'FREQ=WEEKLY;COUNT=12', 'every week', 'every week'],
  ['fortnight', 'FREQ=WEEKLY;INTERVAL=2;COUNT=12', 'every two weeks', 'every two weeks'],
  ['month', 'FREQ=MONTHLY;COUNT=12', 'on day 28 of each month', 'every month'],
  [
    'weekday',
    'FREQ=MONTHLY;BYDAY=4SA;COUNT=12',
    'on the fourth Saturday of each month',
    'on the fourth Saturday of each month',
  ],
] as const)('writes and reads %s', (rhythm, rule, words, stored) => {
  expect(writeRepeat({ rhythm, count: 12 }, DAY)).toBe(rule);
  expect(readRepeat(rule)).toEqual({ rhythm, count: 12 });
  expect(rhythmText(rhythm, DAY)).toBe(words);
  expect(repeatText(rule)).toBe(stored);
});

test('counts the fifth weekday of a month as the last', () => {
  expect(writeRepeat({ rhythm: 'weekday', count: 2 }, '2026-03-31')).toBe(
    'FREQ=MONTHLY;BYDAY=-1TU;COUNT=2',
  );
  expect(rhythmText('weekday', '2026-03-31')).toBe('on the last Tuesday of each month');
});

test.each([
  '',
  'FREQ=WEEKLY;COUNT=1',
  'FREQ=WEEKLY;COUNT=27',
  'FREQ=WEEKLY',
  'FREQ=DAILY;COUNT=3',
  'FREQ=WEEKLY;INTERVAL=3;COUNT=3',
  'FREQ=MONTHLY;BYDAY=5SA;COUNT=3',
  'FREQ=WEEKLY;COUNT=3\nRDATE:20260101',
])('refuses %j', (rule) => {
  expect(readRepeat(rule)).toBeNull();
  expect(repeatText(rule)).toBe('');
});

test('belongs to the start that it was written for, on the clock of the zone', () => {
  const start = Date.parse('2026-03-28T23:30:00Z');
  const rule = writeRepeat({ rhythm: 'weekday', count: 3 }, '2026-03-29');
  expect(isRepeatOf(rule, start, 'Africa/Nairobi')).toBe(true);
  expect(isRepeatOf(rule, start, 'Europe/Lisbon')).toBe(false);
  expect(
    RHYTHMS.every((one) =>
      isRepeatOf(writeRepeat({ rhythm: one, count: 2 }, DAY), Date.parse(DAY), 'UTC'),
    ),
  ).toBe(true);
});
