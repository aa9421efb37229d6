import { waitFor } from '@testing-library/react';
import { baseApi } from '../../api/baseApi';
import { createRunningRequests } from '../../api/runningRequests';
import { savedListingsApi } from '../../api/savedListingsApi';
import { createPaths } from '../../paths';
import { makeStore } from '../../store/makeStore';
import { HOST } from '../../testing/server';
import { heldEffect } from '../../machines/testing/held';
import { createNavigation } from '../navigation';
import { followSaved, wantedOf } from './followSaved';

const online = { isOnline: true, isSavingData: false };
const SAVED = ['/kijani-directory/a', '/kijani-directory/b'];
const wanted = (path: string, reader: Partial<typeof online> = {}, saved = SAVED) =>
  wantedOf(saved, { path, ...online, ...reader }, '/general');

test('wants the page of a saved listing while it is shown, also while data are saved', () => {
  expect(wanted('/kijani-directory/b')).toEqual(['/kijani-directory/b']);
  expect(wanted('/kijani-directory/b', { isSavingData: true })).toEqual(['/kijani-directory/b']);
  expect(wanted('/kijani-directory/c')).toEqual([]);
  expect(wanted('/events')).toEqual([]);
});

test('wants those of the list where it is shown, the first twenty and not while data are saved', () => {
  expect(wanted('/general')).toEqual(SAVED);
  expect(wanted('/general', { isSavingData: true })).toEqual([]);
  const many = Array.from({ length: 25 }, (_, index) => `/kijani-directory/${index}`);
  expect(wanted('/general', {}, many)).toEqual(many.slice(0, 20));
});

test('wants nothing without a network', () => {
  expect(wanted('/general', { isOnline: false })).toEqual([]);
  expect(wanted('/kijani-directory/b', { isOnline: false })).toEqual([]);
});

const saved = (slug: string, listing_id: number) => ({
  listing_id,
  slug,
  name: slug,
  address_locality: 'Kisumu',
  follows: false,
});

function follow(at: string, ready: Promise<void> = Promise.resolve()) {
  window.history.replaceState(null, '', at);
  const postMessage = jest.fn<undefined, [unknown]>();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: ready.then(() => ({ active: { postMessage } })) },
    configurable: true,
  });
  window.performance.getEntriesByType = () => [];
  const navigation = createNavigation();
  const store = makeStore({
    apiHost: HOST,
    readToken: () => null,
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused: () => {},
  });
  followSaved({ store, navigation, paths: createPaths('kijani') });
  const know = (list: ReturnType<typeof saved>[]) =>
    store.dispatch(savedListingsApi.util.upsertQueryData('listSavedListings', undefined, list));
  const last = () => postMessage.mock.lastCall?.[0];
  return { store, navigation, know, last, postMessage };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window.performance, 'getEntriesByType');
});

test('reports what is saved whenever that changes, and that a saved listing is shown', async () => {
  const { navigation, know, last } = follow('/kijani-directory/a');
  const [a, b] = [saved('a', 1), saved('b', 2)];
  await know([]);
  await waitFor(() => expect(last()).toEqual({ saved: [], wanted: [], loaded: [] }));
  await know([a]);
  const address = (slug: string) => `${window.location.origin}/kijani-directory/${slug}`;
  await waitFor(() =>
    expect(last()).toEqual({ saved: ['/kijani-directory/a'], wanted: [address('a')], loaded: [] }),
  );
  await know([b, a]);
  window.history.replaceState(null, '', '/kijani-directory/b');
  navigation.opened();
  await waitFor(() => expect(last()).toMatchObject({ wanted: [address('b')] }));
  await know([a]);
  await waitFor(() =>
    expect(last()).toEqual({ saved: ['/kijani-directory/a'], wanted: [], loaded: [] }),
  );
});

test('reports nothing once the member has signed out', async () => {
  const worker = heldEffect<[], void>();
  const { store, know, postMessage } = follow('/events', worker.effect());
  const notified = jest.fn<undefined, [number | undefined]>();
  const selectSaved = savedListingsApi.endpoints.listSavedListings.select();
  store.subscribe(() => {
    notified(selectSaved(store.getState()).data?.length);
  });
  await know([saved('a', 1)]);
  await waitFor(() => expect(notified).toHaveBeenLastCalledWith(1));
  store.dispatch(baseApi.util.resetApiState());
  worker.resolve();
  await navigator.serviceWorker.ready;
  expect(postMessage).not.toHaveBeenCalled();
});
