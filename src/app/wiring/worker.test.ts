import { forgetKeptPages, installWorker, keepPage, tellSaving } from './worker';

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

test('does nothing where the browser has no workers, and rejects where it refuses one', async () => {
  const { page, register } = aPage();
  register.mockRejectedValue(new Error('refused'));
  await expect(installWorker(page)).rejects.toThrow('refused');
  await expect(installWorker({ ...page, navigator: {} })).resolves.toBeNull();
});

test('has a page kept once its code is loaded, where there is a worker', async () => {
  const { page, postMessage } = aPage({ isControlled: true });
  const load = jest.fn(() => Promise.resolve());
  await keepPage(page, '/vetting', load);
  expect(load).toHaveBeenCalled();
  expect(postMessage).toHaveBeenCalledWith({
    page: `${ORIGIN}/vetting`,
    loaded: [`${ORIGIN}/assets/1.js`],
  });
  load.mockClear();
  await keepPage({ ...page, navigator: {} }, '/vetting', load);
  expect(load).not.toHaveBeenCalled();
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
  expect(forgotten).toEqual(['pages', 'frames', 'data', 'pictures', 'saved', 'shared']);
  Reflect.deleteProperty(globalThis, 'caches');
  await expect(forgetKeptPages()).resolves.toBeUndefined();
});

test.each([true, false])('tells the worker whether data are saved: %s', async (savesData) => {
  const { page, postMessage } = aPage();
  document.documentElement.toggleAttribute('data-saves-data', savesData);
  const workers = page.navigator.serviceWorker;
  if (!workers) throw new Error('the page has workers');
  tellSaving(workers);
  await workers.ready;
  expect(postMessage).toHaveBeenCalledWith({ savesData });
  document.documentElement.removeAttribute('data-saves-data');
});
