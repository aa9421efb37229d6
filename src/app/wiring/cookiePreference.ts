import type { CookiePreference } from '../../machines/cookieConsent/cookieConsentMachine';

/** Specification 3: the text true or false. */
export const COOKIE_KEY = 'cookiesAccepted';

export const readCookiePreference = (storage: Pick<Storage, 'getItem'>): CookiePreference => {
  const stored = storage.getItem(COOKIE_KEY);
  if (stored === 'true') return 'accepted';
  return stored === 'false' ? 'declined' : null;
};
