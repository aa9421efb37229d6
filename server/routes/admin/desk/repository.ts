import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  DESK_ROWS,
  LARGEST_MATCH,
  type DeskBulkPayload,
  type DeskPage,
  type DeskQuery,
} from '../../../../domain/contract/admin/desk';
import { possibleEvents } from '../../../../domain/vetting/applicationLife';
import { APPLICATION_STATES } from '../../../../domain/vetting/applicationStates';
import { DESK_SORTS, DESK_VIEWS, FIRST_SORT } from '../../../../domain/vetting/deskViews';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema/listings';
import { users } from '../../../db/schema/accounts';
import { applications } from '../../../db/schema/vetting';
import { offsetOf, pick, readPage } from '../../../search/filters';
import { cardColumns, cardFor, reviewers, snoozers, type Reader } from '../pipeline/repository';
import { deskOrder, inView, narrowed, viewOf } from './deskFilters';

const columns = {
  ...cardColumns,
  submitted_at: applications.submitted_at,
  expires_at: applications.expires_at,
};

/** The applications of the review desk, as `reader` sees them. */
export const deskRepository = (db: Db, reader: Reader) => {
  const toCard = cardFor(reader);

  const readRows = async (where: SQL | undefined, query: DeskQuery, page: number) => {
    const order = deskOrder(pick(DESK_SORTS, query.sort) ?? FIRST_SORT);
    const found = db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(where)
      .orderBy(...order)
      .limit(DESK_ROWS)
      .offset(offsetOf(page, DESK_ROWS));
    const rows = await db
      .select(columns)
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .leftJoin(reviewers, eq(reviewers.id, applications.reviewer_id))
      .leftJoin(snoozers, eq(snoozers.id, applications.snoozed_by))
      .where(inArray(applications.id, found))
      .orderBy(...order);
    return rows.map(({ submitted_at, expires_at, ...row }) => ({
      ...toCard(row),
      submitted_at: submitted_at?.toISOString() ?? null,
      expires_at: expires_at?.toISOString() ?? null,
    }));
  };

  /** What matches in each state, where anything does. */
  const countStates = async (where: SQL | undefined): Promise<DeskPage['states']> => {
    const rows = await db
      .select({ state: applications.state, count: count() })
      .from(applications)
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(where)
      .groupBy(applications.state);
    return APPLICATION_STATES.flatMap((state) => rows.filter((row) => row.state === state));
  };

  /** Counts every view at once. */
  const countViews = async (where: SQL | undefined): Promise<DeskPage['views']> => {
    const counts = Object.fromEntries(
      DESK_VIEWS.map((view) => [
        view,
        sql<number>`count(*) filter (where ${inView(view, reader)})`.mapWith(Number),
      ]),
    );
    const [row] = await db
      .select(counts)
      .from(applications)
      .leftJoin(listings, eq(listings.owner_id, applications.user_id))
      .where(where);
    return DESK_VIEWS.map((view) => ({ view, count: row?.[view] ?? 0 }));
  };

  return {
    async page(query: DeskQuery): Promise<DeskPage> {
      const page = readPage(query.page);
      const within = narrowed(db, query);
      const where = and(within, inView(viewOf(query), reader));
      const states = await countStates(where);
      return {
        count: states.reduce((sum, each) => sum + each.count, 0),
        page,
        page_size: DESK_ROWS,
        results: await readRows(where, query, page),
        states,
        views: await countViews(within),
      };
    },

    /** All that match and whose state takes the event; one more than may be moved where there are too many. */
    async takers({ event, ...query }: Omit<DeskBulkPayload, 'expected' | 'note'>) {
      const takes = APPLICATION_STATES.filter((state) =>
        possibleEvents(state, 'admin').includes(event),
      );
      const rows = await db
        .select({ id: applications.id })
        .from(applications)
        .leftJoin(listings, eq(listings.owner_id, applications.user_id))
        .where(
          and(narrowed(db, query), inView(query.view, reader), inArray(applications.state, takes)),
        )
        .orderBy(asc(applications.id))
        .limit(LARGEST_MATCH + 1);
      return rows.map(({ id }) => id);
    },
  };
};
