import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  MOST_REPORTS,
  REPORT_ORDER,
  REPORT_SORTS,
  type ReportGridQuery,
  type ReportRow,
} from '../../../../domain/contract/admin/reports';
import type { PageOf } from '../../../../domain/contract/page';
import { THEMES } from '../../../../domain/vocabulary';
import type { Db } from '../../../db/database';
import { businessName } from '../../../db/names';
import { listings, users } from '../../../db/schema';
import { applications } from '../../../db/vetting';
import { readGrid, toGridPage } from '../../../search/grid';
import { reportFilters, reportOrder } from './filters';

const deciders = alias(users, 'deciders');
const earlier = alias(applications, 'earlier');

const previous = sql<
  number | null
>`(select max(${earlier.id}) from ${applications} as ${sql.identifier('earlier')} where ${earlier.user_id} = ${applications.user_id} and ${earlier.id} < ${applications.id} and ${earlier.submitted_at} is not null)`;

const columns = {
  application: applications.id,
  user_id: applications.user_id,
  name: businessName,
  category: listings.category,
  county: listings.county,
  state: applications.state,
  state_since: applications.state_since,
  submitted_at: applications.submitted_at,
  questionnaire_version: applications.questionnaire_version,
  total: applications.total,
  basic_percent: applications.basic_percent,
  level: applications.level,
  completion: applications.completion,
  theme_percents: applications.theme_percents,
  clearance: applications.clearance,
  override: applications.clearance_override,
  by_name: sql<
    string | null
  >`nullif(trim(concat(${deciders.first_name}, ' ', ${deciders.last_name})), '')`,
  red_flags: applications.red_flags,
  amber_flags: applications.amber_flags,
  previous,
};

const read = (db: Db) =>
  db
    .select(columns)
    .from(applications)
    .leftJoin(users, eq(users.id, applications.user_id))
    .leftJoin(listings, eq(listings.owner_id, applications.user_id))
    .leftJoin(
      deciders,
      sql`${deciders.id} = (${applications.clearance_override} ->> 'by')::integer`,
    );

type Read = Awaited<ReturnType<typeof read>>[number];

/** Businesses are not told who in the team it was. */
const toRow =
  (isForAdmin: boolean) =>
  ({ theme_percents, override, by_name, ...row }: Read): ReportRow => ({
    ...row,
    state_since: row.state_since.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    themes: THEMES.map((theme) => ({ theme, percent: theme_percents[theme] ?? null })),
    clearance_override: override && {
      cleared: override.cleared,
      reason: override.reason,
      by_name: isForAdmin ? by_name : null,
    },
  });

/**
 * The newest application of each business. `onlyOf` leaves the others out; null stands for an
 * admin. What is joined only to be shown is joined for the rows of the page alone.
 */
export const reportsRepository = (db: Db, onlyOf: number | null) => {
  const matching = (where: SQL | undefined) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .leftJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(where);

  const rowsOf = async (query: ReportGridQuery, limit: number, offset: number) => {
    const order = reportOrder(readGrid(query, REPORT_SORTS, REPORT_ORDER));
    const found = matching(reportFilters(db, query, onlyOf))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const rows = await read(db)
      .where(inArray(applications.id, found))
      .orderBy(...order)
      .limit(limit);
    return rows.map(toRow(onlyOf === null));
  };

  return {
    async page(query: ReportGridQuery): Promise<PageOf<ReportRow>> {
      const grid = readGrid(query, REPORT_SORTS, REPORT_ORDER);
      const counted = matching(reportFilters(db, query, onlyOf))
        .limit(MOST_REPORTS)
        .as('counted');
      const [total] = await db.select({ count: count() }).from(counted);
      const rows = await rowsOf(query, grid.size, grid.offset);
      return toGridPage(grid, total?.count ?? 0, rows);
    },

    all: (query: ReportGridQuery): Promise<ReportRow[]> => rowsOf(query, MOST_REPORTS, 0),

    /** The application, unless it is of a business that is left out. */
    async application(id: number) {
      const isIt = and(
        eq(applications.id, id),
        onlyOf === null ? undefined : eq(applications.user_id, onlyOf),
      );
      const [row] = await db.select().from(applications).where(isIt);
      return row ?? null;
    },

    /** The submitted one before it. */
    async previousOf({ id }: { id: number }) {
      const [row] = await db
        .select({ before: earlier })
        .from(applications)
        .innerJoin(earlier, eq(earlier.id, previous))
        .where(eq(applications.id, id));
      return row?.before ?? null;
    },
  };
};
