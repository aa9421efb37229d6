import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/**
 * By name, a text for each table that is another after each committed change of its rows: how many there are,
 * and the sum of the transactions that wrote them. The newest of them would not tell of a transaction that
 * began before it and was committed after it.
 */
export async function tableVersions(
  db: Db,
  tables: readonly PgTable[],
): Promise<Map<string, string>> {
  const parts = tables.map(
    (table) => sql`(select concat(count(*), '.', sum(xmin::text::bigint)) from ${table})`,
  );
  const [row] = await db
    .select({ versions: sql<string[]>`to_json(array[${sql.join(parts, sql`, `)}])` })
    .from(sql`(select 1) as one`);
  return new Map(tables.map((table, index) => [getTableName(table), row?.versions[index] ?? '']));
}
