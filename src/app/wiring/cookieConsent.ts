import { createActor } from 'xstate';
import type { CookieConsentActor } from '../../actors/cookieConsent';
import { withCookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { CookiePreference } from '../../machines/cookieConsent/cookieConsentMachine';
import type { Store } from '../../store/makeStore';
import type { Analytics } from './analytics';
import { projectInto } from './projection';
import { watchStorage } from './watchStorage';

/** Specification 3: the text true or false. */
const COOKIE_KEY = 'cookiesAccepted';

const readPreference = (storage: Storage): CookiePreference => {
  const stored = storage.getItem(COOKIE_KEY);
  if (stored === 'true') return 'accepted';
  return stored === 'false' ? 'declined' : null;
};

interface Dependencies {
  store: Store;
  storage: Storage;
  analytics: Analytics;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A choice in one tab applies in all: each watches the storage, and writes only what is new. */
export function createCookieConsentActor(dependencies: Dependencies): CookieConsentActor {
  const { store, storage, analytics, window } = dependencies;
  const actor = createActor(
    withCookieConsentEffects({
      storePreference: (accepted) => {
        const text = String(accepted);
        if (storage.getItem(COOKIE_KEY) !== text) storage.setItem(COOKIE_KEY, text);
      },
      ...analytics,
    }),
    {
      id: 'cookieConsent',
      input: { stored: readPreference(storage) },
      inspect: projectInto(store),
    },
  );
  const complete = watchStorage(
    window,
    (key) => key === COOKIE_KEY,
    () => {
      const preference = readPreference(storage);
      if (preference) actor.send({ type: `cookies.${preference}` });
    },
  );
  actor.subscribe({ complete });
  return actor;
}
