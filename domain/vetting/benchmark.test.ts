import fc from 'fast-check';
import type { Benchmark } from '../contract/assessment';
import { LEVELS } from '../vocabulary';
import { benchmarkOf, SMALLEST_BAND } from './benchmark';

const MIDDLES = [10, 40, 60, 90];
const totalsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => MIDDLES[index] ?? 0));
const shares = ({ bands }: Benchmark) => bands.map(({ share }) => share);

/** All ways in which so many businesses can lie in so many bands. */
const ways = (businesses: number, bands: number): number[][] =>
  bands === 1
    ? [[businesses]]
    : Array.from({ length: businesses + 1 }, (_, first) =>
        ways(businesses - first, bands - 1).map((rest) => [first, ...rest]),
      ).flat();

/**
 * Bands of under five that are told, or that follow for sure from what is told and the exact number;
 * all that are hidden, when together they are a few.
 */
function leaks(counts: readonly number[], isShown: (band: number) => boolean): number[] {
  const hidden = counts.flatMap((_, band) => (isShown(band) ? [] : [band]));
  const rest = hidden.reduce((all, band) => all + (counts[band] ?? 0), 0);
  if (rest > 0 && rest < SMALLEST_BAND) return hidden;
  const possible = hidden.length > 0 ? ways(rest, hidden.length) : [];
  return counts.flatMap((count, band) => {
    if (count >= SMALLEST_BAND) return [];
    const values = new Set(possible.map((way) => way[hidden.indexOf(band)]));
    return isShown(band) || values.size === 1 ? [band] : [];
  });
}

const anyCounts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 });
const enough = anyCounts.filter((counts) => totalsOf(counts).length >= 10);

test('shows no band under five, and none can be worked out from the others', () => {
  fc.assert(
    fc.property(enough, (counts) => {
      const told = shares(benchmarkOf(totalsOf(counts), 'Waste'));
      expect(leaks(counts, (band) => told[band] !== null)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('would reveal small bands if it hid only those under five', () => {
  const weaker = fc
    .sample(enough, { numRuns: 300, seed: 5 })
    .filter((counts) => leaks(counts, (band) => (counts[band] ?? 0) >= SMALLEST_BAND).length > 0);
  expect(weaker.length).toBeGreaterThan(10);
});

test.each([
  ['four large bands', [5, 5, 5, 5], [25, 25, 25, 25]],
  ['two small bands, together large', [10, 4, 3, 10], [35, null, null, 35]],
  ['one small band takes another along', [5, 4, 10, 10], [null, null, 35, 35]],
  ['all in one band', [12, 0, 0, 0], [null, null, null, null]],
  ['two small bands, together small', [5, 3, 1, 10], [null, null, null, 55]],
  ['two bands', [8, 8, 0, 0], [50, null, null, null]],
])('shows %s, %j, as %j', (_title, counts, told) => {
  expect(shares(benchmarkOf(totalsOf(counts), 'All'))).toEqual(told);
});

test('shows nothing for fewer than ten businesses', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 9 }), (totals) => {
      expect(benchmarkOf(totals, 'Energy')).toEqual({
        group: 'Energy',
        businesses: null,
        bands: LEVELS.map((level) => ({ level, share: null })),
        median: null,
      });
    }),
  );
});

test('rounds all numbers to fives', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 10, maxLength: 130 }),
      (totals) => {
        const { businesses, bands, median } = benchmarkOf(totals, 'All');
        for (const number of [businesses, median, ...bands.map(({ share }) => share)]) {
          expect((number ?? 0) % 5).toBe(0);
          expect(number ?? 0).toBeGreaterThanOrEqual(0);
        }
        for (const number of [median, ...bands.map(({ share }) => share)]) {
          expect(number ?? 0).toBeLessThanOrEqual(100);
        }
      },
    ),
  );
});

test('starts bands at 25, 50 and 75 and takes the median from the middle', () => {
  const totals = [24.9, 24.9, 24.9, 24.9, 24.9, 25, 25, 25, 25, 25, 50, 50, 50, 50, 50];
  const { bands, median, businesses } = benchmarkOf([...totals, 75, 75, 75, 75, 75], 'All');
  expect(bands.map(({ share }) => share)).toEqual([25, 25, 25, 25]);
  expect({ median, businesses }).toEqual({ median: 40, businesses: 20 });
  expect(benchmarkOf([...totals].reverse(), 'All').median).toBe(25);
});
