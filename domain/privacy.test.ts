import { clockText, dueOf, reportDueOf } from './privacy';

const HOUR = 3_600_000;
const noon = Date.parse('2026-03-02T12:00:00Z');

test.each([
  [0, '0 hours left'],
  [HOUR, '1 hour left'],
  [47 * HOUR, '47 hours left'],
  [48 * HOUR, '2 days left'],
  [7 * 24 * HOUR - 1, '6 days left'],
  [-1, '0 hours late'],
  [-3 * 24 * HOUR, '3 days late'],
])('says %i milliseconds before the end: %s', (left, text) => {
  expect(clockText(noon + left, noon)).toBe(text);
});

test('counts the days of a request and the hours of a breach from when they came', () => {
  const came = new Date('2026-03-02T12:00:00Z');
  expect(dueOf('deletion', came).toISOString()).toBe('2026-03-16T12:00:00.000Z');
  expect(reportDueOf(came).toISOString()).toBe('2026-03-05T12:00:00.000Z');
});
