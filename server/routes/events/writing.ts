import { eq, like, or } from 'drizzle-orm';
import { hasPermission } from '../../../domain/permissions';
import type { FieldErrors } from '../../../domain/contract/common';
import type { EventChangePayload, EventPayload } from '../../../domain/contract/event';
import { eventFaults } from '../../../domain/postRules';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events } from '../../db/posts';
import { conflict, forbidden, invalid } from '../../plugins/failures';
import { published } from '../../posts/publication';
import { requireWriter, type Caller } from '../../posts/rights';
import { baseSlug, firstFree } from '../../posts/slugs';
import { readUploads } from '../../posts/uploads';
import { changedMeanwhile, holds, laterThan, changesStatus } from '../../posts/versions';
import { countAttendees, listRecipients, lockEvent } from './attendances';
import { approvedAfter, statusWhenPublic } from './approval';
import { isReworded, toColumns, type EventColumns } from './columns';
import { changedEventFacts, eventFactsOf } from './facts';
import { changeNotice, publicName, type Notice } from './notices';
import { isPublicStatus, toEvents, type EventRow } from './present';

/** What follows `/events/` in addresses of the site or the API and is no event. */
const SLUGS = { kind: 'event', reserved: ['attending', 'my-events', 'post', 'search'] };

export function refuse(faults: FieldErrors): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

async function freeSlug(db: Db, name: string): Promise<string> {
  const base = baseSlug(name, SLUGS);
  const taken = await db
    .select({ slug: events.slug })
    .from(events)
    .where(or(eq(events.slug, base), like(events.slug, `${base}-%`)));
  return firstFree(base, new Set(taken.map((row) => row.slug)));
}

const firstStatus = ({ intent }: EventPayload, caller: Caller): EventStatus => {
  if (intent === 'draft') return 'draft';
  return hasPermission(caller, 'reviewPosts') ? 'published' : 'pending';
};

/** Only wording is reviewed again: those who attend must hear of another time or place at once. */
function statusAfter(
  before: EventRow,
  after: EventColumns,
  payload: EventPayload,
  caller: Caller,
): EventStatus {
  if (!isPublicStatus(before.status)) {
    const status = firstStatus(payload, caller);
    return status === 'published' ? statusWhenPublic(before) : status;
  }
  if (before.status === 'cancelled') throw conflict('This event is cancelled.');
  if (payload.intent === 'draft') {
    throw conflict('A published event cannot become a draft. Cancel it instead.');
  }
  return hasPermission(caller, 'reviewPosts') || !isReworded(before, after)
    ? before.status
    : 'pending';
}

/** A start that the public has known may lie in the past. */
const settledStart = ({ published_at, start_date }: EventRow) =>
  published_at && start_date.toISOString();

/** Writes of members; to be used within a transaction. */
export const eventWriting = (tx: Db, caller: Caller, now: Date) => {
  async function lockOwn(slugOrId: string): Promise<EventRow> {
    const row = await lockEvent(tx, slugOrId);
    requireWriter(row, isPublicStatus(row.status), caller);
    return row;
  }

  async function requireSeats(eventId: number, seats: number | null): Promise<void> {
    const taken = seats === null ? 0 : await countAttendees(tx, eventId);
    if (seats === null || seats >= taken) return;
    throw invalid({ maximum_attendee_capacity: [`${taken} members attend already.`] });
  }

  return {
    /** Two of the same name at one moment get two slugs. */
    async add(payload: EventPayload): Promise<number> {
      const status = firstStatus(payload, caller);
      const { image } = await readUploads(
        tx,
        [caller.id],
        { files: [], image: payload.image },
        null,
      );
      for (;;) {
        const [row] = await tx
          .insert(events)
          .values({
            ...toColumns(payload),
            ...(status === 'published' && published(null, now)),
            image,
            slug: await freeSlug(tx, payload.name),
            user_id: caller.id,
            status,
            modified_at: now,
          })
          .onConflictDoNothing({ target: events.slug })
          .returning({ id: events.id });
        if (row) return row.id;
      }
    },

    /**
     * The note of a review stays until the next decision. Only the owner can make it a draft. Throws 409
     * with both versions when it was changed since it was read.
     */
    async change(slugOrId: string, sent: EventChangePayload): Promise<Notice | null> {
      const { modified_at: read, ...payload } = sent;
      const before = await lockOwn(slugOrId);
      refuse(eventFaults(payload, now, settledStart(before)));
      await requireSeats(before.id, payload.maximum_attendee_capacity);
      const owners = [before.user_id, caller.id];
      const named = { files: [], image: payload.image };
      const { image } = await readUploads(tx, owners, named, before.image);
      const after = { ...toColumns(payload), image };
      const isStale = before.modified_at.toISOString() !== read;
      if (isStale && !holds(before, after)) {
        const [current = before] = await toEvents(tx, [before], caller);
        throw changedMeanwhile(current, sent);
      }
      const status = statusAfter(before, after, payload, caller);
      if (status === 'draft' && before.user_id !== caller.id) throw forbidden();
      if (isStale && !changesStatus(before.status, status)) return null;
      const facts = changedEventFacts(eventFactsOf(before), eventFactsOf(after));
      const isMoved = before.published_at !== null && facts.some((fact) => fact !== 'price');
      const isPostponed = before.status === 'postponed' || before.approved?.isPostponed;
      const isDated = isPostponed && facts.includes('start_date');
      const [event] = await tx
        .update(events)
        .set({
          ...after,
          ...(isDated && { previous_start_date: before.previous_start_date ?? before.start_date }),
          ...(isPublicStatus(status) && published(before.published_at, now)),
          approved: approvedAfter(before, after, status, caller),
          status,
          sequence: before.sequence + (isMoved ? 1 : 0),
          modified_at: laterThan(before.modified_at, now),
        })
        .where(eq(events.id, before.id))
        .returning();
      return event ? changeNotice(tx, before, event, now) : null;
    },

    /** Those who attend or wait for a place are mailed that it does not take place. */
    async remove(slugOrId: string): Promise<Notice | null> {
      const event = await lockOwn(slugOrId);
      const name = publicName(event);
      const isExpected = event.status !== 'cancelled' && event.end_date > now;
      const recipients = isExpected ? await listRecipients(tx, event.id) : [];
      await tx.delete(events).where(eq(events.id, event.id));
      if (name === undefined) return null;
      return { change: 'cancelled', event: { ...event, name }, hasPage: false, recipients };
    },
  };
};
