import { and, asc, count, desc, eq, gte, lt, or, arrayContains, type SQL } from 'drizzle-orm';
import type { Event, EventSearchQuery } from '../../../domain/contract/event';
import { PAGE_SIZE, type PageOf } from '../../../domain/contract/page';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events, isPublicEvent } from '../../db/posts';
import { offsetOf, pick, readId, readPage, toPage } from '../../search/filters';
import { monthOf } from './month';

export type EventRow = typeof events.$inferSelect;

/** What a list that is not paged answers at most. */
const MOST = 500;

const WHEN = ['upcoming', 'past'] as const;

/** What a members' event keeps from visitors. */
const WITHHELD = { description: '', place_name: null, street_address: null, booking_url: null };

/**
 * `callerId` is who asks, null for a visitor. The link to join online never leaves the server: it
 * is for those who said that they come.
 */
export const toEvent =
  (callerId: number | null) =>
  ({ id, ...row }: EventRow): Event => {
    const locked = row.members_only && callerId === null;
    return {
      ...row,
      ...(locked && WITHHELD),
      event_id: id,
      attendee_count: 0,
      attending: false,
      online_url: null,
      locked,
      moderation_feedback: row.user_id === callerId ? row.moderation_feedback : null,
      start_date: row.start_date.toISOString(),
      end_date: row.end_date.toISOString(),
      previous_start_date: row.previous_start_date?.toISOString() ?? null,
      published_at: row.published_at?.toISOString() ?? null,
      modified_at: row.modified_at.toISOString(),
    };
  };

function filtersOf({ theme, mode, month }: EventSearchQuery): SQL | undefined {
  const withTheme = pick(THEMES, theme);
  const attended = pick(ATTENDANCE_MODES, mode);
  const during = monthOf(month);
  return and(
    isPublicEvent,
    withTheme && arrayContains(events.themes, [withTheme]),
    attended && eq(events.attendance_mode, attended),
    during && and(lt(events.start_date, during.ends), gte(events.end_date, during.starts)),
  );
}

export const eventsRepository = (db: Db) => ({
  /** Public ones, latest first and at most 500; of one member, and all of the caller's own. */
  async list(userId: number | null, callerId: number | null): Promise<Event[]> {
    const isOwn = userId !== null && userId === callerId;
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
      .limit(MOST);
    return rows.map(toEvent(callerId));
  },

  /** A public one by slug or id, or the caller's own in any state. */
  async one(slugOrId: string, callerId: number | null): Promise<Event | null> {
    const id = readId(slugOrId);
    const key = id === null ? eq(events.slug, slugOrId) : eq(events.id, id);
    const isOwn = callerId === null ? undefined : eq(events.user_id, callerId);
    const [row] = await db
      .select()
      .from(events)
      .where(and(key, or(isPublicEvent, isOwn)));
    return row ? toEvent(callerId)(row) : null;
  },

  /** What goes on now counts as upcoming. A month without `when` is the whole month. */
  async search(
    query: EventSearchQuery,
    callerId: number | null,
    now: Date,
  ): Promise<PageOf<Event>> {
    const when = pick(WHEN, query.when) ?? (monthOf(query.month) ? null : 'upcoming');
    const where = and(
      filtersOf(query),
      when === 'upcoming' ? gte(events.end_date, now) : undefined,
      when === 'past' ? lt(events.end_date, now) : undefined,
    );
    const inOrder = when === 'past' ? desc : asc;
    const page = readPage(query.page);
    const [all] = await db.select({ total: count() }).from(events).where(where);
    const rows = await db
      .select()
      .from(events)
      .where(where)
      .orderBy(inOrder(events.start_date), inOrder(events.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page));
    return toPage(all?.total ?? 0, page, rows.map(toEvent(callerId)));
  },

  /** What a calendar shows: public ones that ended at `since` or later, in order. */
  calendar: (since: Date): Promise<EventRow[]> =>
    db
      .select()
      .from(events)
      .where(and(isPublicEvent, gte(events.end_date, since)))
      .orderBy(asc(events.start_date), asc(events.id))
      .limit(MOST),

  /** A public one by its slug, as stored. */
  async publicRow(slug: string): Promise<EventRow | null> {
    const [row] = await db
      .select()
      .from(events)
      .where(and(eq(events.slug, slug), isPublicEvent));
    return row ?? null;
  },
});
