import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReadAnswer } from '../../domain/rendering';
import { serverForTests } from '../test/testApp';
import { openRenderThread } from './renderThread';

/** In place of what the build makes: asks for the path of the page, or does what brings a thread to a stop. */
const BUILT = `
const { once } = require('node:events');
const { MessageChannel } = require('node:worker_threads');
exports.__esModule = true;
exports.default = async ({ path, language, answers }) => {
  if (path === '/never-ends') for (;;);
  if (path === '/stops') {
    setImmediate(() => { throw new Error('uncaught'); });
    return new Promise(() => {});
  }
  if (path === '/fails') throw new Error('cannot be rendered');
  const { port1, port2 } = new MessageChannel();
  answers.postMessage({ path, reply: port2 }, [port2]);
  const [{ status, text }] = await once(port1, 'message');
  port1.close();
  answers.close();
  return { html: [language, status, text].join(' '), css: '', state: '{}' };
};`;

const server = serverForTests();
const dist = mkdtempSync(path.join(tmpdir(), 'render-thread-'));
mkdirSync(path.join(dist, '.server'));
writeFileSync(path.join(dist, '.server/renderTask.cjs'), BUILT);
afterAll(() => rmSync(dist, { recursive: true }));

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

function open(timeLimit?: number) {
  const thread = openRenderThread(server().app, dist, timeLimit);
  if (!thread) throw new Error('there is nothing built');
  close = thread.close;
  return thread.renderPage;
}

const answer = (asked: string): Promise<ReadAnswer> =>
  Promise.resolve({ status: 200, text: `what ${asked} says` });
const request = (url: string, read = answer) => ({
  ...{ language: 'sw' as const, path: url, config: {}, now: 0, read },
});

test('there is no thread without a build', () => {
  expect(openRenderThread(server().app, tmpdir())).toBeNull();
});

test('renders a page in another thread, from what this one answers', async () => {
  const page = await open()(request('/about'));
  expect(page.html).toBe('sw 200 what /about says');
});

test('answers for a page where it was asked for', async () => {
  const asking = new AsyncLocalStorage<string>();
  const render = open();
  const read = () => Promise.resolve({ status: 200, text: asking.getStore() ?? 'nobody' });
  const pages = ['first', 'second'].map((name) =>
    asking.run(name, () => render(request('/', read))),
  );
  const found = await Promise.all(pages);
  expect(found.map(({ html }) => html)).toEqual(['sw 200 first', 'sw 200 second']);
});

test('what cannot be answered is a failure of the server', async () => {
  const page = await open()(request('/', () => Promise.reject(new Error('is away'))));
  expect(page.html).toBe('sw 500 ');
});

test('fails with what rendering fails with', async () => {
  await expect(open()(request('/fails'))).rejects.toThrow('cannot be rendered');
});

test.each([
  ['stops', 'uncaught'],
  ['never-ends', 'aborted'],
])('another thread goes on after one that %s', async (fate, message) => {
  const render = open(1_000);
  await expect(render(request(`/${fate}`))).rejects.toThrow(message);
  const page = await render(request('/about'));
  expect(page.html).toBe('sw 200 what /about says');
});
