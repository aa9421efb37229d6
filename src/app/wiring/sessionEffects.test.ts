import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aToken, aUser } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
import { createEffects } from './testing/createEffects';

const { server } = serveInMemory();

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('watchExpiry', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('ends the session at exp and not before', () => {
    const expired = jest.fn();
    const token = aToken({ user_data: aUser(), exp: inAnHour() });
    createEffects().effects.watchExpiry(aUser({ token }), true, expired);
    jest.advanceTimersByTime(3_599_999);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('waits longer than the longest timer of a browser', () => {
    const expired = jest.fn();
    const days = 40 * 24 * 3600;
    const token = aToken({ exp: Math.floor(Date.now() / 1000) + days });
    createEffects().effects.watchExpiry(aUser({ token }), true, expired);
    jest.advanceTimersByTime(days * 1000 - 1);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('ends the session on focus when a sleeping device missed the moment', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    createEffects().effects.watchExpiry(aUser({ token }), true, expired);
    jest.setSystemTime(Date.now() + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('does nothing after it was stopped', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    const stop = createEffects().effects.watchExpiry(aUser({ token }), true, expired);
    stop();
    jest.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).not.toHaveBeenCalled();
  });

  const DAY = 86_400_000;

  test.each([
    ['ahead', DAY],
    ['behind', -DAY],
  ])('ends the session at exp of the server on a device a day %s', (_case, wrong) => {
    const expired = jest.fn();
    const server = Date.now();
    const { effects, sessionStore } = createEffects();
    const at = (milliseconds: number) => Math.floor((server + milliseconds) / 1000);
    jest.setSystemTime(server + wrong);
    const user = aUser({ token: aToken({ iat: at(0), exp: at(3_600_000) }) });
    effects.watchExpiry(user, true, expired)();
    expect(sessionStore.serverAhead()).toBe(-wrong);
    // As after the page is loaded once more.
    effects.watchExpiry(user, false, expired);
    jest.advanceTimersByTime(3_599_999);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  describe('of a session that had ended by the clock of this device when it began', () => {
    const FIVE_MINUTES = 5 * 60_000;
    const watchEnded = () => {
      const expired = jest.fn();
      const { effects, sent } = createEffects();
      const token = aToken({ exp: Math.floor(Date.now() / 1000) - 60 });
      const stop = effects.watchExpiry(aUser({ token }), false, expired);
      return { expired, sent, stop };
    };
    const refuse = () =>
      server.use(
        http.get(`${HOST}/accounts/me/`, () =>
          HttpResponse.json({ detail: 'Invalid token.' }, { status: 401 }),
        ),
      );

    test('asks the server every five minutes', async () => {
      const { expired, sent, stop } = watchEnded();
      await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
      expect(sent).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(1);
      refuse();
      const soon = { timeout: 2 * FIVE_MINUTES, interval: 30_000 };
      await waitFor(() => expect(expired).toHaveBeenCalledTimes(1), soon);
      expect(sent).toHaveLength(2);
      stop();
    });

    test('asks once in five minutes after several focuses, and no more once it was stopped', async () => {
      const { sent, stop } = watchEnded();
      for (let times = 0; times < 3; times += 1) window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
      const asked = sent.length;
      expect(asked).toBeGreaterThan(0);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(sent).toHaveLength(asked + 1);
      stop();
      await jest.advanceTimersByTimeAsync(2 * FIVE_MINUTES);
      expect(sent).toHaveLength(asked + 1);
    });

    test('asks the server on focus, and no more once it was stopped', async () => {
      refuse();
      const { expired, sent, stop } = watchEnded();
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
      stop();
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(FIVE_MINUTES);
      expect(sent).toHaveLength(1);
    });
  });

  test('logs a warning for a token without an expiry', () => {
    const { effects, warn } = createEffects();
    effects.watchExpiry(aUser({ token: aToken({}) }), true, jest.fn());
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('watchTabs', () => {
  const storageEvent = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  test('reports a sign-out and a sign-in of another tab and nothing else', () => {
    const { effects, sessionStore } = createEffects();
    const onChange = jest.fn();
    const stop = effects.watchTabs(onChange);
    storageEvent('token');
    expect(onChange).not.toHaveBeenCalled();
    const user = aUser();
    sessionStore.write(user);
    storageEvent('userData');
    expect(onChange).toHaveBeenLastCalledWith({ type: 'session.changedElsewhere', user });
    sessionStore.clear();
    storageEvent('userData');
    expect(onChange).toHaveBeenLastCalledWith({ type: 'session.closedElsewhere' });
    stop();
    storageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('reads the session again when the page returns from the back/forward cache', () => {
    const onChange = jest.fn();
    const stop = createEffects().effects.watchTabs(onChange);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(onChange).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(onChange).toHaveBeenCalledWith({ type: 'session.closedElsewhere' });
    stop();
  });
});
