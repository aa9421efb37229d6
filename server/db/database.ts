import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** What repositories are given: the database, or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** Brings schema and keys up to date; a second call changes nothing. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
