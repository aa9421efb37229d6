import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { toCsv, toCsvLines, type CsvCell } from '../../domain/csv';

/** How rows that come in parts become a file. */
interface Format<Row> {
  part(rows: Row[]): string;
  begin: string;
  between: string;
  end: string;
  /** The file without rows. */
  none: string;
}

export const csvOf = <Row>(
  header: readonly string[],
  toLine: (row: Row) => readonly CsvCell[],
): Format<Row> => {
  const begin = toCsv(header, []);
  const part = (rows: Row[]) => toCsvLines(rows.map(toLine));
  return { part, begin, between: '', end: '', none: begin };
};

/** As `JSON.stringify(rows, null, 2)` writes all of them. */
export const JSON_ROWS: Format<object> = {
  part: (rows) => JSON.stringify(rows, null, 2).slice('[\n'.length, -'\n]'.length),
  begin: '[\n',
  between: ',\n',
  end: '\n]',
  none: '[]',
};

/** What a route answers that sends a file of rows. */
export const RowFile = Type.Unsafe<Readable>(Type.String());

interface Written {
  pieces: Buffer[];
  /** Of the rows. */
  count: number;
}

/**
 * The file is whole before any of it is sent, so that what fails meanwhile is answered as a failure, and no slow reader
 * holds a connection to the database.
 */
export async function writeRows<Row>(
  parts: AsyncIterable<Row[]>,
  format: Format<Row>,
): Promise<Written> {
  const texts: Buffer[] = [];
  let count = 0;
  for await (const rows of parts) {
    if (rows.length === 0) continue;
    texts.push(Buffer.from((count === 0 ? format.begin : format.between) + format.part(rows)));
    count += rows.length;
  }
  texts.push(Buffer.from(count === 0 ? format.none : format.end));
  return { pieces: texts.filter(({ length }) => length > 0), count };
}

/** Sends the file piece by piece, since a long text is copied several times at once. */
export function sendRows(
  reply: FastifyReply,
  { pieces }: Written,
  { name, type }: { name: string; type: string },
) {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
  return reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('Content-Length', bytes)
    .type(type)
    .send(Readable.from(pieces));
}

export const CSV_TYPE = 'text/csv; charset=utf-8';
