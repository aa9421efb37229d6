import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { created, idOf, moment, uploads, users } from './schema';

/** Papers that prove answers of a business; an answer names one by its address as its evidence. */
export const proofDocuments = pgTable(
  'proof_documents',
  {
    id: text()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** YYYY-MM-DD, as the paper says. */
    dated_on: text().notNull(),
    expires_on: text(),
    /** When its business was told that it expires. */
    notified_at: moment(),
    created_at: created(),
  },
  (table) => [index('proof_documents_user_idx').on(table.user_id)],
);
