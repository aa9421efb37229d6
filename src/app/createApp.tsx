import createCache from '@emotion/cache';
import type { ComponentType, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { createRunningWrites } from '../api/runningWrites';
import type { AppConfig } from '../config';
import { createPaths } from '../paths';
import { makeStore, type ApiState } from '../store/makeStore';
import { loadChunk } from '../ui/loadChunk';
import { createToasts } from '../ui/toasts';
import { createNavigation } from './navigation';
import { Providers } from './providers';
import type { Analytics } from './wiring/analytics';
import { takeAddressEntry } from './wiring/addressEntry';
import { createAuthModalHost } from './wiring/authModal';
import { createCookieConsentActor } from './wiring/cookieConsent';
import { createSessionActor, followSession } from './wiring/session';
import { createSessionEffects } from './wiring/sessionEffects';
import { createSafeStorage } from './wiring/safeStorage';
import { createSessionStore } from './wiring/storedSession';

/** What the app needs of a window; on the server something stands in for it. */
export interface AppWindow extends Pick<
  Window,
  'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'
> {
  location: Pick<Location, 'href' | 'origin' | 'search' | 'assign'>;
  history: Pick<History, 'replaceState'>;
}

export interface Dependencies {
  config: AppConfig;
  window: AppWindow;
  now: () => number;
  Router: ComponentType<{ children: ReactNode }>;
  analytics: Analytics;
  /** The API as the server reaches it; a browser sends requests to the configured host. */
  api?: { host: string; fetch: typeof fetch };
  /** When the server rendered the page; absent where it did not. */
  renderedAt?: number | undefined;
  /** The API cache of the rendered page, from which the browser goes on. */
  apiState?: ApiState | undefined;
}

/** Builds the whole app around what it is given; nothing outside is touched before. */
export function createApp(dependencies: Dependencies) {
  const { config, window, now, Router, analytics, api, renderedAt, apiState } = dependencies;
  const { productSlug, apiHost } = config;
  const paths = createPaths(productSlug);
  const toasts = createToasts();
  const storage = createSafeStorage(
    () => window.localStorage,
    () =>
      toasts.raise({
        area: 'session',
        variant: 'info',
        message: 'This browser blocks storage. You stay signed in until you close this page.',
      }),
  );
  const sessionStore = createSessionStore(storage, productSlug, now);
  const entry = takeAddressEntry(window.location, window.history);

  let tokenUnderCheck: string | null = null;
  const readToken = () => {
    if (tokenUnderCheck) return tokenUnderCheck;
    const state = session.getSnapshot();
    const isMember = state.matches('signedIn') || state.matches('signingOut');
    return isMember ? (state.context.user?.token ?? null) : null;
  };
  const writes = createRunningWrites();
  const store = makeStore(
    {
      apiHost: api?.host ?? apiHost,
      fetch: api?.fetch,
      readToken,
      now,
      pendingKeys: new Map(),
      writes,
      tokenRefused: (token) => {
        if (token === readToken()) session.send({ type: 'session.expired' });
      },
    },
    apiState,
  );
  const storeState = apiState && store.getState();
  const session = createSessionActor(
    store,
    createSessionEffects({
      store: () => store,
      sessionStore,
      visitStorage: createSafeStorage(
        () => window.sessionStorage,
        () => {},
      ),
      entry,
      checkToken: (token) => {
        tokenUnderCheck = token;
      },
      productSlug,
      window,
      now,
      log: console,
    }),
  );
  const cookieConsent = createCookieConsentActor({
    store,
    storage,
    analytics,
    window,
  });
  const authModal = createAuthModalHost({ store, session, toasts, productSlug }, () =>
    loadChunk(() => import(/* webpackChunkName: "auth-modal" */ './wiring/startAuthModal')),
  );
  const navigation = createNavigation();
  const styles = createCache({ key: 'css' });

  followSession(session, {
    store,
    toasts,
    authModal,
    paths,
    navigate: navigation.to,
    enterForum: ({ sso, sig }) => {
      const query = new URLSearchParams({ sso, sig, token: readToken() ?? '' });
      window.location.assign(`${apiHost}/mainapp/discourse/sso/?${query.toString()}`);
    },
    origin: window.location.origin,
  });

  const saveBeforeLeaving = () => {
    const state = session.getSnapshot();
    if (state.matches('signedIn') && state.context.user) sessionStore.write(state.context.user);
  };

  return {
    store,
    styles,
    session,
    cookieConsent,
    toasts,
    /** Waits until it is known who is signed in, if anybody, and the page shows it. */
    untilReaderIsKnown: () =>
      new Promise<void>((resolve) => {
        const check = (state: SnapshotFrom<typeof session>) => {
          if (!state.hasTag('starting')) setTimeout(resolve);
        };
        check(session.getSnapshot());
        session.subscribe(check);
      }),
    start() {
      session.start();
      cookieConsent.start();
      window.addEventListener('pagehide', saveBeforeLeaving);
      if (
        process.env['NODE_ENV'] === 'development' &&
        /[?&]inspect\b/.test(window.location.search)
      ) {
        void import('./wiring/inspectApp').then(({ inspectApp }) =>
          inspectApp({ store, session, cookieConsent, authModal, now }),
        );
      }
    },
    element: (
      <Providers
        config={config}
        store={store}
        storeState={storeState}
        session={session}
        cookieConsent={cookieConsent}
        authModal={authModal}
        toasts={toasts}
        writes={writes}
        navigation={navigation}
        Router={Router}
        now={now}
        styles={styles}
        renderedAt={renderedAt ?? null}
      />
    ),
  };
}
