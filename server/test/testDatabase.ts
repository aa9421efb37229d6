import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Replacements } from '../app';
import type { Db } from '../db/database';
import { EXTENSIONS, pgliteDatabase } from '../db/pglite';
import { tablesOf } from '../db/tables';
import { onServer } from './onServer';
import { PGlite } from './outerPglite';
import { withoutOrder } from './withoutOrder';

interface OpenDatabase {
  /** For DATABASE_URL; empty for the embedded database. */
  url: string;
  replacement: Pick<Replacements, 'database'>;
}

interface TestDatabase extends OpenDatabase {
  /** Leaves the database to the next test file. */
  release(): void;
}

declare global {
  /** The database of this worker, while no test file uses it. */
  var idleDatabase: OpenDatabase | undefined;
}

type Prepared = 'TEST_DATABASE_EMPTY' | 'TEST_DATABASE_MIGRATED' | 'TEST_DATABASE_TEMPLATE';

/** Written by `prepareDatabase.ts` before the first test. */
function prepared(name: Prepared): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests by Jest`);
  return value;
}

function openCopy(name: Prepared, folder?: string) {
  const snapshot = new Blob([readFileSync(prepared(name))]);
  const options = { loadDataDir: snapshot, extensions: EXTENSIONS };
  return folder === undefined ? PGlite.create(options) : PGlite.create(folder, options);
}

/** A copy of the migrated embedded database: in memory, or in a new folder. */
export const openMigratedPglite = (folder?: string) => openCopy('TEST_DATABASE_MIGRATED', folder);

/** An embedded database in memory that was never migrated. */
export const openEmptyPglite = () => openCopy('TEST_DATABASE_EMPTY');

async function openEmbedded(): Promise<OpenDatabase> {
  const client = withoutOrder(await openMigratedPglite());
  const database = { ...pgliteDatabase(client), close: () => Promise.resolve() };
  return { url: '', replacement: { database } };
}

/** A new database on the server, as a copy of `template`; returns its address. */
async function createOnServer(server: string, template: string): Promise<string> {
  const name = `${prepared('TEST_DATABASE_TEMPLATE')}_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

async function openOnServer(server: string): Promise<OpenDatabase> {
  const url = await createOnServer(server, prepared('TEST_DATABASE_TEMPLATE'));
  return { url, replacement: {} };
}

/**
 * A migrated database: one in memory, or one on the server of TEST_DATABASE_URL. The files of a
 * worker use the same one in turn, so it may hold rows: see `deleteAllRows`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database =
    globalThis.idleDatabase ?? (await (serverUrl ? openOnServer(serverUrl) : openEmbedded()));
  globalThis.idleDatabase = undefined;
  return {
    ...database,
    release() {
      globalThis.idleDatabase = database;
    },
  };
}

/** The address of a database on the server of TEST_DATABASE_URL that was never migrated. */
export function createEmptyDatabase(): Promise<string> {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set');
  return createOnServer(serverUrl, 'template1');
}

/** Its rows come with the migrations. */
export const MIGRATED_TABLE = 'synonym_groups';

const TABLES_AND_SEQUENCES = sql`
  select relname as name, relkind = 'S' as is_sequence from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    and relname not in (${MIGRATED_TABLE}, ${`${MIGRATED_TABLE}_id_seq`})`;

const nameIn = (schema: string, table: string) =>
  sql`${sql.identifier(schema)}.${sql.identifier(table)}`;

/**
 * Keeps what all tables hold, and returns what puts it back, in a fraction of the time that making it takes.
 * Ids that were given in between are not given again.
 */
export async function keepAllRows(db: Db): Promise<() => Promise<void>> {
  const tables = await tablesOf(db);
  await db.execute(sql`drop schema if exists kept cascade`);
  await db.execute(sql`create schema kept`);
  const statements: string[] = [];
  for (const { name, columns } of tables) {
    const copy = nameIn('kept', name);
    await db.execute(sql`create table ${copy} as select * from ${nameIn('public', name)}`);
    statements.push(`delete from "${name}";`);
    if ((await db.$count(copy)) === 0) continue;
    statements.push(
      `insert into "${name}" (${columns}) overriding system value select ${columns} from kept."${name}";`,
    );
  }
  const restoring = `do $$ begin
      set local session_replication_role = replica;
      ${statements.join('\n')}
    end $$`;
  return async () => {
    await db.execute(sql.raw(restoring));
  };
}

let deleting: string | undefined;

/**
 * Empties all tables but the migrated one and starts all ids at 1. Deleting without triggers and foreign keys takes a few
 * milliseconds, truncating all tables a tenth of a second.
 */
export async function deleteAllRows(db: Db): Promise<void> {
  if (deleting === undefined) {
    const { rows } = (await db.execute(TABLES_AND_SEQUENCES)) as {
      rows: { name: string; is_sequence: boolean }[];
    };
    const statements = rows.map(({ name, is_sequence }) =>
      is_sequence ? `perform setval('${name}', 1, false);` : `delete from "${name}";`,
    );
    deleting = `do $$ begin
      set local session_replication_role = replica;
      ${statements.join('\n')}
    end $$`;
  }
  await db.execute(sql.raw(deleting));
}
