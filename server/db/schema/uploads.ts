import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { UploadKind } from '../../../domain/contract/upload';
import { users } from './accounts';
import { created, idOf, isInOnePlace, moment, placement } from './columns';

/** Files of members, images re-encoded. `id` is random and is the address's secret part. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<UploadKind>().notNull(),
    name: text().notNull(),
    encoding_format: text().notNull(),
    content_size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** The dominant colour of an image of the kind image. */
    color: text(),
    ...placement(),
    created_at: created(),
  },
  (table) => [index('uploads_user_idx').on(table.user_id), isInOnePlace('uploads', table)],
);

/** Images of `uploads` in lesser widths. */
export const uploadSizes = pgTable(
  'upload_sizes',
  {
    upload_id: text()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    content_size: integer().notNull(),
    ...placement(),
  },
  (table) => [
    primaryKey({ columns: [table.upload_id, table.width] }),
    isInOnePlace('upload_sizes', table),
  ],
);

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

/**
 * Objects of the store that no row has: of files that were deleted, and of files that are being stored, until triggers of
 * the tables with files find the row. With `keep_until` null nothing needs the object any more.
 */
export const objectsToRemove = pgTable('objects_to_remove', {
  key: text().primaryKey(),
  keep_until: timestamp({ withTimezone: true, mode: 'date' }),
});
