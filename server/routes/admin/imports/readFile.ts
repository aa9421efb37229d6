import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
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

/** So many that they are parsed in some milliseconds. */
const BYTES_AT_ONCE = 8192;

/** The first rows, parsed in parts, between which other requests are answered; what comes after them does not matter. */
async function parseRows(bytes: Buffer, delimiter: string, most: number): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  const take = (cells: string[], { lines }: { lines: number }): null => {
    // Counted where the row ends.
    rows.push({ line: lines - cells.join('').split('\n').length + 1, cells });
    return null;
  };
  async function* parts(): AsyncGenerator<Buffer> {
    for (let first = 0; first < bytes.length && rows.length < most; first += BYTES_AT_ONCE) {
      yield bytes.subarray(first, first + BYTES_AT_ONCE);
      await setImmediate();
    }
  }
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true };
  try {
    await pipeline(parts, parse({ ...options, on_record: take }));
  } catch (thrown) {
    if (rows.length < most) throw thrown;
  }
  return rows.slice(0, most);
}

async function widthOf(bytes: Buffer, delimiter: string): Promise<number> {
  try {
    const [first] = await parseRows(bytes, delimiter, 1);
    return first?.cells.length ?? 0;
  } catch {
    return 0;
  }
}

/** Semicolons are what spreadsheets write where a comma marks decimals. */
async function delimiterOf(bytes: Buffer): Promise<string> {
  let best = { delimiter: ',', width: 0 };
  for (const delimiter of DELIMITERS) {
    const width = await widthOf(bytes, delimiter);
    if (width > best.width) best = { delimiter, width };
  }
  return best.delimiter;
}

const FAULTS: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: msg('A quotation mark is never closed.'),
  CSV_INVALID_CLOSING_QUOTE: msg('A quotation mark is followed by more text.'),
  INVALID_OPENING_QUOTE: msg('There is a quotation mark in the middle of a cell.'),
};

async function parseAll(text: string): Promise<FileRow[]> {
  const bytes = Buffer.from(text);
  try {
    return await parseRows(bytes, await delimiterOf(bytes), IMPORT_LIMITS.rows + 2);
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
export async function readFile(text: string): Promise<ReadFile> {
  if (text.replace('\uFEFF', '').trim() === '') throw refuse(msg('The file is empty.'));
  if (text.includes('\uFFFD')) {
    throw refuse(msg('The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.'));
  }
  const [head, ...body] = await parseAll(text);
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
