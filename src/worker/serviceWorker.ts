import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { frameAddress, frameOf } from './frames';
import { isFailing, isForAll, isPage, keptText, withNote, type Cause } from './keptPage';
import { createSavedPages } from './savedPages';
import {
  COUNT,
  FORGET,
  listingIn,
  OF_A_PERSON,
  SAVED_CACHE,
  SHARED,
  TAKE_OVER,
  type Counted,
  type KeepMessage,
  type SavedMessage,
  type SavingMessage,
} from './messages';
import { createSaving, isFont } from './saving';

/**
 * Lets pages open without a network (ADR 55). It keeps what every visitor gets and nothing else: no answer to an
 * account's token is kept, and every write passes by it.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the shell's files here. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** Seconds after which the last copy is shown while the network is silent. */
const PATIENCE = 3;
const DAY = 86_400;

const OFFLINE_PAGE = '/offline.html';

const onlyPages: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(isForAll(response) && isPage(response) ? response : null),
};

const onlyForAll: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isForAll(response) ? response : null),
};

async function note(copy: Response, cause: Cause): Promise<Response> {
  const { headers, status } = copy;
  const html = withNote(await copy.text(), { from: keptText(headers), cause });
  return new Response(html, { headers, status });
}

/** Says in a kept page that it is one. */
const noted: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse }) =>
    cachedResponse
      ? note(cachedResponse, self.navigator.onLine ? 'silent' : 'offline')
      : Promise.resolve(cachedResponse),
};

/** Shows the last copy, where there is one, while the server answers without the page. */
const copyOf = (cacheName: string): WorkboxPlugin => ({
  handlerWillRespond: async ({ request, response }) => {
    if (!isFailing(response)) return response;
    const copy = await caches.match(request, { cacheName });
    return copy ? note(copy, 'failing') : response;
  },
});

const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE,
  plugins: [onlyPages, noted, copyOf('pages'), atMost(60, 30)],
});

/** What a member has saved does not fall out, and is kept anew with each visit. */
const savedPage = new NetworkFirst({
  cacheName: SAVED_CACHE,
  networkTimeoutSeconds: PATIENCE,
  plugins: [onlyPages, noted, copyOf(SAVED_CACHE)],
});

const savedPages = createSavedPages(() => caches.open(SAVED_CACHE));

/** An address of a frame stands for all that it is shown at. */
const asFrame = (address: string): string => frameAddress(new URL(address).pathname) ?? address;

const frames = new NetworkFirst({
  cacheName: 'frames',
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    onlyPages,
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(asFrame(request.url)) },
  ],
});

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [onlyForAll, atMost(200, 60)],
});

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
navigationPreload.enable();

const isOwn = (url: URL): boolean => url.origin === self.location.origin;

registerRoute(
  ({ request, url }) =>
    isOwn(url) && request.mode === 'navigate' && frameOf(url.pathname) !== undefined,
  frames,
);
registerRoute(
  ({ request, url }) => isOwn(url) && request.mode === 'navigate',
  async (options) => {
    const kept = await caches.match(options.request.url, { cacheName: SAVED_CACHE });
    return (kept ? savedPage : pages).handle(options);
  },
);
const saving = createSaving(() => caches.open('choices'));

registerRoute(
  ({ url }) => isOwn(url) && isFont(url.pathname),
  async (options) => {
    const isKept = await caches.match(options.request.url, { cacheName: files.cacheName });
    // The heading is then shown in a font of the device.
    if (!isKept && (await saving.isOn())) return new Response(null, { status: 204 });
    return files.handle(options);
  },
);
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), files);
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/uploads/'),
  new CacheFirst({ cacheName: 'pictures', plugins: [onlyForAll, atMost(80, 30)] }),
);
registerRoute(
  ({ request, url }) =>
    isOwn(url) && url.pathname.startsWith('/mainapp/') && !request.headers.has('authorization'),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: PATIENCE,
    plugins: [onlyForAll, atMost(120, 30)],
  }),
);

/** For members too a listing that they saved is there without a network: as their kept page has it. */
registerRoute(
  ({ request, url }) =>
    request.headers.has('authorization') && listingIn(url.href, self.location.origin) !== null,
  async ({ request }) => {
    const kept = await savedPages.find(request);
    if (!kept) return fetch(request);
    const silence = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(kept), PATIENCE * 1000);
    });
    return Promise.race([fetch(request).catch(() => kept), silence]);
  },
);

/** What `share_target` of the manifest says: a picture for the form of a new event. */
registerRoute(
  ({ url }) => isOwn(url) && url.pathname === '/events/post',
  async ({ request }) => {
    const picture = (await request.formData()).get('picture');
    if (picture instanceof File) {
      const cache = await caches.open(SHARED.cache);
      await cache.put(SHARED.address, new Response(picture));
    }
    return Response.redirect('/events/post?shared=1', 303);
  },
  'POST',
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE_PAGE) : undefined;
  return page ?? Response.error();
});

async function keep(strategy: NetworkFirst | CacheFirst, address: string): Promise<void> {
  const cache = await caches.open(strategy.cacheName);
  if ((await matchPrecache(address)) ?? (await cache.match(address))) return;
  const answer = await fetch(address, { cache: 'force-cache' });
  if (isForAll(answer)) await cache.put(address, answer);
}

/** What a page names was loaded before the worker or without it: it is kept now, from the browser's own cache. */
async function keepLoaded(message: KeepMessage | SavedMessage): Promise<void> {
  const ofPage = async () => {
    if ('saved' in message) return savedPages.update(message);
    await keep(frameOf(new URL(message.page).pathname) ? frames : pages, message.page);
  };
  // What stands there may be a font that was asked for and not sent.
  const withoutFonts = await saving.isOn();
  const loaded = message.loaded.filter((address) => !(withoutFonts && isFont(address)));
  await Promise.allSettled([ofPage(), ...loaded.map((address) => keep(files, address))]);
}

/** The caches are the page's to delete; when they were used is noted in a database of the worker. */
async function forget(): Promise<void> {
  savedPages.forget();
  await Promise.all([
    ...OF_A_PERSON.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()),
    // What was on its way may have been kept meanwhile.
    caches.delete(SAVED_CACHE),
  ]);
}

/** Bytes since this worker has started. */
let total = 0;
const counted = (): Counted => ({ total, startedAt: performance.timeOrigin });

/** Without being asked: a worker may be ended at any time, and a page be left before it has heard the answer. */
async function tellCount(): Promise<void> {
  for (const page of await self.clients.matchAll()) page.postMessage(counted());
}
new PerformanceObserver((list) => {
  const before = total;
  for (const entry of list.getEntries()) total += (entry as PerformanceResourceTiming).transferSize;
  if (total > before) void tellCount();
}).observe({ type: 'resource', buffered: true });

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(tellCount));
});

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage | SavedMessage | SavingMessage | string;
  if (message === COUNT) event.source?.postMessage(counted());
  else if (message === TAKE_OVER) event.waitUntil(self.skipWaiting());
  else if (message === FORGET) event.waitUntil(forget());
  else if (typeof message === 'string') return;
  else if ('savesData' in message) event.waitUntil(saving.set(message.savesData));
  else event.waitUntil(keepLoaded(message));
});
