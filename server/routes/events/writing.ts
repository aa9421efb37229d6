import { eq } from 'drizzle-orm';
import { changedKeys } from '../../../domain/changedKeys';
import type { FieldErrors } from '../../../domain/contract/common';
import type { EventChangePayload, EventPayload } from '../../../domain/contract/event';
import { msg, plural } from '../../../domain/language';
import { nextState, stateAfter } from '../../../domain/nextState';
import { eventMachine } from '../../../domain/posts/eventMachine';
import { eventFaults } from '../../../domain/postRules';
import { moveAlike } from '../../../domain/repeatDates';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events } from '../../db/schema/posts';
import { conflict, forbidden, invalid } from '../../plugins/failures';
import { published } from '../../posts/publication';
import { requireWriter, type Caller } from '../../posts/rights';
import { sentEvent } from '../../posts/sentEvent';
import { readUploads } from '../../posts/uploads';
import { changedMeanwhile, holds, laterThan, changesStatus } from '../../posts/versions';
import { countAttendees, listRecipients, lockEvent } from './attendances';
import { approvedAfter, wasPostponed } from './approval';
import { isReworded, toColumns, type EventColumns } from './columns';
import { changedEventFacts, eventFactsOf } from './facts';
import { changeNotice, publicName, type Change } from './notices';
import { isPublicStatus, toEvents, type EventRow } from './present';
import { insertEvent, lockLater, publishDates } from './series';

export function refuse(faults: FieldErrors): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

const firstStatus = ({ intent }: EventPayload, caller: Caller): EventStatus =>
  stateAfter(eventMachine, 'draft', {
    ...sentEvent(intent, caller.id, caller),
    isReworded: false,
    wasPostponed: false,
  });

/** Throws 403 and 409 where the caller may not do that, or not now. */
function statusAfter(
  before: EventRow,
  after: EventColumns,
  payload: EventPayload,
  caller: Caller,
): EventStatus {
  const status = nextState(eventMachine, before.status, {
    ...sentEvent(payload.intent, before.user_id, caller),
    isReworded: isReworded(before, after),
    wasPostponed: wasPostponed(before),
  });
  if (status !== null) return status;
  if (before.status === 'cancelled') throw conflict(msg('This event is cancelled.'));
  if (isPublicStatus(before.status)) {
    throw conflict(msg('A published event cannot become a draft. Cancel it instead.'));
  }
  // Only the owner makes it a draft.
  throw forbidden();
}

/** A start that the public has known may lie in the past. */
const settledStart = ({ published_at, start_date }: EventRow) =>
  published_at && start_date.toISOString();

/** Once the dates of a series are events, its rule says how they came to be. */
const withSeriesRule = (before: EventRow, after: EventColumns): EventColumns =>
  before.series_id === null ? after : { ...after, repeat_rule: before.repeat_rule };

const SPAN = ['start_date', 'end_date', 'timezone'] as const;

const zonedSpan = (event: Pick<EventRow, 'start_date' | 'end_date' | 'timezone'>) => ({
  start: event.start_date,
  end: event.end_date,
  zone: event.timezone,
});

/** A later date of the series with what differs between `before` and `after` of another one. */
function changedAlike(date: EventRow, before: EventRow, after: EventColumns): EventColumns {
  const isColumn = (name: string): name is keyof EventColumns => name in after;
  const columns = Object.keys(after).filter(isColumn);
  const changed = changedKeys(columns, before, after);
  const isMoved = SPAN.some((name) => changed.includes(name));
  const { start, end } = isMoved
    ? moveAlike(zonedSpan(date), zonedSpan(before), zonedSpan(after))
    : zonedSpan(date);
  const kept = columns.filter((name) => !changed.includes(name));
  const own = Object.fromEntries(kept.map((name) => [name, date[name]] as const));
  return { ...after, ...own, start_date: start, end_date: end };
}

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
    throw invalid({
      maximum_attendee_capacity: [
        plural(taken, '# members attend already.', '# members attend already.'),
      ],
    });
  }

  async function save(before: EventRow, after: EventColumns, payload: EventPayload) {
    await requireSeats(before.id, after.maximum_attendee_capacity);
    const status = statusAfter(before, after, payload, caller);
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
    if (event) await publishDates(tx, event, now);
    return { id: before.id, notice: event ? await changeNotice(tx, before, event, now) : null };
  }

  return {
    async add(payload: EventPayload): Promise<number> {
      const status = firstStatus(payload, caller);
      const { image } = await readUploads(
        tx,
        [caller.id],
        { files: [], image: payload.image },
        null,
      );
      const event = await insertEvent(tx, payload.name, {
        ...toColumns(payload),
        ...(status === 'published' && published(null, now)),
        image,
        user_id: caller.id,
        status,
        modified_at: now,
      });
      await publishDates(tx, event, now);
      return event.id;
    },

    /**
     * The note of a review stays until the next decision. Only the owner can make it a draft. With `scope` later, the
     * later dates of its series get what is changed. Throws 409 with both versions when it was changed since it was
     * read.
     */
    async change(slugOrId: string, sent: EventChangePayload): Promise<Change> {
      const { modified_at: read, scope, ...payload } = sent;
      const before = await lockOwn(slugOrId);
      refuse(eventFaults(payload, now, settledStart(before)));
      const owners = [before.user_id, caller.id];
      const named = { files: [], image: payload.image };
      const { image } = await readUploads(tx, owners, named, before.image);
      const after = withSeriesRule(before, { ...toColumns(payload), image });
      const isStale = before.modified_at.toISOString() !== read;
      if (isStale && !holds(before, after)) {
        const [current = before] = await toEvents(tx, [before], caller);
        throw changedMeanwhile(current, sent);
      }
      const status = statusAfter(before, after, payload, caller);
      if (isStale && !changesStatus(before.status, status)) return { notices: [], changed: [] };
      const later = scope === 'later' ? await lockLater(tx, before, now) : [];
      const all = [await save(before, after, payload)];
      for (const date of later) {
        all.push(await save(date, changedAlike(date, before, after), payload));
      }
      return {
        notices: all.flatMap(({ notice }) => notice ?? []),
        changed: all.map(({ id }) => id),
      };
    },

    /** Those who attend or wait for a place are mailed that it does not take place. */
    async remove(slugOrId: string): Promise<Change> {
      const event = await lockOwn(slugOrId);
      const name = publicName(event);
      const isExpected = event.status !== 'cancelled' && event.end_date > now;
      const recipients = isExpected ? await listRecipients(tx, event.id) : [];
      await tx.delete(events).where(eq(events.id, event.id));
      if (name === undefined) return { notices: [], changed: [] };
      const notice = { event: { ...event, name }, hasPage: false, recipients };
      return { notices: [{ change: 'cancelled', ...notice }], changed: [] };
    },
  };
};
