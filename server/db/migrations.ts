import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database';

export const migrationsFolder = path.join(__dirname, 'migrations');

const lastKnown = () =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis));

/** When the last applied migration was written (its journal's milliseconds); null on a new database. */
async function lastApplied(db: Db): Promise<number | null> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  const [table] = rowsOf<{ found: boolean }>(await db.execute(journal));
  if (!table?.found) return null;
  const last = sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`;
  const [row] = rowsOf<{ last: number | null }>(await db.execute(last));
  return row?.last ?? null;
}

/** `new`: never migrated. `behind`: an older schema. `current`: nothing to do. */
export async function migrationState(db: Db): Promise<'new' | 'behind' | 'current'> {
  const applied = await lastApplied(db);
  if (applied === null) return 'new';
  return applied < lastKnown() ? 'behind' : 'current';
}

/** Both drivers answer a raw query with an object whose `rows` is an array. */
function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
