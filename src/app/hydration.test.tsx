import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { defaultConfig } from '../config';
import { aResource, aToken, aUser } from '../testing/builders';
import {
  fillPublicPages,
  PUBLIC_ADDRESSES,
  publicAddress,
  RENDERED_AT,
} from '../testing/renderedPages';
import { forgetScreen, haveScreen } from '../testing/screenWidth';
import { HOST, serveInMemory } from '../testing/server';
import { createApp } from './createApp';
import { noAnalytics } from './wiring/analytics';
import { toApiState, toPageState, type PageState } from './wiring/pageState';

const { state, server } = serveInMemory();
beforeEach(() => fillPublicPages(state));

/** Not in jsdom. */
Element.prototype.scrollIntoView = () => {};

const NEXT_YEAR = RENDERED_AT + 400 * 86_400_000;

let root: Root | null = null;
const running: ReturnType<typeof createApp>[] = [];

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  for (const { session, cookieConsent } of running.splice(0)) {
    session.stop();
    cookieConsent.stop();
  }
  jest.restoreAllMocks();
  forgetScreen();
  Reflect.deleteProperty(navigator, 'share');
});

interface Visit {
  now: number;
  pageState?: PageState;
  /** Of the address: what no server learns. */
  entry?: { hash: string; state: unknown };
}

function startApp({ now, pageState, entry }: Visit) {
  const { pathname, search } = window.location;
  const app = createApp({
    config: { ...defaultConfig, apiHost: HOST, forumUrl: 'https://forum.example' },
    window,
    now: () => now,
    analytics: noAnalytics,
    renderedAt: RENDERED_AT,
    apiState: pageState && toApiState(pageState, now),
    ruleNames: pageState?.ruleNames,
    Router: ({ children }) => (
      <MemoryRouter initialEntries={[{ pathname, search, ...entry }]}>{children}</MemoryRouter>
    ),
  });
  running.push(app);
  return app;
}

interface RenderedPage {
  html: string;
  state: string;
}

const UNFINISHED = '[aria-label="Loading"], [aria-busy="true"], .MuiSkeleton-root';

/** The markup and the state of a page whose code and data are there, as the server waits for them. */
async function renderForVisitor(at: string): Promise<RenderedPage> {
  window.localStorage.clear();
  window.history.replaceState(null, '', at);
  const app = startApp({ now: RENDERED_AT });
  app.start();
  const { container, unmount } = render(app.element);
  await waitFor(() => {
    expect(container.querySelector(UNFINISHED)).toBeNull();
    const queries = Object.values(app.store.getState().api.queries);
    expect(queries.filter((query) => query?.status === QueryStatus.pending)).toEqual([]);
    expect(renderToString(app.element)).not.toContain('<!--$!-->');
  });
  unmount();
  const pageState = toPageState(app.store.getState().api, RENDERED_AT, { names: [], css: '' });
  return { html: renderToString(app.element), state: JSON.stringify(pageState) };
}

/** Takes a page over a year later, for a reader who came from a list. Returns what React complains about. */
async function hydrate({ html, state }: RenderedPage, isReaderKnown = false) {
  const search = '?theme=energy+transition';
  const app = startApp({
    now: NEXT_YEAR,
    pageState: JSON.parse(state) as PageState,
    entry: {
      hash: '#trends',
      state: { eventsSearch: search, listSearch: search, directorySearch: search },
    },
  });
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...texts) => void complaints.push(texts));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = html;
  if (isReaderKnown) {
    app.start();
    await app.untilReaderIsKnown();
  }
  await act(async () => {
    root = hydrateRoot(place, app.element, {
      onRecoverableError: (error) => void complaints.push(error),
    });
    if (!isReaderKnown) app.start();
    await Promise.resolve();
  });
  return complaints;
}

/** From here on the code runs in Boston, in Swahili, in a browser that writes English in another way. */
function moveToReader() {
  const { DateTimeFormat } = Intl;
  const format = (locale?: string, options?: Intl.DateTimeFormatOptions) =>
    new DateTimeFormat(locale === 'en-KE' ? 'en-US' : (locale ?? 'sw-TZ'), {
      timeZone: 'America/New_York',
      ...options,
    });
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(format as typeof DateTimeFormat);
  for (const name of ['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString'] as const) {
    jest.spyOn(Date.prototype, name).mockImplementation(function (this: Date, ...args) {
      return format(...(args as Parameters<typeof format>)).format(this);
    });
  }
  for (const name of ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours'] as const) {
    jest.spyOn(Date.prototype, name).mockReturnValue(0);
  }
  Object.assign(navigator, { share: () => Promise.resolve() });
  haveScreen('min-width');
}

/** Somebody who is signed in and has answered the cookie banner. */
function becomeMember() {
  const user = aUser({ token: aToken({ exp: NEXT_YEAR / 1000 + 3600 }) });
  window.localStorage.setItem('userData', JSON.stringify(user));
  window.localStorage.setItem('token', user.token);
  window.localStorage.setItem('cookiesAccepted', 'true');
}

describe.each(PUBLIC_ADDRESSES)('%s', (at) => {
  /** The same for both, as the server keeps it. */
  let page: RenderedPage | undefined;

  it.each([
    ['a visitor', () => {}],
    ['a member', becomeMember],
  ])('is taken over as it came by %s', async (_who, become) => {
    page ??= await renderForVisitor(at);
    moveToReader();
    become();
    expect(await hydrate(page)).toEqual([]);
  });
});

test('shows the time of the reader once the page was taken over', async () => {
  const page = await renderForVisitor(publicAddress('event'));
  expect(page.html).not.toContain('For you');
  moveToReader();
  await hydrate(page);
  expect(screen.getByText(/^For you: .*10:00/)).toBeInTheDocument();
  expect(screen.getByText('© 2027 Kijani')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '← Events' })).toHaveAttribute(
    'href',
    '/events?theme=energy+transition',
  );
});

test('shows the banner to a visitor, and to a member their zone beside what was there', async () => {
  const page = await renderForVisitor(publicAddress('directory'));
  await hydrate(page);
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeInTheDocument();
  act(() => root?.unmount());
  becomeMember();
  await hydrate(page);
  expect(screen.getByRole('heading', { name: '2 businesses' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Member Zone' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 businesses' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
});

test('starts the machines of a visitor with the first input, and those of a member at once', async () => {
  const page = await renderForVisitor(publicAddress('contact'));
  await hydrate(page);
  const visit = running.at(-1);
  await act(() => Promise.resolve());
  expect([visit?.session.started, visit?.cookieConsent.started]).toEqual([null, null]);
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(visit?.session.getSnapshot().matches('signedOut')).toBe(true));
  expect(visit?.cookieConsent.started).not.toBeNull();
  act(() => root?.unmount());
  becomeMember();
  await hydrate(page);
  await waitFor(() => expect(running.at(-1)?.session.getSnapshot().matches('signedIn')).toBe(true));
});

test('writes style rules that no element has from the first input on', async () => {
  const page = await renderForVisitor(publicAddress('contact'));
  await hydrate(page);
  const writer = () => running.at(-1)?.styles.insert;
  const first = writer();
  await act(() => Promise.resolve());
  const classes = Object.keys(running.at(-1)?.styles.inserted ?? {}).map((name) => `css-${name}`);
  expect(classes).not.toEqual([]);
  expect(classes.filter((name) => !document.querySelector(`.${name}`))).toEqual([]);
  expect(writer()).toBe(first);
  await userEvent.keyboard('{Tab}');
  expect(writer()).not.toBe(first);
});

test('shows what came with the page to a member until their own answer has come', async () => {
  const page = await renderForVisitor(publicAddress('resource'));
  becomeMember();
  server.use(http.get(`${HOST}/mainapp/resources/:id/`, () => delay('infinite')));
  await hydrate(page, true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(aResource().headline);
  expect(await screen.findByRole('link', { name: 'Member Zone' })).toBeInTheDocument();
});
