import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReportPayload } from '../../../domain/contract/report';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

/** Reports of visitors and members to the team, without a copy of the subject. */
export const abuseReports = pgTable(
  'abuse_reports',
  {
    id: id(),
    subject: text().$type<ReportPayload['subject']>().notNull(),
    subject_id: idOf().notNull(),
    reason: text().$type<ReportPayload['reason']>().notNull(),
    details: text().notNull(),
    /** The email for the answer; empty when none is wanted. */
    email: text().notNull(),
    reporter_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    created_at: created(),
    /** Until an admin closes it, it waits. */
    closed_at: moment(),
    closed_by: idOf().references(() => users.id, { onDelete: 'set null' }),
    outcome: text().$type<'acted' | 'dismissed'>(),
    note: text(),
  },
  (table) => [
    index('abuse_reports_subject_idx').on(table.subject, table.subject_id),
    index('abuse_reports_open_idx')
      .on(table.created_at, table.id)
      .where(sql`closed_at is null`),
    index('abuse_reports_closed_idx').on(table.closed_at, table.id),
  ],
);
