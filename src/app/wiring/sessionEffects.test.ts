import { aToken, aUser } from '../../testing/builders';
import { createEffects } from './testing/createEffects';

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
    createEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.advanceTimersByTime(3_599_999);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('waits longer than the longest timer of a browser', () => {
    const expired = jest.fn();
    const days = 40 * 24 * 3600;
    const token = aToken({ exp: Math.floor(Date.now() / 1000) + days });
    createEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.advanceTimersByTime(days * 1000 - 1);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('ends the session on focus when a sleeping device missed the moment', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    createEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.setSystemTime(Date.now() + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('does nothing after it was stopped', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    const stop = createEffects().effects.watchExpiry(aUser({ token }), expired);
    stop();
    jest.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).not.toHaveBeenCalled();
  });

  test('logs a warning for a token without an expiry', () => {
    const { effects, warn } = createEffects();
    effects.watchExpiry(aUser({ token: aToken({}) }), jest.fn());
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
