import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { ListingActivity } from '../../../domain/contract/memberZone';
import {
  ACTIVITY_KEPT_DAYS,
  ACTIVITY_PERIOD_DAYS,
  NO_ACTIVITY,
  type ActivityCounts,
  type ActivityKind,
} from '../../../domain/listing/activity';
import type { Db } from '../../db/database';
import { listingActivity, listings } from '../../db/schema/listings';
import { dayIn } from '../../search/days';
import { isPublished } from './listingRows';

interface Row {
  day: string;
  kind: ActivityKind;
  times: number;
}

function sumOf(rows: readonly Row[], isCounted: (day: string) => boolean): ActivityCounts {
  const counts = { ...NO_ACTIVITY };
  for (const { day, kind, times } of rows) if (isCounted(day)) counts[kind] += times;
  return counts;
}

/** How often listings are viewed and their contacts tapped. Nothing is kept of who did. */
export const activityRepository = (db: Db) => ({
  async isPublished(id: number): Promise<boolean> {
    return (await db.$count(listings, and(isPublished, eq(listings.id, id)))) > 0;
  },

  async count(listing_id: number, kind: ActivityKind, now: Date): Promise<void> {
    await db
      .insert(listingActivity)
      .values({ listing_id, day: dayIn(now), kind, times: 1 })
      .onConflictDoUpdate({
        target: [listingActivity.listing_id, listingActivity.day, listingActivity.kind],
        set: { times: sql`${listingActivity.times} + 1` },
      });
  },

  /** Of the published listing of this owner; null without one. */
  async ofOwner(ownerId: number, since: Date | null, now: Date): Promise<ListingActivity | null> {
    const [listing] = await db
      .select({ id: listings.id })
      .from(listings)
      .where(and(isPublished, eq(listings.owner_id, ownerId)));
    if (!listing) return null;
    const first = dayIn(now, ACTIVITY_PERIOD_DAYS - 1);
    const firstEarlier = dayIn(now, 2 * ACTIVITY_PERIOD_DAYS - 1);
    const visited = since && dayIn(since);
    const oldest = visited !== null && visited < firstEarlier ? visited : firstEarlier;
    const rows = await db
      .select()
      .from(listingActivity)
      .where(and(eq(listingActivity.listing_id, listing.id), gte(listingActivity.day, oldest)));
    const viewsOn = (day: string) => sumOf(rows, (each) => each === day).view;
    return {
      latest: sumOf(rows, (day) => day >= first),
      earlier: sumOf(rows, (day) => day >= firstEarlier && day < first),
      views_by_day: Array.from({ length: ACTIVITY_PERIOD_DAYS }, (_day, index) =>
        viewsOn(dayIn(now, ACTIVITY_PERIOD_DAYS - 1 - index)),
      ),
      since_visit: visited === null ? null : sumOf(rows, (day) => day >= visited),
    };
  },

  async removeOld(now: Date): Promise<void> {
    await db
      .delete(listingActivity)
      .where(lt(listingActivity.day, dayIn(now, ACTIVITY_KEPT_DAYS - 1)));
  },
});
