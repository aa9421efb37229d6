import { aToken, aUser } from '../../testing/builders';
import { createSessionStore, decodeToken, expiryOf, issuedAt, readUserData } from './storedSession';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const inSeconds = (seconds: number) => NOW / 1000 + seconds;
const decode = (token: string) => decodeToken(token, 'kijani');

beforeEach(() => localStorage.clear());

describe('decodeToken', () => {
  test('reads the session with names beyond ASCII', () => {
    const user = aUser({ first_name: 'Wanjirũ 🌱' });
    const token = aToken({ user_data: user, exp: inSeconds(60) });
    expect(decode(token)).toEqual({ ...user, token });
  });

  test.each([
    ['without an expiry', {}],
    ['that has expired, as far as a clock can say', { exp: inSeconds(-1) }],
    ['of a clock that is years ahead', { exp: inSeconds(20 * 365 * 86_400) }],
  ])('accepts a token %s', (_case, more) => {
    expect(decode(aToken({ user_data: aUser(), ...more }))?.user_id).toBe(7);
  });

  test.each([
    ['that is no JWT', 'rubbish'],
    ['whose payload is no JSON', 'aaa.bbb.ccc'],
    ['whose expiry is in milliseconds', aToken({ user_data: aUser(), exp: NOW + 60_000 })],
    ['whose expiry is a text', aToken({ user_data: aUser(), exp: 'tomorrow' })],
    ['without user_data', aToken({ exp: inSeconds(60) })],
    ['whose user_data names nobody', aToken({ user_data: { user_type: 'business' } })],
    ['of an unknown user type', aToken({ user_data: { ...aUser(), user_type: 'robot' } })],
  ])('refuses a token %s', (_case, token) => {
    expect(decode(token)).toBeNull();
  });
});

describe('readUserData', () => {
  test.each([
    ['kijaniUser', 'individual'],
    ['kijaniBusiness', 'business'],
    ['business', 'business'],
  ])('normalises the user type %s', (given, expected) => {
    const user = readUserData({ ...aUser(), user_type: given }, 't', 'kijani');
    expect(user?.user_type).toBe(expected);
  });

  test('reads an unknown role as member', () => {
    expect(readUserData({ ...aUser(), role: 'root' }, 't', 'kijani')?.role).toBe('member');
  });
});

test('expiryOf gives milliseconds, null without an expiry and NaN for a malformed token', () => {
  expect(expiryOf(aToken({ exp: inSeconds(5) }))).toBe(NOW + 5000);
  expect(expiryOf(aToken({}))).toBeNull();
  expect(expiryOf('x')).toBeNaN();
});

test('issuedAt gives milliseconds, or null where the token does not say', () => {
  expect(issuedAt(aToken({ iat: inSeconds(-5) }))).toBe(NOW - 5000);
  expect(issuedAt(aToken({}))).toBeNull();
});

describe('the stored session', () => {
  const store = createSessionStore(localStorage, 'kijani');

  test('is stored under userData and token, as the specification names them', () => {
    const user = aUser();
    store.write(user);
    store.keepServerAhead(-5000);
    expect(store.serverAhead()).toBe(-5000);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(user);
    expect(localStorage.getItem('token')).toBe(user.token);
    store.clear();
    expect(localStorage).toHaveLength(0);
  });

  test('is read back', () => {
    const token = aToken({ user_data: aUser(), exp: inSeconds(60) });
    store.write(aUser({ token }));
    expect(store.read()).toEqual(aUser({ token }));
  });

  test.each([
    ['half of it', { token: aToken({}) }],
    ['no JSON', { token: aToken({}), userData: '{' }],
    ['somebody else’s shape', { token: aToken({}), userData: '[]' }],
  ])('is broken when storage holds %s', (_case, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    expect(store.read()).toBe('broken');
  });

  test('is none when storage is empty', () => {
    expect(store.read()).toBe('none');
  });
});
