import type { Failure } from './failure';

const OUR_FAULT = 'Something went wrong on our side. Please try again in a few minutes.';

/** Why nothing was saved, where no field that is shown is to blame. */
export function reasonOf({ status, detail, error, fields }: Failure): string {
  if (status !== null && status < 300) return error ?? OUR_FAULT;
  const said = detail ?? error ?? Object.values(fields).flat().join(' ');
  if (said) return said;
  return status === null
    ? 'Unable to connect to the server. Please check your internet connection and try again.'
    : OUR_FAULT;
}
