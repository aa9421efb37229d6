import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Servers that run or ran lately, each a row that it renews every minute. */
export const processes = pgTable('processes', {
  /** Made at the start. */
  id: text().primaryKey(),
  host: text().notNull(),
  version: text().notNull(),
  started_at: moment().notNull(),
  seen_at: moment().notNull(),
  memory_mb: integer().notNull(),
  /** Of the last minute: 99 of 100 turns of the event loop were late by less than this. */
  loop_delay_ms: doublePrecision().notNull(),
});

/** How many requests all processes answered in a minute; kept for a day. */
export const requestCounts = pgTable('request_counts', {
  minute: moment().primaryKey(),
  answered: integer().notNull(),
  /** With a status from 500 on. */
  failed: integer().notNull(),
  /** After more than a second. */
  slow: integer().notNull(),
});

/** How the jobs of all processes went. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  succeeded_at: moment(),
  failed_at: moment(),
  /** Since it last succeeded. */
  failures: integer().notNull().default(0),
  took_ms: integer().notNull(),
});
