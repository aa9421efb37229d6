import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { created, id, idOf } from './columns';

/** Who did what for whom; a trigger of the database refuses changes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    /** No reference: the entry outlives the account. */
    actor_id: idOf().notNull(),
    /** Whom an admin acted as. */
    as_user_id: idOf(),
    /** Such as `vetting.response`. */
    action: text().notNull(),
    /** Such as `question 101`. */
    subject: text().notNull(),
    /** The reason that was given. */
    note: text().notNull().default(''),
    /** SHA-256 of what was there before and after, empty where nothing was. */
    before_hash: text().notNull().default(''),
    after_hash: text().notNull().default(''),
    created_at: created(),
    search_text: text().generatedAlwaysAs(sql`to_search_text(array[action, subject, note])`),
  },
  (table) => [
    index('audit_entries_at_idx').on(table.created_at),
    index('audit_entries_as_user_idx').on(table.as_user_id),
    index('audit_entries_actor_idx').on(table.actor_id, table.id),
    index('audit_entries_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);
