import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Event, EventSearchQuery } from '../../../domain/contract/event';
import type { TailoredPage } from '../../../domain/contract/page';
import { CANCELLED } from '../../../domain/tailoring';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { attendances, events, isPublicEvent, waitingPlaces } from '../../db/posts';
import { isAdmin, type Caller } from '../../posts/rights';
import { fitOrder, interestsAsked, tailored } from '../../posts/tailoring';
import { offsetOf, pick, readId, readPage, readPageSize, toPage } from '../../search/filters';
import { monthOf } from './month';
import { toEvents, type EventRow } from './present';

/** The most rows of a list without pages. */
const MAX_UNPAGED = 500;

const WHEN = ['upcoming', 'past'] as const;

/** The event that a slug or an id names. */
export function isNamed(slugOrId: string): SQL {
  const id = readId(slugOrId);
  return id === null ? eq(events.slug, slugOrId) : eq(events.id, id);
}

function filtersOf({ theme, mode, month, cancelled }: EventSearchQuery): SQL | undefined {
  const withTheme = pick(THEMES, theme);
  const attended = pick(ATTENDANCE_MODES, mode);
  const during = monthOf(month);
  return and(
    isPublicEvent,
    cancelled === 'no' ? ne(events.status, CANCELLED) : undefined,
    withTheme && arrayContains(events.themes, [withTheme]),
    attended && eq(events.attendance_mode, attended),
    during && and(lt(events.start_date, during.ends), gte(events.end_date, during.starts)),
  );
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
  async one(slugOrId: string, caller: Caller | null): Promise<Event | null> {
    const isOwn = caller ? eq(events.user_id, caller.id) : undefined;
    const isReviewed = isAdmin(caller) ? ne(events.status, 'draft') : undefined;
    const rows = await db
      .select()
      .from(events)
      .where(and(isNamed(slugOrId), or(isPublicEvent, isOwn, isReviewed)));
    const [event] = await toEvents(db, rows, caller);
    return event ?? null;
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

  /**
   * An event that is going on counts as upcoming. A month without `when` means the whole month.
   * Only upcoming events of all themes can be sorted by the caller's interests.
   */
  async search(
    query: EventSearchQuery,
    caller: Caller | null,
    now: Date,
  ): Promise<TailoredPage<Event>> {
    const when = pick(WHEN, query.when) ?? (monthOf(query.month) ? null : 'upcoming');
    const where = and(
      filtersOf(query),
      when === 'upcoming' ? gte(events.end_date, now) : undefined,
      when === 'past' ? lt(events.end_date, now) : undefined,
    );
    const inOrder = when === 'past' ? desc : asc;
    const page = readPage(query.page);
    const size = readPageSize(query.page_size);
    const mayFit = when === 'upcoming' && !pick(THEMES, query.theme);
    const interests = mayFit ? await interestsAsked(db, query.sort, caller) : [];
    const [all] = await db.select({ total: count() }).from(events).where(where);
    const rows = await db
      .select()
      .from(events)
      .where(where)
      .orderBy(...fitOrder(interests, events), inOrder(events.start_date), inOrder(events.id))
      .limit(size)
      .offset(offsetOf(page, size));
    const results = await toEvents(db, rows, caller);
    return tailored(toPage(all?.total ?? 0, page, results, size), interests);
  },

  /** Public events for calendars that ended at `since` or later, in order. */
  calendar: (since: Date): Promise<EventRow[]> =>
    db
      .select()
      .from(events)
      .where(and(isPublicEvent, gte(events.end_date, since)))
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
