import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { pagePatterns } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { defaultConfig } from '../config';
import { aListing, aMember, anEvent, aResource } from '../testing/builders';
import { HOST, serveInMemory } from '../testing/server';
import { createApp } from './createApp';
import { PUBLIC_PAGES } from './pages';
import { noAnalytics } from './wiring/analytics';

const { state } = serveInMemory();

/** Not in jsdom. */
Element.prototype.scrollIntoView = () => {};

const NOW = Date.parse('2026-11-20T09:00:00Z');
const NEXT_YEAR = NOW + 400 * 86_400_000;

const records: Record<string, string> = {
  listingMapper: aListing().slug,
  eventMapper: anEvent().slug,
  id: '1',
  uidb64: 'Nw',
  token: 'c1-abc',
};
const patterns = pagePatterns(defaultConfig.productSlug);
const addressOf = (page: keyof typeof PUBLIC_PAGES) =>
  patterns[page].replace(/:(\w+)/g, (_whole, name: string) => records[name] ?? name);

const addresses = [
  ...keysOf(PUBLIC_PAGES).map(addressOf),
  `${patterns.events}?view=month`,
  `${patterns.directory}?view=map`,
  '/no-such-page',
];

beforeEach(() => {
  state.now = NOW;
  state.events = [
    anEvent({ status: 'postponed', previous_start_date: '2026-11-22T15:00:00.000Z' }),
    anEvent({ event_id: 2, timezone: 'Europe/London', members_only: true }),
  ];
  state.resources = [
    aResource({ featured: true, modified_at: '2026-09-07T09:00:00.000Z' }),
    aResource({ resource_id: 2 }),
  ];
  state.members = [aMember()];
  state.interest = [{ theme: 'energy transition', share: 45 }];
  state.topics = [
    {
      title: 'Who buys glass?',
      url: 'https://forum.example/t/1',
      replies: 1,
      last_posted_at: '2026-09-07T21:30:00.000Z',
    },
  ];
});

let root: Root | null = null;
let app: ReturnType<typeof createApp> | null = null;

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  app?.session.stop();
  app?.cookieConsent.stop();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(navigator, 'share');
});

const UNFINISHED = '[aria-label="Loading"], [aria-busy="true"], .MuiSkeleton-root';

/** A page with its code and data, which the server waits for, as a visitor's markup. */
async function renderOnServer(at: string) {
  let now = NOW;
  let from: object = {};
  window.localStorage.clear();
  window.history.replaceState(null, '', at);
  const { pathname, search } = window.location;
  const running = createApp({
    config: { ...defaultConfig, apiHost: HOST, forumUrl: 'https://forum.example' },
    window,
    now: () => now,
    analytics: noAnalytics,
    renderedAt: NOW,
    Router: ({ children }) => (
      <MemoryRouter initialEntries={[{ pathname, search, ...from }]}>{children}</MemoryRouter>
    ),
  });
  app = running;
  running.start();
  const { container, unmount } = render(running.element);
  await waitFor(() => {
    expect(container.querySelector(UNFINISHED)).toBeNull();
    const queries = Object.values(running.store.getState().api.queries);
    expect(queries.filter((query) => query?.status === QueryStatus.pending)).toEqual([]);
  });
  unmount();
  const page = running.element;
  const html = renderToString(page);
  return {
    html,
    /** Takes the page over a year later, for a reader who came from a list. Returns what React complains about. */
    async hydrate() {
      now = NEXT_YEAR;
      const search = '?theme=energy+transition';
      from = {
        hash: '#trends',
        state: { eventsSearch: search, listSearch: search, directorySearch: search },
      };
      const complaints: unknown[] = [];
      jest.spyOn(console, 'error').mockImplementation((...texts) => void complaints.push(texts));
      const place = document.createElement('div');
      document.body.replaceChildren(place);
      place.innerHTML = html;
      await act(async () => {
        root = hydrateRoot(place, page, {
          onRecoverableError: (error) => void complaints.push(error),
        });
        await Promise.resolve();
      });
      return complaints;
    },
  };
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
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

test.each(addresses)('takes over %s as it came', async (at) => {
  const { html, hydrate } = await renderOnServer(at);
  expect(html).toContain('</main>');
  expect(html).not.toContain(' style="');
  moveToReader();
  expect(await hydrate()).toEqual([]);
});

test('shows the time of the reader once the page was taken over', async () => {
  const { html, hydrate } = await renderOnServer(addressOf('event'));
  expect(html).not.toContain('For you');
  moveToReader();
  await hydrate();
  expect(screen.getByText(/^For you: .*10:00/)).toBeInTheDocument();
  expect(screen.getByText('© 2027 Kijani')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '← Events' })).toHaveAttribute(
    'href',
    '/events?theme=energy+transition',
  );
});
