import type { Application } from '../contract/vetting';
import { APPLICATION_STATE } from './applicationStates';
import { promiseOf } from './reviewTimes';

/** Days after which an application that waits for a decision is a long one. */
export const LONG_DAYS = 5;

const DAY = 86_400_000;

/** `slow`: over five days; `late`: the promise to the business is broken. */
export type AgeTone = 'fresh' | 'slow' | 'late';

export interface ReviewAge {
  /** Whole days since it was submitted. */
  days: number;
  tone: AgeTone;
  /** Our promise: the last working day for an answer. */
  promisedBy: Date;
}

/** How long an application has waited for a decision; null where none is expected. */
export function ageOf(
  { state, submitted_at }: Pick<Application, 'state' | 'submitted_at'>,
  now: number,
): ReviewAge | null {
  if (APPLICATION_STATE[state].phase !== 'review' || submitted_at === null) return null;
  const promisedBy = promiseOf(submitted_at);
  const waited = Math.max(0, now - Date.parse(submitted_at));
  const isLate = now > promisedBy.getTime();
  return {
    days: Math.floor(waited / DAY),
    tone: isLate ? 'late' : waited > LONG_DAYS * DAY ? 'slow' : 'fresh',
    promisedBy,
  };
}
