import type { ComponentType, ReactNode } from 'react';
import { t } from '../../domain/language';
import { firstCookieConsentState, type CookieConsentActor } from '../actors/cookieConsent';
import { createLateActor } from '../actors/lateActor';
import { FIRST_SESSION_STATE, type SessionActor } from '../actors/session';
import { createRunningRequests } from '../api/runningRequests';
import type { AppConfig } from '../config';
import { createPaths } from '../paths';
import { makeStore, type ApiState } from '../store/makeStore';
import { createStyles } from '../theme/createStyles';
import { holdUnshownRules } from '../theme/holdUnshownRules';
import { onFirstInput } from '../ui/firstInput';
import { loadChunk, NOT_LOADED } from '../ui/loadChunk';
import { runInParts } from '../ui/nextTask';
import { createToasts } from '../ui/toasts';
import { createNavigation } from './navigation';
import { Providers } from './providers';
import type { Analytics } from './wiring/analytics';
import { takeAddressEntry } from './wiring/addressEntry';
import { createAuthModalHost } from './wiring/authModal';
import { readCookiePreference } from './wiring/cookiePreference';
import { holdAnswers } from './wiring/pageState';
import { createSafeStorage } from './wiring/safeStorage';
import { holdsSession } from './wiring/sessionKeys';

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
  /** The style rules that the rendered page has. */
  ruleNames?: readonly string[] | undefined;
}

const loadSession = () => import(/* webpackChunkName: "first-input" */ './wiring/session');
const loadPageKeeper = () => import(/* webpackChunkName: "first-input" */ './wiring/keepPages');
const loadCookieConsent = () =>
  import(/* webpackChunkName: "first-input" */ './wiring/cookieConsent');

/** Builds the whole app around what it is given; nothing outside is touched before. */
export function createApp(dependencies: Dependencies) {
  const { config, window, now, Router, analytics, api, renderedAt, apiState } = dependencies;
  const styles = createStyles(dependencies.ruleNames);
  // Until somebody does something, and where nobody is signed in, the page shows what was rendered.
  const writeAllRules = dependencies.ruleNames && holdUnshownRules(styles);
  const { productName, productSlug, apiHost } = config;
  const paths = createPaths(productSlug);
  const toasts = createToasts();
  const storage = createSafeStorage(
    () => window.localStorage,
    () =>
      toasts.raise({
        area: 'session',
        variant: 'info',
        message: t('This browser blocks storage. You stay signed in until you close this page.'),
      }),
  );
  const entry = takeAddressEntry(window.location, window.history);

  const readToken = () => {
    const state = session.getSnapshot();
    const isMember = state.matches('signedIn') || state.matches('signingOut');
    return isMember ? (state.context.user?.token ?? null) : null;
  };
  const reads = createRunningRequests();
  const writes = createRunningRequests();
  const store = makeStore(
    {
      apiHost: api?.host ?? apiHost,
      fetch: api?.fetch,
      readToken,
      now,
      pendingKeys: new Map(),
      reads,
      writes,
      tokenRefused: (token) => {
        if (token === readToken()) session.send({ type: 'session.expired' });
      },
    },
    apiState,
  );
  const storeState = apiState && store.getState();
  const authModal = createAuthModalHost(
    { store, toasts, productSlug },
    {
      load: () => import(/* webpackChunkName: "auth-modal" */ './wiring/startAuthModal'),
      prepare: () =>
        import(/* webpackChunkName: "auth-modal" */ './wiring/prepareAuthModal').then((code) =>
          code.prepareAuthModal(),
        ),
    },
  );
  const navigation = createNavigation();
  const onFailure = () => toasts.raise({ area: 'app', variant: 'error', message: t(NOT_LOADED) });

  const session: SessionActor = createLateActor({
    firstState: FIRST_SESSION_STATE,
    load: async () => {
      writeAllRules?.();
      const { createSessionActor } = await loadChunk(loadSession);
      return createSessionActor({
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
        window,
        storage,
        entry,
        productSlug,
        now,
      });
    },
    takesEvents: (state) => !state.matches('initialising'),
    onFailure,
  });
  const cookieConsent: CookieConsentActor = createLateActor({
    firstState: firstCookieConsentState(readCookiePreference(storage)),
    load: async () => {
      const { createCookieConsentActor } = await loadChunk(loadCookieConsent);
      return createCookieConsentActor({ store, storage, analytics, window });
    },
    takesEvents: () => true,
    onFailure,
  });
  async function keepPages() {
    if (process.env['NODE_ENV'] !== 'production') return;
    try {
      const keeper = await loadPageKeeper();
      await keeper.keepPages({
        store,
        session,
        toasts,
        writes,
        navigation,
        paths,
        productName,
        now,
      });
    } catch (error) {
      // Nothing waits for it.
      console.warn(error);
    }
  }
  const mayBeMember = holdsSession(storage);
  // On its way while the page is taken over, which begins as a visitor's.
  if (mayBeMember) void loadSession().catch(() => {});

  return {
    store,
    styles,
    session,
    cookieConsent,
    toasts,
    /** Waits until the page shows who is signed in, where somebody is. */
    async untilReaderIsKnown() {
      if (mayBeMember) await session.start();
      await new Promise<void>((resolve) => {
        const check = () => {
          if (!session.started || !session.getSnapshot().hasTag('starting')) setTimeout(resolve);
        };
        check();
        session.subscribe(check);
      });
    },
    /** Starts the machines where they have something to do, else with the first input. */
    start() {
      if (apiState) holdAnswers(store, apiState);
      if (mayBeMember) void session.start();
      if (cookieConsent.getSnapshot().matches('accepted')) void cookieConsent.start();
      onFirstInput(window, () => {
        writeAllRules?.();
        void runInParts([session.start, cookieConsent.start, keepPages]);
      });
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
        retryHungReads={reads.retryHung}
        navigation={navigation}
        Router={Router}
        now={now}
        styles={styles}
        renderedAt={renderedAt ?? null}
      />
    ),
  };
}
