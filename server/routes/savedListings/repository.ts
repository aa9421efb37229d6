import { and, asc, count, desc, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { SavedListing } from '../../../domain/contract/savedListing';
import type { Db } from '../../db/database';
import { events, isPublicEvent } from '../../db/schema/posts';
import { savedListings as saved, listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { isNextDate } from '../events/series';

/** A business often saves several times in a row: changes are told once it has stopped. */
const SETTLED_MS = 3_600_000;
/** Nobody gets more than one email about them a day. */
const BETWEEN_MS = 86_400_000;
/** So many members in one run; the others follow in the next. */
const MOST_TOLD = 200;

/** What is new of a followed listing. */
export interface ListingNews {
  name: string;
  slug: string;
  hasChanged: boolean;
  events: { name: string; slug: string }[];
}

const isShown = eq(listings.status, 'published');

export const savedListingsRepository = (db: Db) => ({
  async listOf(userId: number): Promise<SavedListing[]> {
    return db
      .select({
        listing_id: listings.id,
        slug: listings.slug,
        name: listings.name,
        address_locality: listings.address_locality,
        follows: saved.follows,
      })
      .from(saved)
      .innerJoin(listings, and(eq(listings.id, saved.listing_id), isShown))
      .where(eq(saved.user_id, userId))
      .orderBy(desc(saved.created_at), desc(listings.id));
  },

  /** Whether everybody can see the listing. */
  isThere: async (listingId: number): Promise<boolean> =>
    (await db.$count(listings, and(eq(listings.id, listingId), isShown))) > 0,

  async countOf(userId: number): Promise<number> {
    const [row] = await db.select({ all: count() }).from(saved).where(eq(saved.user_id, userId));
    return row?.all ?? 0;
  },

  /** Saves a listing, or changes whether it is followed: news count from then on. */
  async save(user_id: number, listing_id: number, follows: boolean, now: Date): Promise<void> {
    await db
      .insert(saved)
      .values({ user_id, listing_id, follows, created_at: now, told_at: now })
      .onConflictDoUpdate({
        target: [saved.user_id, saved.listing_id],
        set: { follows, told_at: now },
        setWhere: sql`${saved.follows} <> ${follows}`,
      });
  },

  async remove(userId: number, listingId: number): Promise<void> {
    await db.delete(saved).where(and(eq(saved.user_id, userId), eq(saved.listing_id, listingId)));
  },

  /** Members who follow something of which there are news, and who were not told within a day. */
  async due(now: Date): Promise<number[]> {
    const settled = new Date(now.getTime() - SETTLED_MS);
    const dayAgo = new Date(now.getTime() - BETWEEN_MS);
    const hasChanged = and(
      gt(listings.modified_at, saved.told_at),
      lt(listings.modified_at, settled),
    );
    const hasEvent = exists(
      db
        .select({ id: events.id })
        .from(events)
        .where(
          and(
            eq(events.user_id, listings.owner_id),
            isPublicEvent,
            gt(events.published_at, saved.told_at),
            gt(events.start_date, now),
          ),
        ),
    );
    const rows = await db
      .select({ id: users.id })
      .from(saved)
      .innerJoin(listings, and(eq(listings.id, saved.listing_id), isShown))
      .innerJoin(users, and(eq(users.id, saved.user_id), eq(users.active, true)))
      .where(and(saved.follows, or(hasChanged, hasEvent)))
      .groupBy(users.id)
      .having(
        sql`not exists (select 1 from saved_listings s where s.user_id = ${users.id} and s.told_at > ${dayAgo.toISOString()}::timestamptz and s.told_at > s.created_at)`,
      )
      .orderBy(asc(users.id))
      .limit(MOST_TOLD);
    return rows.map(({ id }) => id);
  },

  /** What is new for a member, who counts as told of it. */
  async take(userId: number, now: Date): Promise<ListingNews[]> {
    const settled = new Date(now.getTime() - SETTLED_MS);
    const rows = await db
      .select({
        id: listings.id,
        name: listings.name,
        slug: listings.slug,
        owner_id: listings.owner_id,
        modified_at: listings.modified_at,
        told_at: saved.told_at,
      })
      .from(saved)
      .innerJoin(listings, and(eq(listings.id, saved.listing_id), isShown))
      .where(and(eq(saved.user_id, userId), saved.follows))
      .orderBy(asc(listings.name))
      .for('update', { of: saved });
    const news: ListingNews[] = [];
    const told: number[] = [];
    for (const { id, name, slug, owner_id, modified_at, told_at } of rows) {
      const hasChanged = modified_at > told_at && modified_at < settled;
      const coming =
        owner_id === null
          ? []
          : await db
              .select({ name: events.name, slug: events.slug })
              .from(events)
              .where(
                and(
                  eq(events.user_id, owner_id),
                  isPublicEvent,
                  gt(events.published_at, told_at),
                  gt(events.start_date, now),
                  isNextDate(now),
                ),
              )
              .orderBy(asc(events.start_date));
      if (!hasChanged && coming.length === 0) continue;
      news.push({ name, slug, hasChanged, events: coming });
      told.push(id);
    }
    await db
      .update(saved)
      .set({ told_at: now })
      .where(and(eq(saved.user_id, userId), inArray(saved.listing_id, told)));
    return news;
  },
});
