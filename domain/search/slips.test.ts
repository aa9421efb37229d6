import fc from 'fast-check';
import { correctionsOf, slipsAllowed, slipsBetween } from './slips';

test.each([
  ['soap', 'soap', 0],
  ['saop', 'soap', 1],
  ['sop', 'soap', 1],
  ['soaap', 'soap', 1],
  ['soup', 'soap', 1],
  ['osap', 'soap', 1],
  ['asop', 'soap', 2],
  ['', 'soap', 4],
  ['soap', '', 4],
  ['kiondo', 'kikapu', 4],
])('slipsBetween(%p, %p) is %i', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('slipsBetween is 0 for the same word alone, and never more than the longer word has letters', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips === 0).toBe(one === other);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});

test('allows one slip up to four letters, and two beyond', () => {
  expect([slipsAllowed('saop'), slipsAllowed('soaps')]).toEqual([1, 2]);
});

describe('correctionsOf()', () => {
  const found = (typed: string) => correctionsOf(typed, known).map(({ word }) => word);
  const known = [
    { word: 'soap', n: 2 },
    { word: 'soup', n: 9 },
    { word: 'snap', n: 4 },
    { word: 'swap', n: 4 },
    { word: 'oap', n: 90 },
    { word: 'honey', n: 1 },
  ];

  test('puts fewer slips first, then the same first letter, then the more frequent word', () => {
    expect(found('soap')).toEqual(['soap', 'soup', 'snap']);
    expect(found('sap')).toEqual(['snap', 'swap', 'soap']);
  });

  test('returns nothing where every word is too different', () => {
    expect(found('zebra')).toEqual([]);
    expect(found('hnoe')).toEqual([]);
  });
});
