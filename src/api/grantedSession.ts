import type { Session } from '../../domain/contract/session';
import { checkedBy, SESSION } from './answerChecks';
import { readFailure } from './failure';
import { fits } from './plainAnswerChecks';

/** A session without an error: a success may contain one too (specification 3 and 5). */
export const GRANTED_SESSION = checkedBy((answer): answer is Session => {
  const { error, fields } = readFailure({ data: answer });
  return fits(SESSION)(answer) && !error && !fields['email'] && !fields['username'];
});
