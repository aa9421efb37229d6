import { whenIdle } from './whenIdle';

const requestIdleCallback = jest.fn((callback: () => void) => callback());

function connect(connection?: { saveData: boolean; effectiveType: string }): void {
  Object.assign(window, { requestIdleCallback });
  if (connection) Object.assign(navigator, { connection });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['nothing is known of the connection', undefined, 1],
  ['the connection is fast', { saveData: false, effectiveType: '4g' }, 1],
  ['the connection is slow', { saveData: false, effectiveType: '3g' }, 0],
  ['the reader saves data', { saveData: true, effectiveType: '4g' }, 0],
])('calls where there is room: %s', (_what, connection, calls) => {
  connect(connection);
  const fetchAhead = jest.fn();
  whenIdle(fetchAhead);
  expect(fetchAhead).toHaveBeenCalledTimes(calls);
});

test('does not call where the browser does not say when it is idle', () => {
  const fetchAhead = jest.fn();
  whenIdle(fetchAhead);
  expect(fetchAhead).not.toHaveBeenCalled();
});
