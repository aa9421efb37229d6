import type { AnswerCheck } from './answers';
import { readFailure } from './failure';

/** What there is now, where a change was refused because somebody else has changed it since it was read. */
export function readCurrent<Answer>(thrown: unknown, check: AnswerCheck<Answer>): Answer | null {
  if (readFailure(thrown).status !== 409) return null;
  const body = typeof thrown === 'object' && thrown && 'data' in thrown ? thrown.data : null;
  if (typeof body !== 'object' || body === null || !('current' in body)) return null;
  const checked = check['~standard'].validate(body.current);
  return 'value' in checked ? checked.value : null;
}
