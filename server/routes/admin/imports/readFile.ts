import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuard } from '../../../../domain/csv';
import { msg, t } from '../../../../domain/language';
import { EMAIL_PATTERN } from '../../../../domain/messages';
import { IMPORT_LIMITS } from '../../../../domain/listing/importColumns';
import { invalid, type Failure } from '../../../plugins/failures';

export interface FileRow {
  /** Where the row begins. */
  line: number;
  cells: string[];
}

export interface ReadFile {
  headers: string[];
  rows: FileRow[];
}

const refuse = (message: string): Failure => invalid({ text: [message] });

const DELIMITERS = [',', ';', '\t'];

const options = (delimiter: string) => ({
  bom: true,
  delimiter,
  relax_column_count: true,
  skip_empty_lines: true,
});

const widthOf = (text: string, delimiter: string): number => {
  try {
    const [first = []] = parse(text, { ...options(delimiter), to: 1 });
    return first.length;
  } catch {
    return 0;
  }
};

/** Semicolons are what spreadsheets write where a comma marks decimals. */
const delimiterOf = (text: string): string =>
  DELIMITERS.reduce((best, each) => (widthOf(text, each) > widthOf(text, best) ? each : best));

const FAULTS: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: msg('A quotation mark is never closed.'),
  CSV_INVALID_CLOSING_QUOTE: msg('A quotation mark is followed by more text.'),
  INVALID_OPENING_QUOTE: msg('There is a quotation mark in the middle of a cell.'),
};

function parseAll(text: string): FileRow[] {
  const lines: number[] = [];
  const noteLine = (record: string[], { lines: line }: { lines: number }): string[] => {
    // Counted where the row ends.
    lines.push(line - record.join('').split('\n').length + 1);
    return record;
  };
  try {
    const found = parse(text, {
      ...options(delimiterOf(text)),
      on_record: noteLine,
      to: IMPORT_LIMITS.rows + 2,
    });
    return found.map((cells, index) => ({ line: lines[index] ?? 0, cells }));
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const line: unknown = thrown['lines'];
    const sentences = [
      t('This is not a CSV file that can be read.'),
      t(FAULTS[thrown.code] ?? msg('Save the table as CSV and choose that file.')),
      ...(typeof line === 'number' ? [t('Look at line {line}.', { line })] : []),
    ];
    throw refuse(sentences.join(' '));
  }
}

/** Data, not the name of a column. */
const isData = (cell: string): boolean =>
  EMAIL_PATTERN.test(cell.trim()) || /^https?:/i.test(cell.trim()) || /^\+?[\d\s]+$/.test(cell);

/** Throws 400 with what is wrong with the file. */
export function readFile(text: string): ReadFile {
  if (text.replace('\uFEFF', '').trim() === '') throw refuse(msg('The file is empty.'));
  if (text.includes('\uFFFD')) {
    throw refuse(msg('The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.'));
  }
  const [head, ...body] = parseAll(text);
  const headers = (head?.cells ?? []).map((header) => header.trim());
  if (headers.some(isData) || headers.every((header) => header === '')) {
    throw refuse(
      msg('The file has no header. Its first line must name the columns, such as Name.'),
    );
  }
  if (headers.length > IMPORT_LIMITS.columns) {
    throw refuse(t('The file has more than {most} columns.', { most: IMPORT_LIMITS.columns }));
  }
  if (body.length === 0) throw refuse(msg('The file has a header, but no row below it.'));
  if (body.length > IMPORT_LIMITS.rows) {
    const most = IMPORT_LIMITS.rows.toLocaleString('en');
    throw refuse(t('The file has more than {most} rows. Split it into several files.', { most }));
  }
  return {
    headers,
    rows: body.map(({ line, cells }) => ({ line, cells: cells.map(withoutGuard) })),
  };
}
