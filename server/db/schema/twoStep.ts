import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

/** The secret that an account shares with an authenticator app. It counts from `users.two_step_at` on. */
export const twoStepSecrets = pgTable('two_step_secrets', {
  user_id: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (`security/twoStep`). */
  secret: text().notNull(),
  /** The newest period of 30 seconds whose code was used, so that none is used twice. */
  last_step: integer().notNull().default(0),
  created_at: created(),
});

/** What signs in once in place of a code of the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    code_hash: text().notNull(),
    used_at: moment(),
  },
  (table) => [
    index('recovery_codes_unused_idx')
      .on(table.user_id)
      .where(sql`used_at is null`),
  ],
);
