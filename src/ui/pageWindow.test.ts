import fc from 'fast-check';
import { pageWindow } from './pageWindow';

test('contains all of a few pages', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
});

test('is centred on the page except at both ends', () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
});

test('is empty for no pages', () => {
  expect(pageWindow(1, 0)).toEqual([]);
});

const pageAndPages = fc
  .integer({ min: 1, max: 1000 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

test('contains the page, stays within the pages and has no gaps for any page', () => {
  fc.assert(
    fc.property(pageAndPages, ([page, pages]) => {
      const window = pageWindow(page, pages);
      expect(window).toHaveLength(Math.min(5, pages));
      expect(window).toContain(page);
      expect(window[0]).toBeGreaterThanOrEqual(1);
      expect(window.at(-1)).toBeLessThanOrEqual(pages);
      window.slice(1).forEach((number, index) => expect(number).toBe((window[index] ?? 0) + 1));
    }),
  );
});
