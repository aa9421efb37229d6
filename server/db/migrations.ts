import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database';

export const migrationsFolder = path.join(__dirname, 'migrations');

/** Whether this version has a migration that was written then. */
export const hasMigration = (when: number): boolean =>
  readMigrationFiles({ migrationsFolder }).some(({ folderMillis }) => folderMillis === when);

/** When the newest migration of this version was written (its journal's milliseconds). */
export const lastKnown = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis));

/** When the last applied migration was written (its journal's milliseconds); null on a new database. */
export async function lastApplied(db: Db): Promise<number | null> {
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

interface Journal {
  entries: { when: number; tag: string }[];
}

/** A folder with the migrations that were written until then, for a database that is to stay at an older schema. */
export function migrationsUntil(when: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  const read = (name: string) => readFileSync(path.join(migrationsFolder, name), 'utf8');
  const journal = JSON.parse(read('meta/_journal.json')) as Journal;
  const entries = journal.entries.filter((entry) => entry.when <= when);
  mkdirSync(path.join(folder, 'meta'));
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) {
    copyFileSync(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  }
  return folder;
}

/** Both drivers answer a raw query with an object whose `rows` is an array. */
function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
