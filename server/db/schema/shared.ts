import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns';

/** Counted attempts, shared by every process: one row a bucket, such as `login:account:…`. */
export const attempts = pgTable('attempts', {
  bucket: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
});

/** The first answer to a POST that creates, repeated for 24 hours under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    status: integer(),
    answer: text(),
    created_at: created(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.route, table.key] })],
);

/** Values that every process must share, such as the signing secret of a laptop's data folder. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });
