import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import {
  LISTING_ATTENTIONS,
  LISTING_SORTS,
  STALE_MONTHS,
  type ListingAttention,
  type ListingCounts,
  type ListingGridQuery,
  type ListingRow,
  type ListingSort,
} from '../../../../domain/contract/admin/listings';
import type { PageOf } from '../../../../domain/contract/page';
import { COUNTIES } from '../../../../domain/counties';
import { LISTED_NAMES } from '../../../../domain/listing/fields';
import { pickKeys } from '../../../../domain/records';
import { DIRECTORY_CATEGORIES, POST_STATUSES } from '../../../../domain/vocabulary';
import { idsOf, inParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { abuseReports } from '../../../db/schema/reports';
import { listings } from '../../../db/schema/listings';
import { applications } from '../../../db/schema/vetting';
import { pick } from '../../../search/filters';
import { pickAll, readGrid, toGridPage } from '../../../search/grid';
import { SEARCHED } from '../../../search/searched';
import { hasEach } from '../../../search/terms';
import { soundsLike, withGuessing, wordsOf } from '../../../search/text';
import { hasChanged, isChanged } from '../../listings/approval';
import { countDuplicates, isSuspected } from './duplicates';

/** The most rows of an export, more than any directory of this kind has. */
const MAX_LISTINGS = 20_000;

const COUNTY_CODES = COUNTIES.map(({ code }) => code);

const ORDERS: Record<ListingSort, SQL> = {
  name: sql`lower(${listings.name})`,
  category: sql`${listings.category}`,
  county: sql`${listings.county}`,
  status: sql`${listings.status}`,
  verified_at: sql`${listings.verified_at}`,
  published_at: sql`${listings.published_at}`,
  modified_at: sql`${listings.modified_at}`,
};
const CAN_BE_NULL: readonly ListingSort[] = ['verified_at', 'published_at'];

const isFlagged = sql`${listings.id} in (select subject_id from abuse_reports
  where subject = 'listing' and closed_at is null)`;

/** Public, and unchanged for so long that it may be out of date. */
function isStale(now: Date): SQL<boolean> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - STALE_MONTHS);
  return sql<boolean>`(${listings.status} = 'published'
    and ${listings.modified_at} < ${oldest.toISOString()}::timestamptz)`;
}

const attentionIs: Record<ListingAttention, (now: Date) => SQL> = {
  queue: () => eq(listings.status, 'pending'),
  flagged: () => isFlagged,
  changed: () => hasChanged,
  stale: isStale,
  duplicates: () => isSuspected,
};

function filtersOf(query: ListingGridQuery, now: Date): SQL | undefined {
  const statuses = pickAll(POST_STATUSES, query.status);
  const categories = pickAll(DIRECTORY_CATEGORIES, query.category);
  const counties = pickAll(COUNTY_CODES, query.county);
  const attention = pick(LISTING_ATTENTIONS, query.attention);
  return and(
    statuses.length > 0 ? inArray(listings.status, statuses) : undefined,
    categories.length > 0 ? inArray(listings.category, categories) : undefined,
    counties.length > 0 ? inArray(listings.county, counties) : undefined,
    attention && attentionIs[attention](now),
  );
}

/** Pending listings come in order of arrival, others with the latest change first. */
function orderOf(query: ListingGridQuery): { order: SQL[]; grid: ReturnType<typeof readGrid> } {
  const isDescending = pick(LISTING_ATTENTIONS, query.attention) !== 'queue';
  const grid = readGrid(query, LISTING_SORTS, { sort: 'modified_at', isDescending });
  const direction = grid.isDescending ? sql`desc` : sql`asc`;
  const nulls = CAN_BE_NULL.includes(grid.sort) ? sql`nulls last` : sql``;
  const order = [sql`${ORDERS[grid.sort]} ${direction} ${nulls}`, sql`${listings.id} ${direction}`];
  return { order, grid };
}

/** The grid of listings for admins. */
export const listingGrid = (db: Db, now: Date) => {
  const select = (where: SQL | undefined, order: SQL[]) =>
    db
      .select({
        listing_id: listings.id,
        slug: listings.slug,
        owner_id: listings.owner_id,
        ...pickKeys(listings, LISTED_NAMES),
        status: listings.status,
        level: listings.level,
        verified_at: listings.verified_at,
        featured: listings.featured,
        published_at: listings.published_at,
        modified_at: listings.modified_at,
        application_state: applications.state,
        is_changed: isChanged,
        is_stale: isStale(now),
      })
      .from(listings)
      .leftJoin(
        applications,
        and(eq(applications.user_id, listings.owner_id), sql`${applications.is_current}`),
      )
      .where(where)
      .orderBy(...order);
  type Read = Awaited<ReturnType<typeof select>>[number];

  async function openReports(ids: number[]): Promise<Map<number, number>> {
    const rows = await db
      .select({ id: abuseReports.subject_id, total: count() })
      .from(abuseReports)
      .where(
        and(
          eq(abuseReports.subject, 'listing'),
          isNull(abuseReports.closed_at),
          inArray(abuseReports.subject_id, ids),
        ),
      )
      .groupBy(abuseReports.subject_id);
    return new Map(rows.map(({ id, total }) => [id, total]));
  }

  const toRow = (row: Read, reports: number, duplicates: number): ListingRow => ({
    ...row,
    verified_at: row.verified_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    modified_at: row.modified_at.toISOString(),
    open_reports: reports,
    suspected_duplicates: duplicates,
  });

  /** Reads counts with two queries for all rows. */
  async function toRows(rows: Read[]): Promise<ListingRow[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ listing_id: id }) => id);
    const reports = await openReports(ids);
    const duplicates = await countDuplicates(db, ids);
    return rows.map((row) =>
      toRow(row, reports.get(row.listing_id) ?? 0, duplicates.get(row.listing_id) ?? 0),
    );
  }

  /** Searches for the words as written; if no listing has them all, for words that sound alike. */
  async function withWords<T>(
    query: ListingGridQuery,
    read: (tx: Db, where: SQL | undefined) => Promise<T>,
  ): Promise<T> {
    const words = wordsOf(query.q);
    const filters = filtersOf(query, now);
    if (words.length === 0) return read(db, filters);
    const isWritten = hasEach(SEARCHED.listing, words);
    const written = await db.select({ id: listings.id }).from(listings).where(isWritten).limit(1);
    if (written.length > 0) return read(db, and(filters, isWritten));
    const isMeant = soundsLike(listings.search_text, words);
    return withGuessing(db, (tx) => read(tx, and(filters, isMeant)));
  }

  const { order: newestFirst } = orderOf({});

  return {
    async page(query: ListingGridQuery): Promise<PageOf<ListingRow>> {
      const { order, grid } = orderOf(query);
      const found = await withWords(query, async (tx, where) => {
        const rows = await tx
          .select({ id: listings.id, total: sql<number>`(count(*) over ())::int` })
          .from(listings)
          .where(where)
          .orderBy(...order)
          .limit(grid.size)
          .offset(grid.offset);
        const isPastTheEnd = rows.length === 0 && grid.page > 1;
        const total = isPastTheEnd ? await tx.$count(listings, where) : (rows[0]?.total ?? 0);
        return { total, ids: rows.map(({ id }) => id) };
      });
      const rows = await select(inArray(listings.id, found.ids), order);
      return toGridPage(grid, found.total, await toRows(rows));
    },

    /** All matching rows in parts, for an export. */
    async *all(query: ListingGridQuery): AsyncGenerator<ListingRow[]> {
      const { order } = orderOf(query);
      const found = await withWords(query, (tx, where) => {
        const matching = tx.select({ id: listings.id }).from(listings).where(where);
        return idsOf(tx, matching.orderBy(...order).limit(MAX_LISTINGS));
      });
      yield* inParts(found, async (ids) => toRows(await select(inArray(listings.id, ids), order)));
    },

    /** The listing of a business, without reports and duplicates. */
    async own(userId: number): Promise<PageOf<ListingRow>> {
      const rows = await select(eq(listings.owner_id, userId), newestFirst).limit(1);
      const { grid } = orderOf({});
      const shown = rows.map((row) => toRow(row, 0, 0));
      return toGridPage(grid, shown.length, shown);
    },

    async counts(): Promise<ListingCounts> {
      const countOf = (attention: ListingAttention) =>
        db.$count(listings, attentionIs[attention](now));
      return {
        all: await db.$count(listings),
        queue: await countOf('queue'),
        flagged: await countOf('flagged'),
        changed: await countOf('changed'),
        stale: await countOf('stale'),
        duplicates: await countOf('duplicates'),
      };
    },
  };
};
