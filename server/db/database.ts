import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
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

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in the data folder.
 * `lost` hears of idle connections that break.
 */
export const openDatabase = async (
  config: Config,
  lost: (error: Error) => void,
): Promise<Database> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, lost) : openPglite(config);
