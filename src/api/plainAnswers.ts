import { checkedBy, type AnswerCheck } from './answers';

/** A 204. */
export const NO_CONTENT = checkedBy((value): value is null => value === null);

/** A file's text. */
export const TEXT = checkedBy(
  (value): value is string => typeof value === 'string' && value !== '',
);

/** For a call of which the specification takes any success status. */
export const ANY_ANSWER = checkedBy((_value): _value is unknown => true);

/** Whether an answer is as agreed. */
export const fits =
  (check: AnswerCheck<unknown>) =>
  (answer: unknown): boolean =>
    'value' in check['~standard'].validate(answer);
