import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { created, idOf, listings, users } from './schema';

/** Businesses that members saved, and which of them they follow. */
export const savedListings = pgTable(
  'saved_listings',
  {
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    follows: boolean().notNull(),
    created_at: created(),
    /** Until when the member knows what is new of it: when it was followed, then the last email. */
    told_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.listing_id] }),
    index('saved_listings_listing_idx').on(table.listing_id),
  ],
);
