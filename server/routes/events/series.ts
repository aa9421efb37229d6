import { and, asc, eq, gt, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { EventDate } from '../../../domain/contract/event';
import { dayOf } from '../../../domain/calendar';
import { repeatDates } from '../../../domain/repeatDates';
import { stateAfter } from '../../../domain/nextState';
import { eventMachine } from '../../../domain/posts/eventMachine';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events, isPublicEvent } from '../../db/schema/posts';
import { baseSlug, firstFree } from '../../posts/slugs';
import type { EventRow } from './present';

/** What follows `/events/` in addresses of the site or the API and is no event. */
const SLUGS = { kind: 'event', reserved: ['attending', 'my-events', 'post', 'search'] };

/** What the organiser can still change. */
const OPEN: EventStatus[] = ['published', 'postponed', 'pending', 'changes_requested'];

/** Of the other dates of a series. */
const ADDED = stateAfter(eventMachine, 'draft', { type: 'date.added', by: 'system' });

async function freeSlug(db: Db, name: string): Promise<string> {
  const base = baseSlug(name, SLUGS);
  const taken = await db
    .select({ slug: events.slug })
    .from(events)
    .where(or(eq(events.slug, base), like(events.slug, `${base}-%`)));
  return firstFree(base, new Set(taken.map((row) => row.slug)));
}

type NewEvent = Omit<typeof events.$inferInsert, 'slug'>;

/** Adds an event with a slug of these words; two of the same words at one moment get two slugs. */
export async function insertEvent(tx: Db, words: string, values: NewEvent): Promise<EventRow> {
  for (;;) {
    const [row] = await tx
      .insert(events)
      .values({ ...values, slug: await freeSlug(tx, words) })
      .onConflictDoNothing({ target: events.slug })
      .returning();
    if (row) return row;
  }
}

/**
 * Once an event that repeats is published, its other dates become events of their own, with places and a status of
 * their own. Dates that are past are left out.
 */
export async function publishDates(tx: Db, first: EventRow, now: Date): Promise<void> {
  const { id, slug, repeat_rule, timezone, ...shared } = first;
  if (first.status !== 'published' || repeat_rule === null || first.series_id !== null) return;
  await tx.update(events).set({ series_id: id }).where(eq(events.id, id));
  const span = { start: first.start_date, end: first.end_date };
  const coming = repeatDates(repeat_rule, span, timezone).filter(
    ({ start }) => start > span.start && start > now,
  );
  for (const { start, end } of coming) {
    await insertEvent(tx, `${slug} ${dayOf(start.getTime(), timezone)}`, {
      ...shared,
      status: ADDED,
      repeat_rule,
      timezone,
      series_id: id,
      start_date: start,
      end_date: end,
      previous_start_date: null,
      approved: null,
      sequence: 0,
      published_at: now,
      modified_at: now,
    });
  }
}

/** The later dates of the series; locked, in order. */
const lockDates = (tx: Db, { series_id, start_date }: EventRow, also?: SQL): Promise<EventRow[]> =>
  tx
    .select()
    .from(events)
    .where(and(eq(events.series_id, series_id ?? 0), gt(events.start_date, start_date), also))
    .orderBy(asc(events.start_date), asc(events.id))
    .for('update');

/** The later dates of the series that can still be changed and are not over. */
export const lockLater = (tx: Db, event: EventRow, now: Date): Promise<EventRow[]> =>
  lockDates(tx, event, and(gt(events.end_date, now), inArray(events.status, OPEN)));

/** The later dates of the series in the same state. */
export const lockLaterAlike = (tx: Db, event: EventRow): Promise<EventRow[]> =>
  lockDates(tx, event, eq(events.status, event.status));

/** The coming public dates of the series without this one, in order; none of a single date. */
export async function otherDates(
  db: Db,
  { event_id, series_id }: { event_id: number; series_id: number | null },
  now: Date,
): Promise<EventDate[]> {
  if (series_id === null) return [];
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.series_id, series_id), isPublicEvent, gt(events.end_date, now)))
    .orderBy(asc(events.start_date), asc(events.id));
  return rows.flatMap(({ id, slug, status, start_date, end_date }) =>
    id === event_id
      ? []
      : {
          event_id: id,
          slug,
          status,
          start_date: start_date.toISOString(),
          end_date: end_date.toISOString(),
        },
  );
}

const isWithoutEarlier = (earlierIs: SQL): SQL =>
  sql`(${events.series_id} is null or not exists (select 1 from events earlier where earlier.series_id = ${events.series_id} and earlier.start_date < ${events.start_date} and ${earlierIs}))`;

/** Of an event that repeats only the next date that takes place. */
export const isNextDate = (now: Date): SQL =>
  isWithoutEarlier(
    sql`earlier.status in ('published', 'postponed') and earlier.end_date >= ${now.toISOString()}::timestamptz`,
  );

/** Of the dates that wait for a review only the first: its decision is that of the others. */
export const isFirstWaiting = isWithoutEarlier(sql`earlier.status = ${events.status}`);
