import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { createApp } from '../app/createApp';
import { defaultConfig, type AppConfig } from '../config';
import type { UserData } from '../../domain/contract/session';
import { HOST } from './server';

interface Options {
  /** Path and query; hand-over parameters are read from it as from a real address. */
  at?: string;
  /** Who is signed in when the app starts. */
  user?: UserData | null;
  /** What local storage holds besides. */
  stored?: Record<string, string>;
  config?: Partial<AppConfig>;
  now?: () => number;
}

/** Renders the whole app at an address, around jsdom's window and the in-memory server. */
export function renderApp({ at = '/', user = null, stored = {}, config = {}, now = Date.now }: Options = {}) {
  window.localStorage.clear();
  window.localStorage.setItem('cookiesAccepted', 'false');
  if (user) {
    window.localStorage.setItem('userData', JSON.stringify(user));
    window.localStorage.setItem('token', user.token);
  }
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  window.history.replaceState(null, '', at);
  const app = createApp({
    config: { ...defaultConfig, apiHost: HOST, ...config },
    window,
    nonce: undefined,
    now,
    makeRouter: (routes) =>
      createMemoryRouter(routes, {
        initialEntries: [window.location.pathname + window.location.search],
      }),
  });
  app.start();
  return { app, user: userEvent.setup(), ...render(app.element) };
}
