import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { baseApi } from '../api/baseApi';
import { createApp } from '../app/createApp';
import { createAnalytics } from '../app/wiring/analytics';
import { defaultConfig, type AppConfig } from '../config';
import type { UserData } from '../../domain/contract/session';
import { HOST } from './server';

const running: { app: ReturnType<typeof createApp>; endAnalytics: () => void }[] = [];

/** An app that keeps running would get the events of the next one, and its styles slow down the queries by role. */
afterEach(() => {
  for (const { app, endAnalytics } of running.splice(0)) {
    app.session.stop();
    app.cookieConsent.stop();
    endAnalytics();
    app.store.dispatch(baseApi.util.resetApiState());
  }
  document.head.replaceChildren();
});

interface Options {
  /** Path and query; hand-over parameters are read from it as from a real address. */
  at?: string;
  /** Who is signed in when the app starts. */
  user?: UserData | null;
  /** Who postponed their profile earlier in this visit. */
  postponedBy?: number;
  /** Other entries of local storage. */
  stored?: Record<string, string>;
  config?: Partial<AppConfig>;
  now?: () => number;
}

/** Renders the whole app at an address, around jsdom's window and the in-memory server. */
export function renderApp({
  at = '/',
  user = null,
  postponedBy,
  stored = {},
  config = {},
  now = Date.now,
}: Options = {}) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (postponedBy) window.sessionStorage.setItem('profilePostponed', String(postponedBy));
  window.localStorage.setItem('cookiesAccepted', 'false');
  if (user) {
    window.localStorage.setItem('userData', JSON.stringify(user));
    window.localStorage.setItem('token', user.token);
  }
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  window.history.replaceState(null, '', at);
  let shown = at;
  let navigate: NavigateFunction = () => {};
  function Watch() {
    const { pathname, search } = useLocation();
    navigate = useNavigate();
    shown = pathname + search;
    return null;
  }
  const startingAt = window.location.pathname + window.location.search;
  const AtAddress = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[startingAt]}>
      <Watch />
      {children}
    </MemoryRouter>
  );
  const appConfig = { ...defaultConfig, apiHost: HOST, ...config };
  let reload = () => window.location.reload();
  const analytics = createAnalytics({
    window,
    config: appConfig,
    reload: () => reload(),
    log: console,
  });
  const app = createApp({
    config: appConfig,
    window,
    analytics,
    now,
    Router: AtAddress,
  });
  app.start();
  const endAnalytics = () => {
    reload = () => {};
    analytics.stopAnalytics();
  };
  running.push({ app, endAnalytics });
  /** Path and query of the router. */
  const address = () => shown;
  /** Follows a link that a page might have. */
  const go = (to: string) => act(() => void navigate(to));
  const goBack = () => act(() => void navigate(-1));
  return {
    app,
    address,
    go,
    goBack,
    user: userEvent.setup({ delay: null }),
    ...render(app.element),
  };
}
