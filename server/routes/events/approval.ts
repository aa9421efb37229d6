import type { EventStatus } from '../../../domain/vocabulary';
import type { ApprovedEvent } from '../../db/posts';
import { isAdmin, type Caller } from '../../posts/rights';
import { changedEventFacts, eventFactsOf, type EventFact } from './facts';
import { isPublicStatus, type EventRow } from './present';

/** What those who attend know of an event while it is hidden; null for one that was never public. */
export const approvedWhileHidden = (before: EventRow): ApprovedEvent | null =>
  isPublicStatus(before.status)
    ? {
        ...eventFactsOf(before),
        ...before.approved,
        name: before.name,
        ...(before.status === 'postponed' && { isPostponed: true }),
      }
    : before.approved;

/** What a hidden event becomes when it is public. */
export const statusWhenPublic = ({ approved }: Pick<EventRow, 'approved'>): EventStatus =>
  approved?.isPostponed ? 'postponed' : 'published';

/**
 * What to compare a changed event with, for admins and for those who attend; null when nothing differs. An
 * admin's own change needs no second look, and what is hidden is reviewed as a whole.
 */
export function approvedAfter(
  before: EventRow,
  changed: Pick<EventRow, EventFact>,
  status: EventStatus,
  caller: Caller,
): ApprovedEvent | null {
  if (!isPublicStatus(status)) return approvedWhileHidden(before);
  if (!isPublicStatus(before.status)) return null;
  const present = eventFactsOf(before);
  const after = eventFactsOf(changed);
  const approved = before.approved ?? present;
  const own = isAdmin(caller) ? changedEventFacts(present, after) : [];
  const read = Object.fromEntries(own.map((fact) => [fact, after[fact]] as const));
  const known: ApprovedEvent = { ...approved, ...read };
  return changedEventFacts(known, after).length > 0 ? known : null;
}
