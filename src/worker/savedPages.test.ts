import { createSavedPages, listingOf } from './savedPages';

const ORIGIN = 'https://kijani.example';
const SOAPS = '/kijani-directory/lake-soaps';
const COFFEE = '/kijani-directory/rwama-coffee';
const at = (path: string) => ORIGIN + path;

const pageOf = (name: string) =>
  `<html><body><h1>${name}</h1><script type="application/json" id="page-state">${JSON.stringify({
    answers: [
      { key: 'a', endpoint: 'getSiteText', args: 'home', data: { text: 'x' } },
      { key: 'b', endpoint: 'getListing', args: 'slug', data: { name } },
    ],
  }).replaceAll('<', '\\u003c')}</script></body></html>`;

const page = (name = 'A', cacheControl = 'public, s-maxage=60') =>
  new Response(pageOf(name), {
    headers: { 'Cache-Control': cacheControl, 'Content-Type': 'text/html; charset=utf-8' },
  });

/** A cache as far as the worker uses it. */
function aCache() {
  const entries = new Map<string, Response>();
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request);
  const cache: Cache = {
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    match: (request) => Promise.resolve(entries.get(addressOf(request))?.clone()),
    put: (request, answer) => Promise.resolve(void entries.set(addressOf(request), answer)),
    delete: (request) => Promise.resolve(entries.delete(addressOf(request))),
    matchAll: () => Promise.reject(new Error('not used')),
    add: () => Promise.reject(new Error('not used')),
    addAll: () => Promise.reject(new Error('not used')),
  };
  return { entries, cache, kept: () => [...entries.keys()].map((url) => new URL(url).pathname) };
}

function aWorker() {
  const { entries, cache, kept } = aCache();
  const fetchPage = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(page()));
  return { entries, kept, fetchPage, pages: createSavedPages(() => Promise.resolve(cache)) };
}

afterEach(() => jest.restoreAllMocks());

test('fetches what is missing without credentials, and deletes what is saved no more', async () => {
  const { pages, kept, fetchPage } = aWorker();
  await pages.update({ saved: [SOAPS, COFFEE], wanted: [at(SOAPS), at(COFFEE)] });
  expect(kept()).toEqual([SOAPS, COFFEE]);
  expect(fetchPage).toHaveBeenCalledWith(at(SOAPS), { credentials: 'omit' });
  await pages.update({ saved: [COFFEE], wanted: [at(COFFEE)] });
  expect(kept()).toEqual([COFFEE]);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('keeps a page in each language for as long as its listing is saved', async () => {
  const { pages, kept } = aWorker();
  await pages.update({ saved: [SOAPS], wanted: [at(SOAPS)] });
  await pages.update({ saved: [SOAPS], wanted: [at(`/sw${SOAPS}`)] });
  expect(kept()).toEqual([SOAPS, `/sw${SOAPS}`]);
  await pages.update({ saved: [], wanted: [] });
  expect(kept()).toEqual([]);
});

test.each([
  ['is not for all', () => page('A', 'private, no-cache')],
  ['is no page', () => new Response('{}', { headers: { 'Cache-Control': 'public' } })],
  ['is a failure', () => new Response('', { status: 404 })],
])('does not keep an answer that %s', async (_case, answer) => {
  const { pages, kept, fetchPage } = aWorker();
  fetchPage.mockImplementation(() => Promise.resolve(answer()));
  await pages.update({ saved: [SOAPS], wanted: [at(SOAPS)] });
  expect(kept()).toEqual([]);
});

test('asks for one page after the other, and for no more once the network fails', async () => {
  const { pages, kept, fetchPage } = aWorker();
  fetchPage.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await pages.update({ saved: [SOAPS, COFFEE], wanted: [at(SOAPS), at(COFFEE)] });
  expect(fetchPage).toHaveBeenCalledTimes(1);
  await pages.update({ saved: [SOAPS, COFFEE], wanted: [at(SOAPS), at(COFFEE)] });
  expect(kept()).toEqual([SOAPS, COFFEE]);
});

type Worker = ReturnType<typeof aWorker>;

test.each([
  ['its saving is taken back', ({ pages }: Worker) => void pages.update({ saved: [], wanted: [] })],
  ['its member signs out', ({ pages }: Worker) => pages.forget()],
])('does not keep a page that arrives after %s', async (_case, end) => {
  const worker = aWorker();
  let arrive = (_answer: Response) => {};
  worker.fetchPage.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const updated = worker.pages.update({ saved: [SOAPS], wanted: [at(SOAPS), at(COFFEE)] });
  while (worker.fetchPage.mock.calls.length === 0) await Promise.resolve();
  end(worker);
  arrive(page());
  await updated;
  expect(worker.kept()).toEqual([]);
  expect(worker.fetchPage).toHaveBeenCalledTimes(1);
});

describe('the answer about a listing', () => {
  const asked = (slug: string, language = 'en') =>
    new Request(`${ORIGIN}/mainapp/listings/${slug}/`, {
      headers: { 'Accept-Language': language },
    });

  test('is that of its kept page, in the language that is asked for', async () => {
    const { pages, entries } = aWorker();
    entries.set(at(SOAPS), page('Lake Soaps'));
    entries.set(at(`/sw${SOAPS}`), page('Sabuni za Ziwa'));
    const read = async (language: string) =>
      (await (await pages.find(asked('lake-soaps', language)))?.json()) as unknown;
    expect(await read('en')).toEqual({ name: 'Lake Soaps' });
    expect(await read('sw')).toEqual({ name: 'Sabuni za Ziwa' });
    entries.delete(at(SOAPS));
    expect(await read('en')).toEqual({ name: 'Sabuni za Ziwa' });
  });

  test('is none where its page is not kept', async () => {
    const { pages, entries } = aWorker();
    entries.set(at(SOAPS), page());
    expect(await pages.find(asked('soaps'))).toBeNull();
  });

  test('is read from the page as the server wrote it', () => {
    expect(listingOf(pageOf('A </script> & B'))).toEqual({ name: 'A </script> & B' });
    expect(listingOf('<html></html>')).toBeNull();
    expect(listingOf('<script id="page-state">{"answers":[]}</script>')).toBeNull();
  });
});
