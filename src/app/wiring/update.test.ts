import { createRunningRequests } from '../../api/runningRequests';
import { settled } from '../../machines/testing/held';
import { makeStore } from '../../store/makeStore';
import { HOST } from '../../testing/server';
import { createToasts, type Toast } from '../../ui/toasts';
import { TAKE_OVER } from '../../worker/messages';
import { createNavigation } from '../navigation';
import { followUpdates, updateActors } from './update';

/** A registration and its workers, as far as a page sees them. */
function aBrowser({ isControlled = true } = {}) {
  const workers = Object.assign(new EventTarget(), { controller: isControlled ? {} : null });
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const asked: unknown[] = [];
  const waiting = {
    postMessage: (message: unknown) => {
      asked.push(message);
      workers.dispatchEvent(new Event('controllerchange'));
    },
  };
  const update = jest.fn(() => Promise.resolve());
  const registration = Object.assign(new EventTarget(), {
    waiting: null as typeof waiting | null,
    installing,
    update,
  });
  return {
    workers,
    registration,
    asked,
    update,
    /** The browser has fetched and installed another version. */
    install() {
      registration.dispatchEvent(new Event('updatefound'));
      installing.state = 'installed';
      registration.waiting = waiting;
      installing.dispatchEvent(new Event('statechange'));
    },
  };
}

function follow(options: Parameters<typeof aBrowser>[0] = {}) {
  const browser = aBrowser(options);
  const reload = jest.fn();
  const toasts = createToasts();
  const raised: Toast[] = [];
  toasts.connect((toast) => raised.push(toast));
  const navigation = createNavigation();
  const writes = createRunningRequests();
  const page = Object.assign(new EventTarget(), { location: { reload } });
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  let time = 0;
  const store = makeStore({
    apiHost: HOST,
    readToken: () => null,
    now: () => time,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes,
    tokenRefused: () => {},
  });
  const actor = followUpdates({
    store,
    toasts,
    writes,
    navigation,
    productName: 'Kijani',
    registration: browser.registration as object as ServiceWorkerRegistration,
    workers: browser.workers as object as ServiceWorkerContainer,
    window: page as object as Window,
    document: document as object as Document,
    now: () => time,
  });
  return {
    ...browser,
    actor,
    store,
    reload,
    raised,
    navigation,
    writes,
    where: () => actor.getSnapshot().value,
    type: () => page.dispatchEvent(new Event('input')),
    show: (state: 'visible' | 'hidden') => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    pass: (duration: number) => {
      time += duration;
    },
  };
}

test('loads the next page anew, with the new version, and asks nobody', async () => {
  const { install, navigation, reload, raised, asked, where, store, actor } = follow();
  expect(updateActors.get(store)).toBe(actor);
  install();
  expect([where(), raised]).toEqual(['waiting', []]);
  navigation.opened();
  await settled();
  expect(asked).toEqual([TAKE_OVER]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('asks where something was entered, and waits for what is being sent', async () => {
  const { install, type, writes, reload, raised } = follow();
  type();
  install();
  expect(raised).toMatchObject([{ message: 'A new version of Kijani is ready.' }]);
  let answer = (_answer: object) => {};
  const attempt = () =>
    new Promise<object>((resolve) => {
      answer = resolve;
    });
  const write = writes.run(attempt, new AbortController().signal, {});
  raised[0]?.action?.onAct();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  answer({});
  await write;
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('takes the first worker of all for no update', () => {
  const { install, workers, where } = follow({ isControlled: false });
  install();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(where()).toBe('reading');
});

test('follows another tab that has taken the new version, which needs nothing more', async () => {
  const { workers, navigation, asked, reload, where } = follow();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(where()).toBe('waiting');
  navigation.opened();
  await settled();
  expect([asked, reload.mock.calls.length]).toEqual([[], 1]);
});

test('looks for a new version when the page is seen again, at most once an hour', () => {
  const { show, pass, update } = follow();
  show('visible');
  pass(3_600_000);
  show('hidden');
  expect(update).not.toHaveBeenCalled();
  show('visible');
  show('visible');
  expect(update).toHaveBeenCalledTimes(1);
});

test('stays with the page when the new version does not take over', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { install, registration, navigation, reload, where } = follow();
  install();
  registration.waiting = { postMessage: () => {} };
  navigation.opened();
  await settled();
  jest.advanceTimersByTime(5000);
  await settled();
  expect([where(), reload.mock.calls.length]).toEqual(['waiting', 0]);
  expect(warn).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  warn.mockRestore();
});
