import fc from 'fast-check';
import { fromCsv, toCsv } from './csv';

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').slice(0, -1);

test('a table begins with a byte order mark and ends each row', () => {
  expect(toCsv(['A', 'B'], [['x', 1.5]])).toBe('\uFEFFA,B\r\nx,1.5\r\n');
});

test.each(['=1+1', '+254700', '-2', '@SUM', '\t=1', '\r=1', '＝1'])(
  'a text that begins like %j is no formula',
  (text) => {
    expect(toCsv(['A'], [[text]])).toContain(`'${text}`);
  },
);

test('numbers stay numbers, and nothing is an empty cell', () => {
  expect(lines(toCsv(['A', 'B'], [[-2, null]]))).toEqual(['A,B', '-2,']);
});

test('separators and quotes stay inside their cell', () => {
  expect(toCsv(['A'], [['"Soap", \n said she']])).toContain('"""Soap"", \n said she"');
});

test('no text of any kind begins a cell like a formula', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '=', '+', '-', '@', '\t', '\r'), (text, first) => {
      const row = toCsv(['A'], [[first + text]]).slice('\uFEFFA\r\n'.length, -'\r\n'.length);
      expect(row).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});

test('what was written is read again, whatever the cells hold', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.string(),
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('', '=1', "'x", "'+", "''="),
        ),
      ),
      (rows) => {
        expect(fromCsv(toCsv(['A', 'B', 'C'], rows))).toEqual([['A', 'B', 'C'], ...rows]);
      },
    ),
  );
});

test.each(['"', 'a"b', '"a"b'])('%j is no CSV', (text) => {
  expect(fromCsv(text)).toEqual([]);
});
