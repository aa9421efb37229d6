import { PGlite } from '@electric-sql/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '../server/db/database';
import { migrationsFolder } from '../server/db/migrations';
import { EXTENSIONS } from '../server/db/pglite';

interface Sent {
  text: string;
  values: unknown[];
}

export interface Bench {
  database: Database;
  /** Every statement that was sent. */
  sent: Sent[];
  explain(statement: Sent): Promise<string[]>;
}

const planLines = (rows: unknown[]): string[] =>
  rows.flatMap((row) => Object.values(row ?? {}).map(String));

/** A throwaway database: PostgreSQL where TEST_DATABASE_URL is set, else embedded. */
export async function openBench(): Promise<Bench> {
  const sent: Sent[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }),
  };
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) {
    const client = await PGlite.create({ extensions: EXTENSIONS });
    const db = overPglite(client, { logger });
    await migratePglite(db, { migrationsFolder });
    return {
      database: { kind: 'pglite', db, migrate: async () => {}, close: () => client.close() },
      sent,
      explain: async ({ text, values }) =>
        planLines((await client.query(`explain ${text}`, values)).rows),
    };
  }
  // One connection would mix up the statements of transactions that run at the same time.
  const pool = new pg.Pool({ connectionString: url });
  const db = overPostgres(pool, { logger });
  await migratePostgres(db, { migrationsFolder });
  return {
    database: { kind: 'postgres', db, migrate: async () => {}, close: () => pool.end() },
    sent,
    explain: async ({ text, values }) =>
      planLines((await pool.query<object>(`explain ${text}`, values)).rows),
  };
}
