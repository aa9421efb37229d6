import { paceOf } from './pace';

const SECOND = 1000;
const from = (start: number, ...gaps: number[]) =>
  gaps.reduce((times, gap) => [...times, (times.at(-1) ?? start) + gap * SECOND], [start]);

test('is the median of the seconds between answers', () => {
  expect(paceOf(from(0, 10, 12, 20, 40, 200))).toBe(20);
});

test('does not depend on the order in which the times are given', () => {
  expect(paceOf(from(0, 10, 12, 20, 40, 200).toReversed())).toBe(20);
});

test('leaves breaks out', () => {
  const evening = from(0, 10, 10, 10);
  const morning = from(40_000 * SECOND, 30, 30, 30);
  expect(paceOf([...evening, ...morning])).toBe(30);
});

test.each([
  ['nothing', []],
  ['few answers', from(0, 10, 10, 10, 10)],
  ['what is no time', [Number.NaN, ...from(0, 10, 10, 10, 10)]],
])('is not known of %s', (_, times) => {
  expect(paceOf(times)).toBeNull();
});

test('leaves out what was saved in a row after a time without connection', () => {
  expect(paceOf(from(0, 0.1, 0.1, 0.1, 20, 20, 20, 40, 40))).toBe(20);
});
