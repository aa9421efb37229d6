import { checkedBy, type AnswerCheck } from './answerChecks';

/** The empty answer of a 204. */
export const NO_CONTENT = checkedBy((value): value is null => value === null);

/** The text of a file. */
export const TEXT = checkedBy(
  (value): value is string => typeof value === 'string' && value !== '',
);

/** For calls where the specification accepts any success status. */
export const ANY_ANSWER = checkedBy((_value): _value is unknown => true);

/** Whether an answer passes the check. */
export const fits =
  (check: AnswerCheck<unknown>) =>
  (answer: unknown): boolean =>
    'value' in check['~standard'].validate(answer);
