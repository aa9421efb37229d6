import { createActor } from 'xstate';
import type { StartedCookieConsent } from '../../actors/cookieConsent';
import { withCookieConsentEffects } from '../../machines/cookieConsent/cookieConsentEffects';
import type { Store } from '../../store/makeStore';
import type { Analytics } from './analytics';
import { COOKIE_KEY, readCookiePreference } from './cookiePreference';
import { projectInto } from './projection';
import { watchStorage } from './watchStorage';

interface Dependencies {
  store: Store;
  storage: Storage;
  analytics: Analytics;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A choice in one tab applies in all: each watches the storage, and writes only what is new. */
export function createCookieConsentActor(dependencies: Dependencies): StartedCookieConsent {
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
      input: { stored: readCookiePreference(storage) },
      inspect: projectInto(store),
    },
  );
  const complete = watchStorage(
    window,
    (key) => key === COOKIE_KEY,
    () => {
      const preference = readCookiePreference(storage);
      if (preference) actor.send({ type: `cookies.${preference}` });
    },
  );
  actor.subscribe({ complete });
  return actor;
}
