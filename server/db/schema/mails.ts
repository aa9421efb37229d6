import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MailKind } from '../../mail/kinds';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

export type MailChannel = 'email' | 'sms';

/** Emails and text messages on their way; one that was sent stays for a month, without recipient and words. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it is about, such as `review:12:published`: a second email with the same key is not sent. */
    key: text().notNull(),
    recipient: text().notNull(),
    /** A text message has a phone number as its recipient, and no subject. */
    channel: text().$type<MailChannel>().notNull().default('email'),
    /** Decides which limits count the email; empty in rows that are older than the limits. */
    kind: text().$type<MailKind | ''>().notNull().default(''),
    /** A keyed hash of the address, by which limits count; emptied after a day, once the email was sent or given up. */
    recipient_hash: text().notNull().default(''),
    /** The account that it is for. No foreign key: an email that announces the end of an account outlives it. */
    account_id: idOf(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The Message-ID of every attempt, so that a repeat after a lost answer is known as one. */
    message_id: text().notNull(),
    attempts: integer().notNull().default(0),
    next_attempt_at: moment().notNull(),
    /** Until then one process is sending it. */
    claimed_until: moment(),
    sent_at: moment(),
    /** Given up, with the last reason, which names no address. */
    failed_at: moment(),
    last_error: text(),
    created_at: created(),
  },
  (table) => [
    uniqueIndex('mails_key').on(table.key),
    index('mails_due_idx')
      .on(table.next_attempt_at, table.id)
      .where(sql`sent_at is null and failed_at is null`),
    index('mails_failed_idx')
      .on(table.failed_at)
      .where(sql`failed_at is not null`),
    index('mails_recipient_idx').on(table.kind, table.recipient_hash, table.created_at),
    index('mails_account_idx').on(table.kind, table.account_id, table.created_at),
  ],
);

/** Phones that members want text messages on; until a code confirms one, nothing but the code goes there. */
export const smsPhones = pgTable('sms_phones', {
  user_id: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Confirmed. */
  number: text(),
  confirmed_at: moment(),
  /** Waits for its code. */
  pending: text(),
  /** Of the code, with a key. */
  code_hash: text(),
  code_until: moment(),
  tries: integer().notNull().default(0),
});
