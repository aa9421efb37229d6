import { toCsv, toCsvLines, type CsvCell } from '../../domain/csv';

/** How rows become a text: part by part, then the whole of the parts. */
interface Format<Row> {
  part(rows: Row[]): string;
  whole(parts: string[]): string;
}

export const csvOf = <Row>(
  header: readonly string[],
  toLine: (row: Row) => readonly CsvCell[],
): Format<Row> => ({
  part: (rows) => toCsvLines(rows.map(toLine)),
  whole: (parts) => [toCsv(header, []), ...parts].join(''),
});

/** As `JSON.stringify(rows, null, 2)` writes all of them. */
export const JSON_ROWS: Format<object> = {
  part: (rows) => JSON.stringify(rows, null, 2).slice('[\n'.length, -'\n]'.length),
  whole: (parts) => (parts.length === 0 ? '[]' : `[\n${parts.join(',\n')}\n]`),
};

/**
 * The text of rows that come in parts, and how many they are. It is whole before any of it is sent, so that what fails
 * meanwhile is answered as a failure, and no slow reader holds a connection to the database.
 */
export async function writeRows<Row>(
  parts: AsyncIterable<Row[]>,
  format: Format<Row>,
): Promise<{ text: string; count: number }> {
  const texts: string[] = [];
  let count = 0;
  for await (const rows of parts) {
    if (rows.length === 0) continue;
    texts.push(format.part(rows));
    count += rows.length;
  }
  return { text: format.whole(texts), count };
}
