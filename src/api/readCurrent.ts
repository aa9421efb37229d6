import type { AnswerCheck } from './answers';
import { readFailure } from './failure';

/**
 * What there is now, as it came, where a change was refused because somebody else has changed it since it was
 * read. Undefined where it was not; null where there is nothing any more.
 */
export function currentIn(thrown: unknown): unknown {
  if (readFailure(thrown).status !== 409) return undefined;
  const body = typeof thrown === 'object' && thrown && 'data' in thrown ? thrown.data : null;
  return typeof body === 'object' && body && 'current' in body ? body.current : undefined;
}

/** The same, checked; null where it is not as agreed. */
export function readCurrent<Answer>(thrown: unknown, check: AnswerCheck<Answer>): Answer | null {
  const checked = check['~standard'].validate(currentIn(thrown));
  return 'value' in checked ? checked.value : null;
}
