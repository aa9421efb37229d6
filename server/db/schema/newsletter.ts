import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SuppressionReason } from '../../../domain/contract/admin/suppressions';
import type { recipientMachine } from '../../../domain/mail/recipientMachine';
import type { CardName, IssueState } from '../../../domain/newsletter';
import type { RowState } from '../../../domain/nextState';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

/** Members whose address bounced or complained: it gets no newsletter until they have another one. */
export const newsletterSuppressions = pgTable('newsletter_suppressions', {
  user_id: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The `email_key` of the member at that time. */
  email_key: text().notNull(),
  reason: text().$type<SuppressionReason>().notNull(),
  created_at: created(),
});

/** What an issue shows of an event, a listing or a resource. */
export interface IssueCard extends CardName {
  title: string;
  /** When and where it is, or what and who it is of. */
  facts: string;
  summary: string;
  /** Absolute. */
  link: string;
}

/** How an issue went, once nothing more is sent. */
export interface IssueResult {
  sent: number;
  failed: number;
  skipped: number;
  waiting: number;
}

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    /** Null after the account was deleted. */
    admin_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<IssueState>().notNull().default('draft'),
    subject: text().notNull(),
    preview: text().notNull(),
    body: text().notNull(),
    version: integer().notNull().default(1),
    /** The secret part of its address as a page. */
    web_token: text().notNull(),
    /** What its cards show, as it was when the sending began; null of a draft. */
    cards: jsonb().$type<IssueCard[]>(),
    result: jsonb().$type<IssueResult>(),
    unsubscribed: integer().notNull().default(0),
    created_at: created(),
    changed_at: created(),
    started_at: moment(),
  },
  (table) => [
    uniqueIndex('newsletter_issues_token_key').on(table.web_token),
    index('newsletter_issues_state_idx').on(table.state),
    index('newsletter_issues_admin_idx').on(table.admin_id),
  ],
);

export type RecipientState = RowState<typeof recipientMachine>;

/** Who is to get an issue that is being sent; deleted with its end, when the numbers are enough. */
export const issueRecipients = pgTable(
  'issue_recipients',
  {
    issue_id: idOf()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<RecipientState>().notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.issue_id, table.user_id] }),
    index('issue_recipients_state_idx').on(table.issue_id, table.state, table.user_id),
    index('issue_recipients_user_idx').on(table.user_id),
  ],
);
