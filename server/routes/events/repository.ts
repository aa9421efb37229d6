import { and, asc, desc, eq, gte, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { hasPermission } from '../../../domain/permissions';
import type { Event, EventSearchQuery, EventPostedBy } from '../../../domain/contract/event';
import type { FoundPage } from '../../../domain/contract/page';
import type { Db } from '../../db/database';
import { attendances, events, isPublicEvent, waitingPlaces } from '../../db/schema/posts';
import { readPostedBy } from '../../posts/postedBy';
import type { Caller } from '../../posts/rights';
import { readId } from '../../search/filters';
import { toEvents, type EventRow } from './present';
import { hasOrganizer, searchEvents } from './searchEvents';
import { listings } from '../../db/schema/listings';
import { SEARCHED } from '../../search/searched';

/** The most rows of a list without pages. */
const MAX_UNPAGED = 500;

/** The event that a slug or an id names. */
export function isNamed(slugOrId: string): SQL {
  const id = readId(slugOrId);
  return id === null ? eq(events.slug, slugOrId) : eq(events.id, id);
}

/** The published listing of the business that posted an event, if it has one. */
async function readBusiness(db: Db, userId: number): Promise<Pick<EventPostedBy, 'business'>> {
  const [business] = await db
    .select({ slug: listings.slug, name: listings.name })
    .from(listings)
    .where(and(eq(listings.owner_id, userId), SEARCHED.listing.isPublic));
  return business ? { business } : {};
}

/** The ids of the events that a member attends or waits for, for use in a query. */
export const eventsOf = (db: Db, userId: number) =>
  db
    .select({ id: attendances.event_id })
    .from(attendances)
    .where(eq(attendances.user_id, userId))
    .union(
      db
        .select({ id: waitingPlaces.event_id })
        .from(waitingPlaces)
        .where(eq(waitingPlaces.user_id, userId)),
    );

export const eventsRepository = (db: Db) => ({
  /** Public events, latest first, at most 500; of one member, or all of the caller's own. */
  async list(userId: number | null, caller: Caller | null): Promise<Event[]> {
    const isOwn = userId !== null && userId === caller?.id;
    const rows = await db
      .select()
      .from(events)
      .where(
        and(
          userId === null ? undefined : eq(events.user_id, userId),
          isOwn ? undefined : isPublicEvent,
        ),
      )
      .orderBy(desc(events.start_date), desc(events.id))
      .limit(MAX_UNPAGED);
    return toEvents(db, rows, caller);
  },

  /** A public event or the caller's own in any state; for admins all but the drafts of others. */
  async one(slugOrId: string, caller: Caller | null): Promise<EventPostedBy | null> {
    const isOwn = caller ? eq(events.user_id, caller.id) : undefined;
    const isReviewed = hasPermission(caller, 'reviewPosts')
      ? ne(events.status, 'draft')
      : undefined;
    const rows = await db
      .select()
      .from(events)
      .where(and(isNamed(slugOrId), or(isPublicEvent, isOwn, isReviewed)));
    const [event] = await toEvents(db, rows, caller);
    if (!event) return null;
    if (event.locked) return event;
    const by = event.user_id;
    return { ...event, ...(await readPostedBy(db, by)), ...(await readBusiness(db, by)) };
  },

  /**
   * Public events that the caller attends or waits for: coming ones in order, then past ones,
   * latest first.
   */
  async attending(caller: Caller, now: Date): Promise<Event[]> {
    const isOver = sql`${events.end_date} < ${now.toISOString()}::timestamptz`;
    const start = sql`extract(epoch from ${events.start_date})`;
    const rows = await db
      .select()
      .from(events)
      .where(and(inArray(events.id, eventsOf(db, caller.id)), isPublicEvent))
      .orderBy(isOver, sql`case when ${isOver} then -${start} else ${start} end`, events.id)
      .limit(MAX_UNPAGED);
    return toEvents(db, rows, caller);
  },

  search: (query: EventSearchQuery, caller: Caller | null, now: Date): Promise<FoundPage<Event>> =>
    searchEvents(db, query, caller, now),

  /** Public events for calendars that ended at `since` or later, in order; all, or those of an organiser. */
  calendar: (since: Date, organizer?: string): Promise<EventRow[]> =>
    db
      .select()
      .from(events)
      .where(and(isPublicEvent, gte(events.end_date, since), hasOrganizer(organizer)))
      .orderBy(asc(events.start_date), asc(events.id))
      .limit(MAX_UNPAGED),

  /** A public event by its slug, as stored. */
  async publicRow(slug: string): Promise<EventRow | null> {
    const [row] = await db
      .select()
      .from(events)
      .where(and(eq(events.slug, slug), isPublicEvent));
    return row ?? null;
  },
});
