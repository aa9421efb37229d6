import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { lastApplied } from '../db/migrations';
import { tablesOf } from '../db/tables';
import { digestOf, StoreFailure, type ObjectStore } from '../files/objectStore';
import { readObject } from '../files/readObject';
import { keepObjects } from '../files/removeObjects';
import { writeBackup } from './backupFile';

/** What the first line of a backup says. */
export interface BackupStart {
  /** Of the newest migration that the database had (its journal's milliseconds). */
  schema: number;
  made_at: string;
}

/** The lines after it: a table, its rows, and so on; then the sequences, and at the end how many rows there are. */
export type BackupPart =
  | { table: string; columns: string }
  | { row: Record<string, unknown> }
  | { sequence: string; last: string }
  | { rows: number };

const ROWS_AT_ONCE = 500;

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

type Row = Record<string, unknown>;

/** What a row with a file says when the file is in the database, as it is to be restored. */
type ReadFile = (row: Row & { object_key: string }) => Promise<Row>;

/** How a row says that its file is in the store; within a text these quotes would be escaped. */
const IN_STORE = '"object_key":"';

const withFile = async (row: string, readFile: ReadFile): Promise<string> =>
  row.includes(IN_STORE)
    ? JSON.stringify(await readFile(JSON.parse(row) as Row & { object_key: string }))
    : row;

async function* linesOf(tx: Db, now: Date, readFile: ReadFile): AsyncGenerator<string> {
  const schema = await lastApplied(tx);
  if (schema === null) throw new Error('The database is empty: there is nothing to keep.');
  const start: BackupStart = { schema, made_at: now.toISOString() };
  yield JSON.stringify(start);
  let count = 0;
  for (const { name, columns, holds_files } of await tablesOf(tx)) {
    yield JSON.stringify({ table: name, columns } satisfies BackupPart);
    const rows = sql.raw(
      `declare kept no scroll cursor for select row_to_json(t)::text as row from (select ${columns} from "${name}") as t`,
    );
    await tx.execute(rows);
    const fetch = sql.raw(`fetch ${holds_files ? 1 : ROWS_AT_ONCE} from kept`);
    for (;;) {
      const found = rowsOf<{ row: string }>(await tx.execute(fetch));
      if (found.length === 0) break;
      count += found.length;
      // As PostgreSQL writes it: numbers here have fewer digits than those of the database can have.
      for (const { row } of found) {
        yield `{"row":${holds_files ? await withFile(row, readFile) : row}}`;
      }
    }
    await tx.execute(sql.raw('close kept'));
  }
  const sequences = await tx.execute(
    sql`select sequencename as sequence, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const sequence of rowsOf<{ sequence: string; last: string }>(sequences)) {
    yield JSON.stringify(sequence satisfies BackupPart);
  }
  yield JSON.stringify({ rows: count } satisfies BackupPart);
}

interface Backup {
  file: string;
  password: string | null;
  now: Date;
  /** Where files are that are not in the database; null where none can be. */
  store: ObjectStore | null;
}

/**
 * Everything that the database holds at one moment, with the files that it has in the store, as one file; the server may go
 * on meanwhile. Returns the ids of uploads whose object is gone or damaged, which are kept without content. Throws a
 * StoreFailure while the store cannot be read: there is no backup then.
 */
export async function backUp(
  db: Db,
  { file, password, now, store }: Backup,
): Promise<{ broken: string[] }> {
  const broken: string[] = [];
  const readFile: ReadFile = async (row) => {
    if (!store) throw new StoreFailure('Files are in a store. Set STORE_URL to its address.');
    const bytes = await readObject(store, row.object_key);
    const isWhole = bytes !== null && digestOf(bytes) === row['object_digest'];
    if (!isWhole) broken.push(String(row['id'] ?? row['upload_id']));
    const content = isWhole ? bytes.toString('hex') : '';
    return { ...row, bytes: `\\x${content}`, object_key: null, object_digest: null };
  };
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await keepObjects(tx);
      await writeBackup(file, linesOf(tx, now, readFile), password);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { broken };
}
