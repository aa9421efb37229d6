import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { createTokens, type TokenFault } from './tokens';

const secret = new TextEncoder().encode('a secret of more than thirty-two characters');
const now = new Date('2026-03-02T09:00:00Z');
const at = Math.floor(now.getTime() / 1000);
const HOUR = 3600;
const tokens = createTokens({ secret, issuer: 'kijani', lifetime: HOUR, now: () => now });

const user = {
  user_id: 7,
  user_type: 'individual',
  form_filled: true,
  role: 'member',
  first_name: 'Wanjirũ 🌱',
  last_name: 'Kamau',
  user_email: 'w@example.com',
  profile_picture: null,
} as const;

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const good = { sub: '7', ver: 1, iss: 'kijani', aud: 'session', iat: at, exp: at + HOUR };
const header = { alg: 'HS256', typ: 'JWT' };

/** Signed with our secret, whatever the parts say. */
function signed(payload: unknown, head: unknown = header, key: Uint8Array | string = secret) {
  const text = `${encode(head)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

test('reads a token that it signed', async () => {
  const read = { userId: 7, version: 3, role: 'member' };
  expect(await tokens.read(await tokens.sign(user, 3))).toEqual(read);
});

test.each([
  [undefined, null],
  [null, null],
  ['admin', null],
  [{ role: 'owner' }, null],
  [{ role: 'admin' }, 'admin'],
])('reads from the user data %j the role %j', async (user_data, role) => {
  const read = { userId: 7, version: 1, role };
  expect(await tokens.read(signed({ ...good, user_data }))).toEqual(read);
});

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = publicKey.export({ type: 'spki', format: 'pem' });

test.each<[string, string, TokenFault?]>([
  ['algorithm none', `${encode({ alg: 'none' })}.${encode(good)}.`],
  ['algorithm none, signed', signed(good, { alg: 'none' })],
  ['another algorithm of the same key', signed(good, { alg: 'HS384' })],
  ['a public key as the secret', signed(good, header, String(publicPem))],
  ['a key in the header', signed(good, { ...header, jwk: { kty: 'oct', k: 'AA' } }, 'AA')],
  ['an unknown crit', signed(good, { ...header, crit: ['x'], x: 1 })],
  ['another secret', signed(good, header, 'another secret')],
  [
    'a changed payload',
    `${encode(header)}.${encode({ ...good, sub: '8' })}.${signed(good).split('.')[2] ?? ''}`,
  ],
  ['a cut signature', signed(good).slice(0, -2), 'malformed'],
  ['no signature', signed(good).split('.').slice(0, 2).join('.'), 'malformed'],
  ['expired', signed({ ...good, iat: at - 2 * HOUR, exp: at - 6 }), 'expired'],
  ['exp in milliseconds', signed({ ...good, exp: (at + HOUR) * 1000 })],
  ['an endless exp', signed(JSON.stringify(good).replace(/"exp":\d+/, '"exp":1e400'))],
  ['exp as text', signed({ ...good, exp: String(at + HOUR) })],
  ['no exp', signed({ ...good, exp: undefined })],
  ['a lifetime that is too long', signed({ ...good, exp: at + HOUR + 1 })],
  ['issued in the future', signed({ ...good, iat: at + 60, exp: at + 60 + HOUR })],
  ['not valid before later', signed({ ...good, nbf: at + 60 })],
  ['no iat', signed({ ...good, iat: undefined })],
  ['no version', signed({ ...good, ver: undefined })],
  ['a version as text', signed({ ...good, ver: '1' })],
  ['no subject', signed({ ...good, sub: undefined })],
  ['a subject that is no id', signed({ ...good, sub: '7 or 1=1' })],
  ['a subject beyond the ids of the database', signed({ ...good, sub: String(2 ** 53) })],
  ['another audience', signed({ ...good, aud: 'handoff' })],
  ['another issuer', signed({ ...good, iss: 'other' })],
  ['a payload that is no object', signed('"text"'), 'malformed'],
  ['rubbish', 'a.b.c', 'malformed'],
  ['nothing', '', 'malformed'],
])('refuses a token with this fault: %s', async (_name, token, fault = 'forged') => {
  expect(await tokens.read(token)).toBe(fault);
});

test('refuses a token signed with RS256', async () => {
  const token = await new SignJWT(good).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  expect(await tokens.read(token)).toBe('forged');
});

test('reads the largest id of the database', async () => {
  const read = await tokens.read(signed({ ...good, sub: String(Number.MAX_SAFE_INTEGER) }));
  expect(read).toMatchObject({ userId: Number.MAX_SAFE_INTEGER });
});

test('accepts a token that expired less than five seconds ago', async () => {
  expect(await tokens.read(signed({ ...good, iat: at - HOUR, exp: at - 4 }))).toBeInstanceOf(
    Object,
  );
});
