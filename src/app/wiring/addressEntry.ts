import { pathIn, splitPath } from '../../../domain/language';
import type { ENTRY_PARAMETERS } from '../../../domain/pages';
import type { Way } from '../../machines/session/sessionMachine';

export interface AddressEntry extends Way {
  token: string | null;
  isNewUser: boolean;
  /** Where the app was opened, without the language and the hand-over parameters. */
  openedAt: string;
  /** How a sign-in with Google failed. */
  notice: string | null;
}

/**
 * Takes the hand-over parameters out of the address, before the first render (decisions 2.3):
 * what is returned is the only trace of them in this page.
 */
export function takeAddressEntry(
  location: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState'>,
): AddressEntry {
  const { pathname, searchParams, hash } = new URL(location.href);
  const removed: string[] = [];
  const take = (name: (typeof ENTRY_PARAMETERS)[number]) => {
    const value = searchParams.get(name);
    if (value !== null) {
      searchParams.delete(name);
      removed.push(name);
    }
    return value;
  };
  const sso = take('sso');
  const sig = take('sig');
  const entry = {
    token: take('token'),
    isNewUser: take('is_new_user') === 'true',
    forum: sso && sig ? { sso, sig } : null,
    notice: take('google'),
    returnTo: take('next'),
  };
  const query = searchParams.toString();
  const { language, path } = splitPath(pathname);
  const openedAt = path + (query && `?${query}`) + hash;
  if (removed.length > 0) history.replaceState(null, '', pathIn(language, openedAt));
  return { ...entry, openedAt };
}
