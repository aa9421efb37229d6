import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { created, id, idOf } from './columns';

/** What members wrote to each other through the form. */
export const memberMessages = pgTable(
  'member_messages',
  {
    id: id(),
    from_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    to_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    created_at: created(),
  },
  (table) => [
    index('member_messages_from_idx').on(table.from_id, table.id),
    index('member_messages_to_idx').on(table.to_id, table.id),
  ],
);
