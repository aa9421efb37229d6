/**
 * Spreadsheets run a cell that begins so as a formula (OWASP, "CSV injection"); an apostrophe before it
 * is the guard. A text that looks guarded already is guarded once more, so that reading can tell.
 */
const FORMULA = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of a table without its header, which `toCsv` writes. */
export const toCsvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * A table as CSV (RFC 4180) that opens in spreadsheets: UTF-8 with a byte order mark, and no text
 * that would run as a formula. Numbers stay numbers; null is an empty cell.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + toCsvLines([header, ...rows]);

/** A quoted cell, or a plain one; then what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The text of a cell that `toCsv` has guarded. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** The rows of a text that `toCsv` wrote, the header among them; none of a text that is no CSV. */
export function fromCsv(text: string): string[][] {
  const body = text.replace(BYTE_ORDER_MARK, '');
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < body.length) {
    const found = CELL.exec(body);
    if (!found) return [];
    const [, quoted, plain = '', end] = found;
    row.push(withoutGuard(quoted?.replaceAll('""', '"') ?? plain));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
