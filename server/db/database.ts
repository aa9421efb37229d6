import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What repositories are given: the database, or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  kind: 'pglite' | 'postgres';
  db: Db;
  /**
   * Brings schema and keys up to date, or the schema alone as far as the migrations in a folder go; a second call
   * changes nothing.
   */
  migrate(folder?: string): Promise<void>;
  close(): Promise<void>;
  /** This process knows of a change, which a replica may not have yet. */
  changed?(): void;
  /** Milliseconds since the replica had everything; null where there is none. */
  replicaBehind?(): number | null;
  /** Of this process; the embedded database has none. */
  connections?(): { total: number; idle: number; waiting: number };
}
