import { msg } from '../../domain/language';
import type { EventStatus } from '../../domain/vocabulary';
import { Failure } from '../plugins/failures';

/** The moment of a change: later than what was there, also when both come within a millisecond. */
export const laterThan = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1));

/** Whether a row has all of these values already. */
export function holds(row: object, values: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify(stored.get(name)) === JSON.stringify(value),
  );
}

/**
 * Whether the same content, sent again over an older version, still changes the status: a repeat after a
 * lost answer undoes no decision that was made in between.
 */
export const changesStatus = (before: EventStatus, after: EventStatus): boolean =>
  before === 'draft' || after === 'draft' || (before === 'pending' && after === 'published');

/** 409 with what there is and what was sent, so that a person can choose. */
export const changedMeanwhile = (current: object, sent: object): Failure =>
  new Failure(409, {
    detail: msg(
      'This was changed in another window or by somebody else since you opened it. Choose which version to keep.',
    ),
    current,
    sent,
  });
