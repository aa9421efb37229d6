import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BreachStep, DataRequestKind, DataRequestState } from '../../../domain/privacy';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

/** What people asked about their data, and what was answered. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: id(),
    /** Null where there is no account, or none any more. */
    user_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    kind: text().$type<DataRequestKind>().notNull(),
    state: text().$type<DataRequestState>().notNull().default('open'),
    /** Where the answer goes. Empty, with `details` and `answer`, some time after the answer. */
    email: text().notNull(),
    details: text().notNull(),
    answer: text().notNull().default(''),
    /** The team recorded what came by email or phone. */
    is_recorded: boolean().notNull(),
    received_at: moment().notNull(),
    due_at: moment().notNull(),
    closed_at: moment(),
    /** Null while it is open, and after the account was deleted. */
    closed_by: idOf().references(() => users.id, { onDelete: 'set null' }),
    created_at: created(),
  },
  (table) => [
    index('data_requests_state_idx').on(table.state, table.due_at),
    index('data_requests_user_idx').on(table.user_id),
    index('data_requests_closed_by_idx').on(table.closed_by),
  ],
);

/** A step that was done. */
export interface DoneStep {
  at: string;
  /** The account of who did it. */
  by: number;
  note: string;
}

/** Breaches of data protection; the record is kept. */
export const breaches = pgTable('breaches', {
  id: id(),
  title: text().notNull(),
  description: text().notNull(),
  noticed_at: moment().notNull(),
  steps: jsonb().$type<Partial<Record<BreachStep, DoneStep>>>().notNull().default({}),
  version: integer().notNull().default(1),
  created_at: created(),
});

/** The accounts that a breach concerns. */
export const breachAccounts = pgTable(
  'breach_accounts',
  {
    breach_id: idOf()
      .notNull()
      .references(() => breaches.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until an email was enqueued. */
    told_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.breach_id, table.user_id] }),
    index('breach_accounts_user_idx').on(table.user_id),
  ],
);
