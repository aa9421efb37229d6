import { msg, t } from '../../domain/language';
import type { Failure } from './failure';

const NO_CONNECTION = msg(
  'Unable to connect to the server. Please check your internet connection and try again.',
);
const OUR_FAULT = msg('Something went wrong on our side. Please try again in a few minutes.');
const GIVEN_UP = msg('You stopped waiting before an answer came. Please try again.');
const TOO_OFTEN = msg('You have done this too often. Please wait before you try again.');

/** How the server's framework begins its message about a rate limit. */
const THROTTLED = 'Request was throttled';

/** Why nothing was saved, when no visible field has the error. Only refusals are explained in the server's words. */
export function reasonOf({ status, isGivenUp, detail, error, fields }: Failure): string {
  if (isGivenUp) return t(GIVEN_UP);
  if (status === null) return t(NO_CONNECTION);
  if (status >= 500) return t(OUR_FAULT);
  if (status < 300) return error ?? t(OUR_FAULT);
  const message = detail ?? error ?? Object.values(fields).flat().join(' ');
  if (status === 429 && (!message || message.startsWith(THROTTLED))) return t(TOO_OFTEN);
  return message || t(OUR_FAULT);
}

/** The reason, with the seconds to wait when the server gives them. */
export const problemOf = (failure: Failure) => ({
  text: reasonOf(failure),
  wait: failure.retryAfter,
});
