import { setImmediate } from 'node:timers/promises';
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/database';

/** Few enough that reading and writing them takes some milliseconds. */
const AT_ONCE = 50;

/** What the work makes of each part of the values; other requests are answered in between. */
export async function* inParts<T, Done>(
  values: readonly T[],
  work: (part: T[]) => Done | PromiseLike<Done>,
): AsyncGenerator<Done> {
  for (let first = 0; first < values.length; first += AT_ONCE) {
    yield await work(values.slice(first, first + AT_ONCE));
    await setImmediate();
  }
}

/** What comes in parts, as one list. */
export async function joinParts<T>(parts: AsyncIterable<T[]>): Promise<T[]> {
  const whole: T[] = [];
  for await (const part of parts) whole.push(...part);
  return whole;
}

/**
 * The ids that a query finds, in its order, whose rows are then to be read in parts. They come as one value, since a row
 * of each would take many times as long to read.
 */
export async function idsOf(db: Db, found: SQLWrapper): Promise<number[]> {
  const [row] = await db
    .select({ ids: sql<number[] | null>`json_agg(found.id)` })
    .from(sql`${found} as found (id)`);
  return row?.ids ?? [];
}
