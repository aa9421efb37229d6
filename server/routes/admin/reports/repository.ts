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
import { idsOf, inParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { businessName, fullName } from '../../../db/names';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import { readGrid, toGridPage } from '../../../search/grid';
import { reportFilters, reportOrder } from './reportFilters';

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
  by_name: fullName(deciders),
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
      sql`${deciders.id} = (${applications.clearance_override} ->> 'by')::bigint`,
    );

type Read = Awaited<ReturnType<typeof read>>[number];

/** Names of admins are left out for businesses. */
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
 * The newest application of each business; only of `onlyOf`, or of all for null, which is for
 * admins. Columns that are only shown are joined for the rows of the page only.
 */
export const assessmentReportsRepository = (db: Db, onlyOf: number | null) => {
  const matching = (where: SQL | undefined) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .leftJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(where);

  const orderOf = (query: ReportGridQuery) =>
    reportOrder(readGrid(query, REPORT_SORTS, REPORT_ORDER));

  const found = (query: ReportGridQuery, limit: number, offset: number) =>
    matching(reportFilters(db, query, onlyOf))
      .orderBy(...orderOf(query))
      .limit(limit)
      .offset(offset);

  async function rowsOf(
    query: ReportGridQuery,
    ids: number[] | ReturnType<typeof found>,
  ): Promise<ReportRow[]> {
    const rows = await read(db)
      .where(inArray(applications.id, ids))
      .orderBy(...orderOf(query));
    return rows.map(toRow(onlyOf === null));
  }

  return {
    async page(query: ReportGridQuery): Promise<PageOf<ReportRow>> {
      const grid = readGrid(query, REPORT_SORTS, REPORT_ORDER);
      const counted = matching(reportFilters(db, query, onlyOf))
        .limit(MOST_REPORTS)
        .as('counted');
      const [total] = await db.select({ count: count() }).from(counted);
      const rows = await rowsOf(query, found(query, grid.size, grid.offset));
      return toGridPage(grid, total?.count ?? 0, rows);
    },

    /** All that match, up to a limit, in parts. */
    async *all(query: ReportGridQuery): AsyncGenerator<ReportRow[]> {
      const ids = await idsOf(db, found(query, MOST_REPORTS, 0));
      yield* inParts(ids, (part) => rowsOf(query, part));
    },

    /** The application; null when it belongs to another business than `onlyOf`. */
    async application(id: number) {
      const isIt = and(
        eq(applications.id, id),
        onlyOf === null ? undefined : eq(applications.user_id, onlyOf),
      );
      const [row] = await db.select().from(applications).where(isIt);
      return row ?? null;
    },

    /** The submitted application before it. */
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
