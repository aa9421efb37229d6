import { finishPage, type FinishedPage } from './finishedPage';
import { createPageCache } from './pageCache';

const pageOf = (html: string, isKept = true): FinishedPage =>
  finishPage({ status: 200, html, policy: '', content: isKept ? html.slice(0, 4) : null });

/** A cache, and how often each page was made. */
function aCache(...bounds: Parameters<typeof createPageCache>) {
  const read = createPageCache(...bounds);
  const made: string[] = [];
  const ask = (url: string, more: { version?: string; now?: number; page?: FinishedPage } = {}) =>
    read(
      { url, hasQuery: url.includes('?'), version: more.version ?? '1', now: more.now ?? 0 },
      () => {
        made.push(url);
        return Promise.resolve(more.page ?? pageOf(`page ${made.length} of ${url}`));
      },
    );
  return { read, ask, made };
}

test('makes a page once for simultaneous visitors and again when the data changes', async () => {
  const { ask, made } = aCache();
  const [first, second] = await Promise.all([ask('/'), ask('/')]);
  expect(second).toBe(first);
  expect(await ask('/')).toBe(first);
  expect(made).toEqual(['/']);
  await ask('/', { version: '2' });
  expect(made).toEqual(['/', '/']);
});

test('makes a page again after a minute', async () => {
  const { ask, made } = aCache();
  await ask('/', { now: 0 });
  await ask('/', { now: 59_999 });
  expect(made).toHaveLength(1);
  await ask('/', { now: 60_000 });
  expect(made).toHaveLength(2);
});

test('sends the former page, with its tag, while the new one says the same', async () => {
  const { ask } = aCache();
  const first = await ask('/', { page: pageOf('same, made at 1') });
  const second = await ask('/', { version: '2', page: pageOf('same, made at 2') });
  expect(second).toBe(first);
  const third = await ask('/', { version: '3', page: pageOf('other') });
  expect(third.etag('br')).not.toBe(first.etag('br'));
});

test('keeps no page that is not for everybody', async () => {
  const { ask, made } = aCache();
  await ask('/', { page: pageOf('mine', false) });
  await ask('/', { page: pageOf('mine', false) });
  expect(made).toHaveLength(2);
});

test('sends the former page while the same data cannot be shown anew', async () => {
  const { read, ask } = aCache();
  const first = await ask('/', { now: 0 });
  const later = { url: '/', hasQuery: false, version: '1', now: 60_000 };
  expect(await ask('/', { now: 60_000, page: pageOf('unfinished', false) })).toBe(first);
  expect(await read(later, () => Promise.reject(new Error('broken')))).toBe(first);
  const changed = { ...later, version: '2' };
  await expect(read(changed, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('drops the page that nobody asked for longest when there are too many', async () => {
  const { ask, made } = aCache({ entries: 2, bytes: 1_000 });
  for (const url of ['/a', '/b', '/a', '/c']) await ask(url);
  made.length = 0;
  for (const url of ['/a', '/c', '/b']) await ask(url);
  expect(made).toEqual(['/b']);
});

test('drops pages when they take too much memory', async () => {
  const { ask, made } = aCache({ entries: 10, bytes: 100 });
  await ask('/a', { page: pageOf('a'.repeat(30)) });
  await ask('/b', { page: pageOf('b'.repeat(30)) });
  await ask('/huge', { page: pageOf('h'.repeat(60)) });
  made.length = 0;
  for (const url of ['/huge', '/b', '/a']) await ask(url, { page: pageOf('x') });
  expect(made).toEqual(['/huge', '/b', '/a']);
});

test('drops no page for any number of records that are not there', async () => {
  const { ask, made } = aCache({ entries: 2, bytes: 1_000 }, { entries: 2, bytes: 1_000 });
  const missing = finishPage({ status: 404, html: 'none', policy: '', content: 'none' });
  await ask('/a');
  for (let record = 0; record < 10; record += 1) await ask(`/${record}`, { page: missing });
  made.length = 0;
  for (const url of ['/a', '/9', '/0']) await ask(url, { page: missing });
  expect(made).toEqual(['/0']);
  await ask('/9', { version: '2' });
  made.length = 0;
  for (const url of ['/1', '/2']) await ask(url, { page: missing });
  await ask('/9', { version: '2' });
  expect(made).toEqual(['/1', '/2']);
});

test('drops no page for any number of searches', async () => {
  const { ask, made } = aCache({ entries: 2, bytes: 1_000 }, { entries: 2, bytes: 1_000 });
  await ask('/a');
  for (let search = 0; search < 10; search += 1) await ask(`/a?q=${search}`);
  made.length = 0;
  await ask('/a');
  await ask('/a?q=9');
  await ask('/a?q=0');
  expect(made).toEqual(['/a?q=0']);
});
