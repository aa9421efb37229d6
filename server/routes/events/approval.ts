import { hasPermission } from '../../../domain/permissions';
import type { EventEvent } from '../../../domain/posts/eventMachine';
import type { EventStatus, ReviewDecision } from '../../../domain/vocabulary';
import type { ApprovedEvent } from '../../db/schema/posts';
import type { Caller } from '../../posts/rights';
import { changedEventFacts, eventFactsOf, type EventFact } from './facts';
import { isPublicStatus, type EventRow } from './present';

/** What attendees know of an event while it is hidden; null for one that was never public. */
export const approvedWhileHidden = (before: EventRow): ApprovedEvent | null =>
  isPublicStatus(before.status)
    ? {
        ...eventFactsOf(before),
        ...before.approved,
        name: before.name,
        ...(before.status === 'postponed' && { isPostponed: true }),
      }
    : before.approved;

/** A hidden event that was postponed is so again when it is published. */
export const wasPostponed = ({ approved }: Pick<EventRow, 'approved'>): boolean =>
  approved?.isPostponed === true;

export const reviewEvent = (row: EventRow, decision: ReviewDecision): EventEvent => ({
  type: `review.${decision}`,
  by: 'editor',
  wasPostponed: wasPostponed(row),
});

/**
 * The facts to compare a changed event with, for admins and attendees; null when nothing differs.
 * Changes by an admin need no review, and a hidden event is reviewed as a whole.
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
  const own = hasPermission(caller, 'reviewPosts') ? changedEventFacts(present, after) : [];
  const read = Object.fromEntries(own.map((fact) => [fact, after[fact]] as const));
  const known: ApprovedEvent = { ...approved, ...read };
  return changedEventFacts(known, after).length > 0 ? known : null;
}
