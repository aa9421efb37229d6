import type { Session } from '../../domain/contract/session';
import { checkedBy, SESSION } from './answers';
import { readFailure } from './failure';
import { fits } from './plainAnswers';

/** A session without an error beside it, which a success may carry too (specification 3 and 5). */
export const GRANTED = checkedBy((answer): answer is Session => {
  const { error, fields } = readFailure({ data: answer });
  return fits(SESSION)(answer) && !error && !fields['email'] && !fields['username'];
});
