import { pointsChange } from './pointsChange';

test.each([
  [null, null, 'It carries no points'],
  [8, null, '8 points before; it no longer counts'],
  [null, 1, '1 point; it did not count before'],
  [6, 6, '6 points, as before'],
  [4, 8, '8 points, 4 more than before'],
  [8, 0, '0 points, 8 fewer than before'],
])('says of %p points, then %p: %s', (before, after, text) => {
  expect(pointsChange(before, after)).toBe(text);
});
