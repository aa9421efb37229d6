import fc from 'fast-check';
import { canonicalDecimal, compareDecimals, isDecimal } from './decimals';

test.each([
  ['59', '59'],
  ['59.0', '59'],
  ['59,5 %', '59.5'],
  [' 59.50% ', '59.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['0', '0'],
  ['0.10', '0.1'],
  ['1 000', '1000'],
  ['1\u00a0000', '1000'],
  ['1,234,567.5', '1234567.5'],
  ['0,125', '0.125'],
])('reads %j as %s', (typed, decimal) => {
  expect(canonicalDecimal(typed)).toBe(decimal);
});

test.each(['', '%', '.', '-3', '+3', '1e3', '1,000', '12.5.1', 'NaN', 'ten', '5 9', '٣', '0x1f'])(
  'returns null for %j, which is no clear number',
  (typed) => {
    expect(canonicalDecimal(typed)).toBeNull();
  },
);

test.each(['59.0', '0', '0.1', '100'])('accepts %s as canonical', (text) => {
  expect(isDecimal(text)).toBe(true);
});

test.each(['', '059', '59.', '.5', '-1', '5,9', '1e3', ' 5', `1${'0'.repeat(15)}`])(
  'rejects %j as canonical',
  (text) => {
    expect(isDecimal(text)).toBe(false);
  },
);

test.each([
  ['59', 59, 0],
  ['59.0', 59, 0],
  ['59.1', 59, 1],
  ['58.999999999', 59, -1],
  ['59.000000001', 59, 1],
  ['0.1', 0.1, 0],
  ['2.49', 2.5, -1],
  ['9', '10', -1],
  ['999999999999999.1', '999999999999999.2', -1],
] as const)('compares %s with %s: %i', (decimal, bound, expected) => {
  expect(compareDecimals(decimal, bound)).toBe(expected);
});

test('reads a typed number as its canonical form of the same value', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(9999), (whole, fraction) => {
      const typed = `${whole}.${String(fraction).padStart(4, '0')}`;
      const decimal = canonicalDecimal(typed);
      expect(isDecimal(decimal ?? '')).toBe(true);
      expect(canonicalDecimal(decimal ?? '')).toBe(decimal);
      expect(Number(decimal)).toBe(Number(typed));
      expect(compareDecimals(typed, decimal ?? '')).toBe(0);
    }),
  );
});
