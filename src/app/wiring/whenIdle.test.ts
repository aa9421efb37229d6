import { whenIdle } from './whenIdle';

const requestIdleCallback = jest.fn((callback: () => void) => callback());

function connect(effectiveType?: string, savesData = false): void {
  Object.assign(window, { requestIdleCallback });
  document.documentElement.toggleAttribute('data-saves-data', savesData);
  if (effectiveType) Object.assign(navigator, { connection: { effectiveType } });
}

afterEach(() => {
  document.documentElement.removeAttribute('data-saves-data');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['nothing is known of the connection', undefined, false, 1],
  ['the connection is fast', '4g', false, 1],
  ['the connection is slow', '3g', false, 0],
  ['the reader saves data', '4g', true, 0],
  ['the reader saves data, and nothing is known', undefined, true, 0],
])('calls where there is room: %s', (_what, effectiveType, savesData, calls) => {
  connect(effectiveType, savesData);
  const fetchAhead = jest.fn();
  whenIdle(fetchAhead);
  expect(fetchAhead).toHaveBeenCalledTimes(calls);
});

test('does not call where the browser does not say when it is idle', () => {
  const fetchAhead = jest.fn();
  whenIdle(fetchAhead);
  expect(fetchAhead).not.toHaveBeenCalled();
});
