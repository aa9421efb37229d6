import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Attendee } from '../../../domain/contract/event';
import { placesLeft } from '../../../domain/eventPlaces';
import { msg } from '../../../domain/language';
import { idsOf, inParts } from '../../answers/inParts';
import type { Db } from '../../db/database';
import { attendances, events, waitingPlaces } from '../../db/schema/posts';
import { users } from '../../db/schema/accounts';
import { conflict, notFound } from '../../plugins/failures';
import { requireWriter, type Caller } from '../../posts/rights';
import { isPublicStatus, type EventRow } from './present';
import { isNamed } from './repository';

/** Locks the event, so that counts of its attendees stay right until the transaction ends. */
export async function lockEvent(tx: Db, slugOrId: string): Promise<EventRow> {
  const [row] = await tx.select().from(events).where(isNamed(slugOrId)).for('update');
  if (!row) throw notFound();
  return row;
}

/** Locks a public event; throws 404 for others. */
export async function lockPublicEvent(tx: Db, slugOrId: string): Promise<EventRow> {
  const event = await lockEvent(tx, slugOrId);
  if (!isPublicStatus(event.status)) throw notFound();
  return event;
}

export async function countAttendees(db: Db, eventId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(attendances)
    .where(eq(attendances.event_id, eventId));
  return row?.total ?? 0;
}

/** The number of free places; null when there is no limit. */
export const freePlaces = async (db: Db, event: EventRow): Promise<number | null> =>
  placesLeft({ ...event, attendee_count: await countAttendees(db, event.id) });

export interface Recipient {
  account: number;
  to: string;
  firstName: string;
  /** On the waiting list instead of attending. */
  isWaiting: boolean;
}

/** Active members who attend the event or are on its waiting list. */
export async function listRecipients(db: Db, eventId: number): Promise<Recipient[]> {
  const listOf = (table: typeof attendances | typeof waitingPlaces) =>
    db
      .select({ account: users.id, to: users.email, firstName: users.first_name })
      .from(table)
      .innerJoin(users, eq(users.id, table.user_id))
      .where(and(eq(table.event_id, eventId), eq(users.active, true)))
      .orderBy(asc(users.id));
  const attending = await listOf(attendances);
  const waiting = await listOf(waitingPlaces);
  return [
    ...attending.map((person) => ({ ...person, isWaiting: false })),
    ...waiting.map((person) => ({ ...person, isWaiting: true })),
  ];
}

/** Reads and changes who attends an event. Writes belong in a transaction. */
export const attendanceRepository = (db: Db, caller: Caller) => {
  const isCallers = (eventId: number) =>
    and(eq(attendances.event_id, eventId), eq(attendances.user_id, caller.id));

  async function* attendeesOf(eventId: number): AsyncGenerator<Attendee[]> {
    const order = [asc(attendances.created_at), asc(attendances.user_id)];
    const isOf = eq(attendances.event_id, eventId);
    const found = db
      .select({ id: attendances.user_id })
      .from(attendances)
      .where(isOf)
      .orderBy(...order);
    yield* inParts(await idsOf(db, found), async (ids) => {
      const rows = await db
        .select({
          user_id: users.id,
          first_name: users.first_name,
          last_name: users.last_name,
          email: users.email,
          since: attendances.created_at,
        })
        .from(attendances)
        .innerJoin(users, eq(users.id, attendances.user_id))
        .where(and(isOf, inArray(attendances.user_id, ids)))
        .orderBy(...order);
      return rows.map(({ first_name, last_name, since, ...person }) => ({
        ...person,
        name: `${first_name} ${last_name}`.trim(),
        since: since.toISOString(),
      }));
    });
  }

  return {
    /** Changes nothing when repeated. Throws 409 when the event is full, over or cancelled. */
    async attend(slugOrId: string, now: Date): Promise<number> {
      const event = await lockPublicEvent(db, slugOrId);
      const [mine] = await db.select().from(attendances).where(isCallers(event.id));
      if (mine) return event.id;
      if (event.status === 'cancelled') throw conflict(msg('This event is cancelled.'));
      if (event.end_date <= now) throw conflict(msg('This event is over.'));
      if ((await freePlaces(db, event)) === 0) throw conflict(msg('This event is full.'));
      await db
        .insert(attendances)
        .values({ event_id: event.id, user_id: caller.id, created_at: now });
      await db
        .delete(waitingPlaces)
        .where(and(eq(waitingPlaces.event_id, event.id), eq(waitingPlaces.user_id, caller.id)));
      return event.id;
    },

    async leave(slugOrId: string): Promise<number> {
      const event = await lockPublicEvent(db, slugOrId);
      await db.delete(attendances).where(isCallers(event.id));
      return event.id;
    },

    /** The event, and its attendees in parts, for the organiser and admins. */
    async list(
      slugOrId: string,
    ): Promise<{ event: EventRow; attendees: AsyncGenerator<Attendee[]> }> {
      const [event] = await db.select().from(events).where(isNamed(slugOrId));
      if (!event) throw notFound();
      requireWriter(event, isPublicStatus(event.status), caller);
      return { event, attendees: attendeesOf(event.id) };
    },
  };
};
