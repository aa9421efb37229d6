import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Role, UserType } from '../../../domain/accountTypes';
import type { Language } from '../../../domain/language';
import { created, id, idOf, moment } from './columns';

/** People and business accounts. `token_version` rises whenever older tokens must end. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** Their canonical forms (`nameKeys.ts`). Left out, a trigger fills in what SQL can compute. */
    username_key: text().notNull().default(''),
    email_key: text().notNull().default(''),
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    user_type: text().$type<UserType>().notNull(),
    role: text().$type<Role>().notNull().default('member'),
    age_bracket: text().notNull(),
    phone_num: text().notNull(),
    form_filled: boolean().notNull().default(false),
    profile_picture: text(),
    active: boolean().notNull().default(true),
    /** When the present email was proven; null while it is not. */
    email_verified_at: moment(),
    /** Since when signing in also asks for a code; null while it does not. */
    two_step_at: moment(),
    token_version: integer().notNull().default(1),
    newsletter_at: moment(),
    /** Since when a weekly email tells them what is new near them; null while none does. */
    weekly_at: moment(),
    weekly_sent_at: moment(),
    /** Other members may write to them through a form. */
    takes_messages: boolean().notNull().default(true),
    /** Of the emails that they get. */
    language: text().$type<Language>().notNull().default('en'),
    /** Part of the addresses that end the newsletter and the weekly email without signing in. */
    newsletter_token: text(),
    created_at: created(),
    search_text: text().generatedAlwaysAs(
      sql`to_search_text(array[username, email, first_name, last_name])`,
    ),
  },
  (table) => [
    index('users_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
    index('users_created_idx').on(table.created_at, table.id),
    index('users_name_idx').on(table.first_name, table.last_name, table.id),
    uniqueIndex('users_username_key').on(table.username_key),
    uniqueIndex('users_email_key').on(table.email_key),
  ],
);

/** When members saw the Member Zone last, which says what is new there. */
export const memberVisits = pgTable('member_visits', {
  user_id: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  latest_at: moment().notNull(),
  /** The visit before; null when there was none. */
  earlier_at: moment(),
});

/** Reset links, kept as a hash; used once. */
export const passwordResets = pgTable('password_resets', {
  token_hash: text().primaryKey(),
  user_id: idOf()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expires_at: moment().notNull(),
  used_at: moment(),
});

/** Links that prove an email address, kept as a hash; used once. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    token_hash: text().primaryKey(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link went to; it proves no other. */
    email: text().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index('email_verifications_user_idx').on(table.user_id)],
);
