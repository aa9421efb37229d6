import { forgetKeptPages, installWorker } from './worker';

const ORIGIN = 'https://kijani.example';

function aPage({ isControlled = false } = {}) {
  const postMessage = jest.fn();
  const register = jest.fn(() => Promise.resolve({}));
  const serviceWorker = {
    controller: isControlled ? {} : null,
    register,
    ready: Promise.resolve({ active: { postMessage } }),
  } as unknown as ServiceWorkerContainer;
  const names = [`${ORIGIN}/assets/1.js`, `${ORIGIN}/mainapp/events/`, 'https://x.example/assets/'];
  const page = {
    navigator: { serviceWorker },
    location: { href: `${ORIGIN}/events?page=2#top`, origin: ORIGIN },
    performance: { getEntriesByType: () => names.map((name) => ({ name })) },
  } as unknown as Parameters<typeof installWorker>[0];
  return { page, register, postMessage };
}

describe('in production', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => {
    process.env['NODE_ENV'] = 'production';
  });
  afterEach(() => {
    process.env['NODE_ENV'] = NODE_ENV;
  });

  test('installs the worker and names what this page has loaded of the build', async () => {
    const { page, register, postMessage } = aPage();
    await installWorker(page);
    expect(register).toHaveBeenCalledWith('/sw.js');
    expect(postMessage).toHaveBeenCalledWith({
      page: `${ORIGIN}/events?page=2`,
      loaded: [`${ORIGIN}/assets/1.js`],
    });
  });

  test('says nothing more where the worker has seen the page come', async () => {
    const { page, postMessage } = aPage({ isControlled: true });
    await installWorker(page);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('goes without a worker where the browser has none or refuses it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { page, register } = aPage();
    register.mockRejectedValue(new Error('refused'));
    await installWorker(page);
    expect(warn).toHaveBeenCalledTimes(1);
    await installWorker({ ...page, navigator: {} });
    warn.mockRestore();
  });
});

test('installs nothing while the product is being developed', async () => {
  const { page, register } = aPage();
  await installWorker(page);
  expect(register).not.toHaveBeenCalled();
});

test('forgets what tells which pages were looked at, and keeps the build', async () => {
  const forgotten: string[] = [];
  const caches = {
    delete: (name: string) => {
      forgotten.push(name);
      return Promise.resolve(true);
    },
  };
  Object.assign(globalThis, { caches });
  await forgetKeptPages();
  expect(forgotten).toEqual(['pages', 'data', 'pictures']);
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(forgetKeptPages()).resolves.toBeUndefined();
});
