import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { lastApplied } from '../db/migrations';
import { tablesOf } from '../db/tables';
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

async function* linesOf(tx: Db, now: Date): AsyncGenerator<string> {
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
      for (const { row } of found) yield `{"row":${row}}`;
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

/** Everything that the database holds at one moment, as one file; the server may go on meanwhile. */
export const backUp = (
  db: Db,
  { file, password, now }: { file: string; password: string | null; now: Date },
): Promise<void> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await writeBackup(file, linesOf(tx, now), password);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
