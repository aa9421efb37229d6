import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SiteTextKey } from '../../../domain/siteTexts';
import { users } from './accounts';
import { created, idOf } from './columns';

/** Every version of the texts that editors changed (`domain/siteTexts`); rows are only added. */
export const siteTexts = pgTable(
  'site_texts',
  {
    key: text().$type<SiteTextKey>().notNull(),
    version: integer().notNull(),
    /** Null for the built-in text. */
    text: text(),
    /** Members are asked to agree to it again (`domain/documents`). */
    asks_again: boolean().notNull().default(false),
    /** Null after the account was deleted. */
    admin_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    index('site_texts_admin_idx').on(table.admin_id),
  ],
);
