import { createActor } from 'xstate';
import type { CookieConsentActor } from '../../actors/cookieConsent';
import { withCookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { CookiePreference } from '../../machines/cookieConsent/cookieConsentMachine';
import type { Store } from '../../store/makeStore';
import type { Analytics } from './analytics';
import { projectInto } from './projection';

/** Specification 3: the text true or false. */
const COOKIE_KEY = 'cookiesAccepted';

const readPreference = (storage: Storage): CookiePreference => {
  const stored = storage.getItem(COOKIE_KEY);
  if (stored === 'true') return 'accepted';
  return stored === 'false' ? 'declined' : null;
};

export const createCookieConsentActor = (
  store: Store,
  storage: Storage,
  analytics: Analytics,
): CookieConsentActor =>
  createActor(
    withCookieConsentEffects({
      storePreference: (accepted) => storage.setItem(COOKIE_KEY, String(accepted)),
      ...analytics,
    }),
    {
      id: 'cookieConsent',
      input: { stored: readPreference(storage) },
      inspect: projectInto(store),
    },
  );
