import type { Failure } from './failure';

/** Why nothing was saved, where no field that is shown is to blame. */
export function reasonOf({ status, detail, error, fields }: Failure): string {
  const said = detail ?? error ?? Object.values(fields).flat().join(' ');
  if (said) return said;
  return status === null
    ? 'Unable to connect to the server. Please check your internet connection and try again.'
    : 'Something went wrong on our side. Please try again in a few minutes.';
}
