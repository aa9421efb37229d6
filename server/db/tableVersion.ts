import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/**
 * A text that is another after each committed change of a row of these tables: how many rows there are,
 * and the sum of the transactions that wrote them. The newest of them would not tell of a transaction that
 * began before it and was committed after it.
 */
export async function tableVersion(db: Db, tables: readonly PgTable[]): Promise<string> {
  const parts = tables.map(
    (table) => sql`(select concat(count(*), '.', sum(xmin::text::bigint)) from ${table})`,
  );
  const version: SQL<string> = sql`concat_ws('-', ${sql.join(parts, sql`, `)})`;
  const [row] = await db.select({ version }).from(sql`(select 1) as one`);
  return row?.version ?? '';
}

/** What `make` gave last, and anew once rows of these tables have changed; made once at a time. */
export function cacheUntilChanged<T>(
  db: Db,
  tables: readonly PgTable[],
  make: (version: string) => Promise<T>,
): () => Promise<T> {
  let kept: { version: string; made: Promise<T> } | null = null;
  return async () => {
    const version = await tableVersion(db, tables);
    if (kept?.version !== version) {
      const made = make(version);
      const making = { version, made };
      kept = making;
      made.catch(() => {
        if (kept === making) kept = null;
      });
    }
    return kept.made;
  };
}
