import { waitFor } from '@testing-library/react';
import { createAnalytics, type Analytics } from './analytics';
import { watches } from './projection';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="hotjar"]')];

const begun: Analytics[] = [];

function begin(siteId: number | null = 42) {
  const reload = jest.fn();
  const log = { warn: jest.fn() };
  const config = { analyticsSiteId: siteId, apiHost: '' };
  const analytics = createAnalytics({ window, config, reload, log });
  begun.push(analytics);
  return { reload, log, ...analytics };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

/** Counting would go on in the next test file. */
afterEach(async () => {
  for (const { stopAnalytics } of begun.splice(0)) stopAnalytics();
  await settle();
  for (const script of scripts()) script.remove();
});

/** What a start that must not load anything would have done by now. */
const settle = async () => {
  await import('./startedAnalytics');
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('loads the service once after consent, with its site and version', async () => {
  const { startAnalytics } = begin();
  startAnalytics();
  startAnalytics();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.src).toBe('https://static.hotjar.com/c/hotjar-42.js?sv=6');
  expect(window).toHaveProperty('_hjSettings', { hjid: 42, hjsv: 6 });
});

test('loads nothing without a configured site', async () => {
  begin(null).startAnalytics();
  await settle();
  expect(scripts()).toEqual([]);
});

test('loads nothing when consent is withdrawn before the service has loaded', async () => {
  const { startAnalytics, stopAnalytics, reload } = begin();
  startAnalytics();
  stopAnalytics();
  await settle();
  expect(scripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('does not record a page with a secret in its address', async () => {
  window.history.replaceState(null, '', '/password-reset/confirm/MQ/token');
  begin().startAnalytics();
  await settle();
  expect(scripts()).toEqual([]);
});

test('removes the service and its stored data and reloads the page on withdrawal', async () => {
  const { startAnalytics, stopAnalytics, reload } = begin();
  startAnalytics();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  document.cookie = '_hjSession_42=x; path=/';
  document.cookie = 'other=kept; path=/';
  window.localStorage.setItem('_hjUser', 'x');
  window.localStorage.setItem('userData', 'kept');
  window.sessionStorage.setItem('_hjTab', 'x');
  stopAnalytics();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(scripts()).toEqual([]);
  expect(document.cookie).toBe('other=kept');
  expect(Object.keys(window.localStorage)).toEqual(['userData']);
  expect(window.sessionStorage).toHaveLength(0);
  expect(window).not.toHaveProperty('hj');
});

test('logs a warning when the service cannot be loaded', async () => {
  const { startAnalytics, log } = begin();
  startAnalytics();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(log.warn).toHaveBeenCalledWith('Analytics could not be loaded');
});

test('logs a warning when the page accepts no script, and ends counting all the same', async () => {
  const { startAnalytics, stopAnalytics, log } = begin();
  const append = jest.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('no');
  });
  startAnalytics();
  await waitFor(() => expect(log.warn).toHaveBeenCalled());
  append.mockRestore();
  expect(watches.size).toBe(1);
  stopAnalytics();
  await settle();
  expect(watches.size).toBe(0);
});
