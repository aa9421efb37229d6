import type { Failure } from './failure';

const NO_CONNECTION =
  'Unable to connect to the server. Please check your internet connection and try again.';
const OUR_FAULT = 'Something went wrong on our side. Please try again in a few minutes.';
const LEFT = 'You stopped waiting before an answer came. Please try again.';
const TOO_OFTEN = 'You have done this too often. Please wait before you try again.';

/** What the server's framework says of a limit, in its own terms. */
const THROTTLED = 'Request was throttled';

/** Why nothing was saved, where no field that is shown is to blame. The server's words explain refusals alone. */
export function reasonOf({ status, isLeft, detail, error, fields }: Failure): string {
  if (isLeft) return LEFT;
  if (status === null) return NO_CONNECTION;
  if (status >= 500) return OUR_FAULT;
  if (status < 300) return error ?? OUR_FAULT;
  const said = detail ?? error ?? Object.values(fields).flat().join(' ');
  if (status === 429 && (!said || said.startsWith(THROTTLED))) return TOO_OFTEN;
  return said || OUR_FAULT;
}

/** The reason with the seconds to wait, where the server names them. */
export const problemOf = (failure: Failure) => ({
  text: reasonOf(failure),
  wait: failure.retryAfter,
});
