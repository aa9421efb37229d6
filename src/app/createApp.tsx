import type { ComponentType, ReactNode } from 'react';
import { createRunningWrites } from '../api/runningWrites';
import type { AppConfig } from '../config';
import { createPaths } from '../paths';
import { makeStore } from '../store/makeStore';
import { loadChunk } from '../ui/loadChunk';
import { createToasts } from '../ui/toasts';
import { createNavigation } from './navigation';
import { Providers } from './providers';
import { createAnalytics } from './wiring/analytics';
import { takeAddressEntry } from './wiring/addressEntry';
import { createAuthModalHost } from './wiring/authModal';
import { createCookieConsentActor } from './wiring/cookieConsent';
import { createSessionActor, followSession } from './wiring/session';
import { createSessionEffects } from './wiring/sessionEffects';
import { createSafeStorage } from './wiring/safeStorage';
import { createSessionStore } from './wiring/storedSession';

export interface Dependencies {
  config: AppConfig;
  window: Window;
  now: () => number;
  Router: ComponentType<{ children: ReactNode }>;
}

/** Builds the whole app around what it is given; nothing outside is touched before. */
export function createApp({ config, window, now, Router }: Dependencies) {
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
  const store = makeStore({
    apiHost,
    readToken,
    now,
    pendingKeys: new Map(),
    writes,
    tokenRefused: (token) => {
      if (token === readToken()) session.send({ type: 'session.expired' });
    },
  });
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
    analytics: createAnalytics({
      window,
      siteId: config.analyticsSiteId,
      reload: () => window.location.reload(),
      log: console,
    }),
    window,
  });
  const authModal = createAuthModalHost({ store, session, toasts, productSlug }, () =>
    loadChunk(() => import(/* webpackChunkName: "auth-modal" */ './wiring/startAuthModal')),
  );
  const navigation = createNavigation();

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
    session,
    cookieConsent,
    toasts,
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
        session={session}
        cookieConsent={cookieConsent}
        authModal={authModal}
        toasts={toasts}
        writes={writes}
        navigation={navigation}
        Router={Router}
        now={now}
      />
    ),
  };
}
