import { waitFor } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import type { Event } from '../../domain/contract/event';
import { pickKeys } from '../../domain/records';
import { SHORT_EVENT } from '../../domain/shortForms';
import { makeStore } from '../store/makeStore';
import { anEvent } from '../testing/builders';
import { brokenAnswer, requireTrueAnswers } from '../testing/checkedAnswers';
import { eventsApi } from './eventsApi';
import { createRunningRequests } from './runningRequests';

const HOST = 'http://localhost';
const NOW = Date.parse('2026-11-30T22:00:00Z');

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
requireTrueAnswers(server);

const past = anEvent({ event_id: 1, end_date: '2026-11-30T21:00:00Z' });
const upcoming = anEvent({ event_id: 2, end_date: '2026-12-01T21:00:00Z' });
const inShort = (event: Event) => pickKeys(event, SHORT_EVENT);
const page = { count: 1, page: 1, page_size: 12, results: [inShort(upcoming)] };

/** Answers the search and the list of events, and counts the requests of each. */
function serve(answers: { search: DefaultBodyType; status?: number; list?: DefaultBodyType }) {
  const requests = { search: 0, list: 0 };
  server.use(
    http.get(`${HOST}/mainapp/events/search/`, () => {
      requests.search += 1;
      return brokenAnswer(HttpResponse.json(answers.search, { status: answers.status ?? 200 }));
    }),
    http.get(`${HOST}/mainapp/events/`, () => {
      requests.list += 1;
      const isRefused = answers.list === undefined;
      return brokenAnswer(HttpResponse.json(answers.list ?? {}, { status: isRefused ? 403 : 200 }));
    }),
  );
  return requests;
}

const aStore = () =>
  makeStore({
    apiHost: HOST,
    readToken: () => null,
    now: () => NOW,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused: () => {},
  });

const { searchEvents } = eventsApi.endpoints;
const MISSING = { search: { detail: 'Not found.' }, status: 404 };

test('gives the page that the server found', async () => {
  const requests = serve({ search: page });
  const { data } = await aStore().dispatch(searchEvents.initiate({ when: 'upcoming' }));
  expect(data).toEqual(page);
  expect(requests).toEqual({ search: 1, list: 0 });
});

test('searches the list, read once, where the server answers the search with 404', async () => {
  const requests = serve({ ...MISSING, list: [past, upcoming] });
  const store = aStore();
  const found = await store.dispatch(searchEvents.initiate({ when: 'upcoming' }));
  expect(found.data).toEqual(page);
  const earlier = await store.dispatch(searchEvents.initiate({ when: 'past' }));
  expect(earlier.data?.results).toEqual([inShort(past)]);
  expect(requests).toEqual({ search: 1, list: 1 });
});

test('reads the list again when its tag is invalidated', async () => {
  const requests = serve({ ...MISSING, list: [upcoming] });
  const store = aStore();
  await store.dispatch(searchEvents.initiate({}));
  store.dispatch(eventsApi.util.invalidateTags([{ type: 'Event', id: 'LIST' }]));
  await waitFor(() => expect(requests).toEqual({ search: 1, list: 2 }));
});

test('fails without reading the list where the search is refused', async () => {
  const requests = serve({ search: { detail: 'No.' }, status: 403, list: [upcoming] });
  const { error } = await aStore().dispatch(searchEvents.initiate({}));
  expect(error).toMatchObject({ status: 403, data: { detail: 'No.' } });
  expect(requests.list).toBe(0);
});

test('fails where the answer is no page', async () => {
  serve({ search: { a: 1 } });
  const { error } = await aStore().dispatch(searchEvents.initiate({}));
  expect(error).toEqual({ status: 200, data: { a: 1 } });
});

test.each([
  ['is refused', undefined, { status: 403 }],
  ['is no list', {}, { status: 'CUSTOM_ERROR' }],
])('fails where the list %s', async (_case, list, expected) => {
  serve({ ...MISSING, list });
  const { error } = await aStore().dispatch(searchEvents.initiate({}));
  expect(error).toMatchObject(expected);
});

test('stops the request, and reads no list, when the search is aborted', async () => {
  const requests = serve({ search: page });
  let signal: AbortSignal | undefined;
  server.use(
    http.get(`${HOST}/mainapp/events/search/`, async ({ request }) => {
      signal = request.signal;
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
    }),
  );
  const search = aStore().dispatch(searchEvents.initiate({}));
  await waitFor(() => expect(signal).toBeDefined());
  search.abort();
  expect((await search).error).toMatchObject({ name: 'AbortError' });
  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(requests.list).toBe(0);
});
