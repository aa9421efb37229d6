import { eq } from 'drizzle-orm';
import type { EventStatusPayload } from '../../../domain/contract/event';
import { readInstant } from '../../../domain/instants';
import { nextState } from '../../../domain/nextState';
import { eventMachine, type EventEvent } from '../../../domain/posts/eventMachine';
import { msg } from '../../../domain/language';
import { spanFaults } from '../../../domain/postRules';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { events, waitingPlaces } from '../../db/schema/posts';
import { conflict, invalid } from '../../plugins/failures';
import { requireWriter, type Caller } from '../../posts/rights';
import { laterThan } from '../../posts/versions';
import { approvedAfter } from './approval';
import { listRecipients, lockEvent } from './attendances';
import { changedEventFacts, eventFactsOf } from './facts';
import type { Change, Notice } from './notices';
import { isPublicStatus, type EventRow } from './present';
import { lockLater } from './series';
import { refuse } from './writing';

interface Span {
  start_date: Date;
  end_date: Date;
}

/** The new dates; null when none are given. Throws 400 when they are invalid. */
function readSpan(payload: EventStatusPayload, now: Date): Span | null {
  const { start_date = '', end_date = '' } = payload;
  if (start_date === '' && end_date === '') return null;
  if (payload.status === 'cancelled') {
    throw invalid({ start_date: [msg('A cancelled event has no new dates.')] });
  }
  refuse(spanFaults({ start_date, end_date }, now));
  const [start, end] = [readInstant(start_date), readInstant(end_date)];
  return start && end && { start_date: start, end_date: end };
}

const EVENTS = {
  cancelled: 'event.cancelled',
  postponed: 'event.postponed',
  published: 'event.restored',
} as const satisfies Record<EventStatusPayload['status'], EventEvent['type']>;

/** Where it leads; null where it cannot be. What is not public is not announced as cancelled. */
const statusAfter = (
  { status, user_id }: EventRow,
  { id }: Caller,
  wanted: EventStatusPayload['status'],
): EventStatus | null =>
  nextState(eventMachine, status, {
    type: EVENTS[wanted],
    by: user_id === id ? 'owner' : 'editor',
  });

/** Without new dates the start is unknown, so there is no previous one to show. */
function datesAfter(before: EventRow, span: Span | null) {
  return span ? { ...span, previous_start_date: before.start_date } : { previous_start_date: null };
}

/** Saves the new status of one event; null where it cannot be. Cancelling empties the waiting list. */
async function saveStatus(
  tx: Db,
  caller: Caller,
  before: EventRow,
  { wanted, span, now }: { wanted: EventStatusPayload['status']; span: Span | null; now: Date },
): Promise<Notice | null> {
  const status = statusAfter(before, caller, wanted);
  if (status === null) return null;
  const dates = datesAfter(before, span);
  const [event] = await tx
    .update(events)
    .set({
      ...dates,
      approved: approvedAfter(before, { ...before, ...dates }, status, caller),
      status,
      sequence: before.sequence + 1,
      modified_at: laterThan(before.modified_at, now),
    })
    .where(eq(events.id, before.id))
    .returning();
  if (!event) return null;
  const change = status === before.status && wanted === 'published' ? 'changed' : wanted;
  const facts = changedEventFacts(eventFactsOf(before), eventFactsOf(event));
  const recipients = await listRecipients(tx, event.id);
  if (status === 'cancelled') {
    await tx.delete(waitingPlaces).where(eq(waitingPlaces.event_id, event.id));
  }
  return { change, facts, event, hasPage: true, recipients };
}

/**
 * Cancels, postpones or restores a public event and updates calendars. A cancellation can hold for the later public
 * dates of its series too. Returns the notices for attendees and waiting members.
 */
export async function changeStatus(
  tx: Db,
  caller: Caller,
  slugOrId: string,
  payload: EventStatusPayload,
  now: Date,
): Promise<Change> {
  const before = await lockEvent(tx, slugOrId);
  requireWriter(before, isPublicStatus(before.status), caller);
  const { status, scope } = payload;
  if (statusAfter(before, caller, status) === null) {
    throw conflict(msg('This event is not published.'));
  }
  const span = readSpan(payload, now);
  const isLater = scope === 'later';
  if (isLater && status !== 'cancelled') {
    throw invalid({ scope: [msg('Only a cancellation can hold for the later dates too.')] });
  }
  const isAsBefore = status === before.status && !span && before.previous_start_date === null;
  if (!isAsBefore && status !== 'postponed' && !span && before.end_date <= now) {
    throw conflict(msg('This event is over.'));
  }
  const later = isLater ? await lockLater(tx, before, now) : [];
  const isOpen = (date: EventRow) => statusAfter(date, caller, status) !== null;
  const dates = [...(isAsBefore ? [] : [before]), ...later.filter(isOpen)];
  const notices: Notice[] = [];
  for (const date of dates) {
    const notice = await saveStatus(tx, caller, date, { wanted: status, span, now });
    if (notice) notices.push(notice);
  }
  return { notices, changed: dates.map(({ id }) => id) };
}
