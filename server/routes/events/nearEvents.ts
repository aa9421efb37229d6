import { and, arrayOverlaps, asc, gt, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Event } from '../../../domain/contract/event';
import { nearestCounties } from '../../../domain/listing/similar';
import { CANCELLED } from '../../../domain/tailoring';
import type { Db } from '../../db/database';
import { events, isPublicEvent } from '../../db/schema/posts';
import type { Caller } from '../../posts/rights';
import { readInterests } from '../../posts/tailoring';
import { toEvents } from './present';
import { eventsOf } from './repository';
import { isNextDate } from './series';

/** The own county and its seven nearest. */
const COUNTIES_NEAR_BY = 8;
const MOST = 3;

/** Coming events near the caller on themes that they chose, the nearest first; none that they attend. */
export async function nearEvents(db: Db, caller: Caller, now: Date): Promise<Event[]> {
  const interests = (await readInterests(db, caller)).filter(({ isNamed }) => isNamed);
  const themes = interests.flatMap(({ theme }) => theme ?? []);
  const county = interests.find((interest) => interest.county !== null)?.county ?? '';
  const counties = nearestCounties(county).slice(0, COUNTIES_NEAR_BY);
  if (themes.length === 0 || counties.length === 0) return [];
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        isPublicEvent,
        ne(events.status, CANCELLED),
        gt(events.start_date, now),
        isNextDate(now),
        ne(events.user_id, caller.id),
        inArray(events.county, counties),
        arrayOverlaps(events.themes, themes),
        notInArray(events.id, eventsOf(db, caller.id)),
      ),
    )
    .orderBy(
      sql`array_position(${sql.param(counties)}::text[], ${events.county})`,
      asc(events.start_date),
      asc(events.id),
    )
    .limit(MOST);
  return toEvents(db, rows, caller);
}
