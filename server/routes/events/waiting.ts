import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { msg } from '../../../domain/language';
import type { Db } from '../../db/database';
import { attendances, events, waitingPlaces } from '../../db/schema/posts';
import { users } from '../../db/schema/accounts';
import { eventPlaceMail } from '../../mail/eventPlaceMail';
import { enqueueOrDrop } from '../../mail/queue';
import { conflict } from '../../plugins/failures';
import type { Caller } from '../../posts/rights';
import { freePlaces, lockPublicEvent } from './attendances';
import { mailDetails } from './mailDetails';
import type { EventRow } from './present';
import { eventsOf, isNamed } from './repository';

/** Cancelled and hidden events, and those that have begun, give no places. */
const givesPlaces = ({ status, start_date }: EventRow, now: Date): boolean =>
  (status === 'published' || status === 'postponed') && start_date > now;

/**
 * Gives free places of an event to the members who have waited longest, and emails them. Called in
 * every transaction that may free a place; it locks the event, so that each place is given once.
 */
export async function promoteWaiting(
  app: FastifyInstance,
  tx: Db,
  slugOrId: string,
): Promise<void> {
  const now = app.now();
  const [event] = await tx.select().from(events).where(isNamed(slugOrId)).for('update');
  if (!event || !givesPlaces(event, now)) return;
  const free = await freePlaces(tx, event);
  if (free === 0) return;
  const waiting = tx
    .select({ account: users.id, to: users.email, firstName: users.first_name })
    .from(waitingPlaces)
    .innerJoin(users, eq(users.id, waitingPlaces.user_id))
    .where(and(eq(waitingPlaces.event_id, event.id), eq(users.active, true)))
    .orderBy(asc(waitingPlaces.id))
    .$dynamic();
  const next = await (free === null ? waiting : waiting.limit(free));
  if (next.length === 0) return;
  const ids = next.map(({ account }) => account);
  await tx
    .delete(waitingPlaces)
    .where(and(eq(waitingPlaces.event_id, event.id), inArray(waitingPlaces.user_id, ids)));
  await tx
    .insert(attendances)
    .values(ids.map((user_id) => ({ event_id: event.id, user_id, created_at: now })));
  for (const { account, ...person } of next) {
    await enqueueOrDrop(
      app,
      tx,
      () => eventPlaceMail(app.config, { ...mailDetails(app.config, event), ...person }),
      account,
    );
  }
}

/**
 * Deletes an account by `work` and gives its places in events to waiting members. Events that the
 * account waits for are locked too, so that it gets no place meanwhile.
 */
export async function releasePlacesAfter<T>(
  app: FastifyInstance,
  tx: Db,
  userId: number,
  work: () => Promise<T>,
): Promise<T> {
  const freed = await tx
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, eventsOf(tx, userId)))
    .orderBy(asc(events.id))
    .for('update');
  const result = await work();
  for (const { id } of freed) await promoteWaiting(app, tx, String(id));
  return result;
}

/** The caller's place on waiting lists. Writes belong in a transaction. */
export const waitingRepository = (db: Db, caller: Caller) => {
  const isCallers = (eventId: number) =>
    and(eq(waitingPlaces.event_id, eventId), eq(waitingPlaces.user_id, caller.id));

  return {
    /** Takes a place if one is free. Changes nothing when repeated. */
    async join(slugOrId: string, now: Date): Promise<number> {
      const event = await lockPublicEvent(db, slugOrId);
      const place = { event_id: event.id, user_id: caller.id, created_at: now };
      const isComing = and(eq(attendances.event_id, event.id), eq(attendances.user_id, caller.id));
      if ((await db.$count(attendances, isComing)) > 0) return event.id;
      if (event.status === 'cancelled') throw conflict(msg('This event is cancelled.'));
      if (!givesPlaces(event, now)) throw conflict(msg('This event has begun.'));
      if ((await freePlaces(db, event)) === 0) {
        await db.insert(waitingPlaces).values(place).onConflictDoNothing();
      } else {
        await db.delete(waitingPlaces).where(isCallers(event.id));
        await db.insert(attendances).values(place);
      }
      return event.id;
    },

    async leave(slugOrId: string): Promise<number> {
      const event = await lockPublicEvent(db, slugOrId);
      await db.delete(waitingPlaces).where(isCallers(event.id));
      return event.id;
    },
  };
};
