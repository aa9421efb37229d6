import { waitFor } from '@testing-library/react';
import { createAnalytics } from './analytics';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="hotjar"]')];

function begin(siteId: number | null = 42) {
  const reload = jest.fn();
  const log = { warn: jest.fn() };
  return { reload, log, ...createAnalytics({ window, siteId, reload, log }) };
}

beforeEach(() => window.history.replaceState(null, '', '/'));

afterEach(() => {
  for (const script of scripts()) script.remove();
});

/** What a start that must not load anything would have done by now. */
const settle = async () => {
  await import('./recording');
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

test('consent loads the service once, with its site and version', async () => {
  const { startAnalytics } = begin();
  startAnalytics();
  startAnalytics();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  expect(scripts()[0]?.src).toBe('https://static.hotjar.com/c/hotjar-42.js?sv=6');
  expect(window).toHaveProperty('_hjSettings', { hjid: 42, hjsv: 6 });
});

test('nothing loads without a configured site', async () => {
  begin(null).startAnalytics();
  await settle();
  expect(scripts()).toEqual([]);
});

test('consent taken back before the service has come loads nothing', async () => {
  const { startAnalytics, stopAnalytics, reload } = begin();
  startAnalytics();
  stopAnalytics();
  await settle();
  expect(scripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a page with a secret address is not recorded', async () => {
  window.history.replaceState(null, '', '/password-reset/confirm/MQ/token');
  begin().startAnalytics();
  await settle();
  expect(scripts()).toEqual([]);
});

test('withdrawal removes the service and what it stored, and loads the page anew', async () => {
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

test('a service that does not come is logged and nothing else', async () => {
  const { startAnalytics, log } = begin();
  startAnalytics();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(log.warn).toHaveBeenCalledWith('Analytics could not be loaded');
});

test('a page that takes no scripts is logged and nothing else', async () => {
  const { startAnalytics, log } = begin();
  const append = jest.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('no');
  });
  startAnalytics();
  await waitFor(() => expect(log.warn).toHaveBeenCalled());
  append.mockRestore();
});
