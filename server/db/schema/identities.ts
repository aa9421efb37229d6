import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { created, idOf, moment } from './columns';

/** Accounts elsewhere by which somebody signs in. */
export const identities = pgTable(
  'identities',
  {
    provider: text().notNull(),
    /** The provider's `sub`. */
    subject: text().notNull(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user_idx').on(table.user_id),
  ],
);

/** An account elsewhere whose email is that of a member, until the member signs in to confirm it. */
export const identityOffers = pgTable('identity_offers', {
  token_hash: text().primaryKey(),
  provider: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  user_id: idOf()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expires_at: moment().notNull(),
});

/** What the address carries after a sign-in elsewhere: swapped once, within a minute, for a session. */
export const handovers = pgTable('handovers', {
  token_hash: text().primaryKey(),
  user_id: idOf()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expires_at: moment().notNull(),
  used_at: moment(),
});

/** Nonces of the forum, remembered for a day: `seen:` at their first sight, `used:` once answered. */
export const forumNonces = pgTable('forum_nonces', {
  nonce: text().primaryKey(),
  used_at: created(),
});
