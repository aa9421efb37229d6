import type { EventFacts } from '../../db/posts';
import { isAdmin, type Caller } from '../../posts/rights';
import { changedEventFacts, eventFactsOf, type EventFact } from './facts';
import { isPublicStatus, type EventRow } from './present';

/**
 * What admins are to compare a changed event with; null when there is nothing to read. An admin's own
 * change needs no second look, and what is not public is reviewed as a whole.
 */
export function approvedAfter(
  before: EventRow,
  changed: Pick<EventRow, EventFact>,
  caller: Caller,
): Partial<EventFacts> | null {
  if (!isPublicStatus(before.status)) return before.approved;
  const present = eventFactsOf(before);
  const after = eventFactsOf(changed);
  const approved = before.approved ?? present;
  const own = isAdmin(caller) ? changedEventFacts(present, after) : [];
  const read = Object.fromEntries(own.map((fact) => [fact, after[fact]] as const));
  const known: Partial<EventFacts> = { ...approved, ...read };
  return changedEventFacts(known, after).length > 0 ? known : null;
}
