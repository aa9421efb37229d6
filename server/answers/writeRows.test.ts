import { toCsv } from '../../domain/csv';
import { inParts, joinParts } from './inParts';
import { csvOf, JSON_ROWS, writeRows } from './writeRows';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_each, id) => ({ id, name: `Jua, "${id}"`, tags: ['a', 'b'] }));

const partsOf = (count: number) => inParts(rowsOf(count), (part) => part);

const CSV = csvOf(['Id', 'Name'], ({ id, name }: { id: number; name: string }) => [id, name]);

async function textOf(...written: Parameters<typeof writeRows<ReturnType<typeof rowsOf>[number]>>) {
  const { pieces, count } = await writeRows(...written);
  return { text: Buffer.concat(pieces).toString(), count };
}

describe('writeRows', () => {
  test.each([0, 1, 50, 120])('writes %d rows as all at once would be', async (count) => {
    expect(await textOf(partsOf(count), JSON_ROWS)).toEqual({
      text: JSON.stringify(rowsOf(count), null, 2),
      count,
    });
    expect(await textOf(partsOf(count), CSV)).toEqual({
      text: toCsv(
        ['Id', 'Name'],
        rowsOf(count).map(({ id, name }) => [id, name]),
      ),
      count,
    });
  });
});

describe('inParts', () => {
  test('lets something else run between two parts', async () => {
    const seen: string[] = [];
    const parts = inParts(rowsOf(120), (part) => {
      setImmediate(() => seen.push('something else'));
      seen.push(`${part.length} rows`);
      return part;
    });
    expect(await joinParts(parts)).toEqual(rowsOf(120));
    const between = ['something else'];
    expect(seen).toEqual(['50 rows', ...between, '50 rows', ...between, '20 rows', ...between]);
  });
});
