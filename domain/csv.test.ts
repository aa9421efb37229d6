import fc from 'fast-check';
import { fromCsv, toCsv } from './csv';

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n').slice(0, -1);

test('starts a table with a byte order mark and ends each row with a line break', () => {
  expect(toCsv(['A', 'B'], [['x', 1.5]])).toBe('\uFEFFA,B\r\nx,1.5\r\n');
});

test.each(['=1+1', '+254700', '-2', '@SUM', '\t=1', '\r=1', '＝1'])(
  'puts an apostrophe before a text that begins with %j',
  (text) => {
    expect(toCsv(['A'], [[text]])).toContain(`'${text}`);
  },
);

test('leaves numbers as they are and writes null as an empty cell', () => {
  expect(lines(toCsv(['A', 'B'], [[-2, null]]))).toEqual(['A,B', '-2,']);
});

test('keeps separators, quotes and line breaks inside their cell', () => {
  expect(toCsv(['A'], [['"Soap", \n said she']])).toContain('"""Soap"", \n said she"');
});

test('starts no cell like a formula, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '=', '+', '-', '@', '\t', '\r'), (text, first) => {
      const row = toCsv(['A'], [[first + text]]).slice('\uFEFFA\r\n'.length, -'\r\n'.length);
      expect(row).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});

test('reads back what it wrote, whatever the cells hold', () => {
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

test.each(['"', 'a"b', '"a"b'])('returns no rows for the malformed CSV %j', (text) => {
  expect(fromCsv(text)).toEqual([]);
});
