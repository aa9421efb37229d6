import { eq } from 'drizzle-orm';
import { ACTIVITY_PERIOD_DAYS } from '../../domain/listing/activity';
import type { Db } from '../db/database';
import { listingActivity, listings } from '../db/schema/listings';
import { dayIn } from '../search/days';

const DAYS = 2 * ACTIVITY_PERIOD_DAYS;

/** Views on the seven days of a week; on market days more people look for soap. */
const VIEWS_OF_WEEK = [4, 2, 3, 6, 9, 11, 5];

/** What visitors of the demo business did in the last eight weeks, a little more often of late. */
function demoActivityOf(listing_id: number, now: Date) {
  return Array.from({ length: DAYS }, (_day, before) => {
    const usual = VIEWS_OF_WEEK[before % VIEWS_OF_WEEK.length] ?? 0;
    const view = before < ACTIVITY_PERIOD_DAYS ? usual + (before % 3) : usual;
    return [
      { kind: 'view' as const, times: view },
      { kind: 'whatsapp' as const, times: Math.floor(view / 5) },
      { kind: 'call' as const, times: Math.floor(view / 9) },
      { kind: 'directions' as const, times: before % 6 === 2 ? 1 : 0 },
    ]
      .filter(({ times }) => times > 0)
      .map((count) => ({ listing_id, day: dayIn(now, before), ...count }));
  }).flat();
}

/** Views and taps of the listing of this owner. */
export async function addActivity(db: Db, now: Date, ownerId: number): Promise<void> {
  const [listing] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.owner_id, ownerId));
  if (listing) await db.insert(listingActivity).values(demoActivityOf(listing.id, now));
}
