import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

/** Files that admins imported into the directory, and what became of their rows. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: id(),
    /** Null after the account was deleted. */
    admin_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    file_name: text().notNull(),
    skipped: integer().notNull(),
    created_at: created(),
    undone_at: moment(),
  },
  (table) => [index('import_batches_admin_idx').on(table.admin_id)],
);

/** The listings that an import created or filled, without reference: they may be deleted since. */
export const importRows = pgTable(
  'import_rows',
  {
    batch_id: idOf()
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    listing_id: idOf().notNull(),
    /** The fields that were filled; empty where the listing was created. */
    filled: text().array().notNull(),
    /** The version that the import left behind, by which an undo knows later changes. */
    modified_at: moment().notNull(),
    /** Why an undo has left it as it is. */
    kept_because: text(),
    kept_name: text(),
  },
  (table) => [primaryKey({ columns: [table.batch_id, table.listing_id] })],
);
