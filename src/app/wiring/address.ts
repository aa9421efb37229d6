import type { Way } from '../../machines/session/sessionMachine';

export interface AddressEntry extends Way {
  token: string | null;
  isNewUser: boolean;
  /** How a sign-in with Google failed. */
  notice: string | null;
}

const PARAMETERS = ['token', 'is_new_user', 'sso', 'sig', 'google', 'next'];

/**
 * Takes the hand-over parameters out of the address, before the first render (decisions 2.3):
 * what is returned is the only trace of them in this page.
 */
export function takeAddressEntry(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState'>,
): AddressEntry {
  const url = new URL(location.href);
  const [token = null, isNewUser, sso, sig, notice = null, returnTo = null] = PARAMETERS.map(
    (name) => url.searchParams.get(name),
  );
  if (PARAMETERS.some((name) => url.searchParams.has(name))) {
    for (const name of PARAMETERS) url.searchParams.delete(name);
    history.replaceState(null, '', url.pathname + url.search + url.hash);
  }
  return {
    token,
    isNewUser: isNewUser === 'true',
    forum: sso && sig ? { sso, sig } : null,
    notice,
    returnTo,
  };
}
