import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type {
  AbuseReport,
  AbuseReportGridQuery,
  CloseReportPayload,
} from '../../../../domain/contract/admin/moderation';
import type { PageOf } from '../../../../domain/contract/page';
import { msg } from '../../../../domain/language';
import { nextState, type RowState } from '../../../../domain/nextState';
import { REPORT_SUBJECTS } from '../../../../domain/reportReasons';
import { reportMachine } from '../../../../domain/requests/reportMachine';
import { audit } from '../../../audit/audit';
import type { Config } from '../../../config';
import type { Db } from '../../../db/database';
import { abuseReports } from '../../../db/schema/reports';
import { conflict, notFound } from '../../../plugins/failures';
import { pick } from '../../../search/filters';
import { pickAll, readGrid, toGridPage } from '../../../search/grid';
import { describeReported } from './describeReported';

export type ReportRow = typeof abuseReports.$inferSelect;

const CLOSED = {
  acted: msg('It was closed already and acted upon.'),
  dismissed: msg('It was closed already and dismissed.'),
};

/** A row has no column for its state: its end says it. */
const stateOf = ({ closed_at, outcome }: ReportRow): RowState<typeof reportMachine> =>
  closed_at ? (outcome ?? 'dismissed') : 'open';

/** A report with the title and path of its subject. */
export const toAbuseReport = (
  row: ReportRow,
  { title, path }: Pick<AbuseReport, 'title' | 'path'>,
): AbuseReport => ({
  id: row.id,
  subject: row.subject,
  subject_id: row.subject_id,
  title,
  path,
  reason: row.reason,
  details: row.details,
  email: row.email,
  created_at: row.created_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  outcome: row.outcome,
  note: row.note,
});

/** Presents the reports in the same order. */
async function presentReports(db: Db, config: Config, rows: ReportRow[]): Promise<AbuseReport[]> {
  const shownOf = await describeReported(db, config, rows);
  return rows.map((row) => toAbuseReport(row, shownOf(row)));
}

/** Reports of abuse. */
export const abuseReportsRepository = (db: Db, config: Config) => ({
  /** Open reports, oldest first; or closed ones, last closed first. */
  async page(query: AbuseReportGridQuery): Promise<PageOf<AbuseReport>> {
    const grid = readGrid(query, [], { sort: 'age', isDescending: false });
    const isClosed = pick(['open', 'closed'], query.status) === 'closed';
    const subjects = pickAll(REPORT_SUBJECTS, query.subject);
    const where = and(
      isClosed ? isNotNull(abuseReports.closed_at) : isNull(abuseReports.closed_at),
      subjects.length > 0 ? inArray(abuseReports.subject, subjects) : undefined,
    );
    const order = isClosed
      ? [desc(abuseReports.closed_at), desc(abuseReports.id)]
      : [asc(abuseReports.created_at), asc(abuseReports.id)];
    const [all] = await db.select({ total: count() }).from(abuseReports).where(where);
    const rows = await db
      .select()
      .from(abuseReports)
      .where(where)
      .orderBy(...order)
      .limit(grid.size)
      .offset(grid.offset);
    return toGridPage(grid, all?.total ?? 0, await presentReports(db, config, rows));
  },

  async one(id: number): Promise<AbuseReport> {
    const rows = await db.select().from(abuseReports).where(eq(abuseReports.id, id));
    const [report] = await presentReports(db, config, rows);
    if (!report) throw notFound();
    return report;
  },

  /**
   * For use within a transaction. Throws 409 with the outcome when the report is closed already.
   */
  async close(
    id: number,
    { outcome, note }: CloseReportPayload,
    adminId: number,
    now: Date,
  ): Promise<ReportRow> {
    const [report] = await db
      .select()
      .from(abuseReports)
      .where(eq(abuseReports.id, id))
      .for('update');
    if (!report) throw notFound();
    const state = stateOf(report);
    const next = nextState(reportMachine, state, { type: `report.${outcome}`, by: 'admin' });
    if (next === null) throw conflict(CLOSED[report.outcome ?? 'dismissed']);
    const closing = { closed_at: now, closed_by: adminId, outcome, note };
    await db.update(abuseReports).set(closing).where(eq(abuseReports.id, id));
    const act = { actor_id: adminId, as_user_id: null, action: `abuse_report.${outcome}` };
    const subject = `report ${id} on ${report.subject} ${report.subject_id}`;
    await audit(db, { ...act, subject, note, before: null, after: { outcome, note } }, now);
    return report;
  },
});
