import { loadChunk } from '../ui/loadChunk';
import { reloadOnMissingChunk } from './lazyPage';

const missing = new Error('Loading chunk 7 failed.');
const load = () => loadChunk(() => Promise.reject(missing));

/** Listeners of one test must not hear the next one. */
const listeners: EventListenerOrEventListenerObject[] = [];
const add = window.addEventListener.bind(window);

beforeEach(() => {
  window.sessionStorage.clear();
  document.head.replaceChildren();
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push(listener);
    add(type, listener);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const listener of listeners.splice(0)) window.removeEventListener('preload-error', listener);
});

/** A page of this release, which goes away once it is to be loaded anew. */
function open(release: string) {
  const script = document.createElement('script');
  script.src = `/assets/main.${release}.js`;
  document.head.replaceChildren(script);
  const reload = jest.fn();
  for (const listener of listeners.splice(0)) window.removeEventListener('preload-error', listener);
  reloadOnMissingChunk(window, reload);
  return reload;
}

/** Neither loaded nor failed: the page goes. */
async function expectReload(reload: jest.Mock) {
  const ended = jest.fn();
  load().then(ended, ended);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
}

test('reloads the page for a missing chunk once for each release, at whatever address', async () => {
  await expectReload(open('one'));
  window.history.replaceState(null, '', '/another/page');
  const again = open('one');
  await expect(load()).rejects.toBe(missing);
  expect(again).not.toHaveBeenCalled();
  await expectReload(open('two'));
});

test('does not reload the page without a connection', async () => {
  const reload = open('one');
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(load()).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test('leaves to the worker what to show without a connection, once at each address', async () => {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  await expectReload(open('one'));
  const again = open('one');
  await expect(load()).rejects.toBe(missing);
  expect(again).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/somewhere/else');
  await expectReload(open('one'));
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
});

test('does not reload the page when session storage cannot be written', async () => {
  const reload = open('one');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  await expect(load()).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

test('rethrows a failure that no listener cancels, after an event with its error', async () => {
  const listener = jest.fn();
  window.addEventListener('preload-error', listener);
  await expect(load()).rejects.toBe(missing);
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ detail: missing }));
});
