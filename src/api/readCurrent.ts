import type { AnswerCheck } from './answerChecks';
import { readFailure } from './failure';

/**
 * The present version that the server sends when it refuses a change because of a conflict. Null when it was
 * deleted meanwhile, undefined when there is no conflict.
 */
export function readUncheckedCurrent(thrown: unknown): unknown {
  if (readFailure(thrown).status !== 409) return undefined;
  const body = typeof thrown === 'object' && thrown && 'data' in thrown ? thrown.data : null;
  return typeof body === 'object' && body && 'current' in body ? body.current : undefined;
}

/** The same, checked against the contract. Null when it does not match. */
export function readCurrent<Answer>(thrown: unknown, check: AnswerCheck<Answer>): Answer | null {
  const checked = check['~standard'].validate(readUncheckedCurrent(thrown));
  return 'value' in checked ? checked.value : null;
}
