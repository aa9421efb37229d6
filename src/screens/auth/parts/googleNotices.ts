import type { GoogleOutcome } from '../../../../domain/contract/session';

const NOTICES: Record<GoogleOutcome, string> = {
  cancelled: 'You did not sign in with Google. Try again, or log in with your password.',
  interrupted:
    'Signing in with Google took too long or was begun in another window. Please try again.',
  unavailable:
    'Google cannot be reached at the moment. Please try again in a few minutes, or log in with your password.',
  throttled: 'Too many login attempts. Please wait a few minutes before trying again.',
  unverified:
    'Google has not confirmed the e-mail address of this account. Confirm it there first, or create an account here.',
  confirm:
    'There is already an account with your e-mail address. Log in with its password once; from then on you can sign in to it with Google.',
  refused:
    'We could not sign you in with this Google account. Please log in in another way, or write to us for help.',
  failed: 'Signing in with Google did not work. Please try again, or log in with your password.',
};

const isOutcome = (code: string): code is GoogleOutcome => Object.hasOwn(NOTICES, code);

/** The address may say anything: what is not on the list is told as any other failure. */
export const googleNotice = (code: string): string => NOTICES[isOutcome(code) ? code : 'failed'];

/** Not a failure: the next step of signing in. */
export const isNextStep = (code: string): boolean => code === 'confirm';
