import { randomBytes } from 'node:crypto';
import { FlattenedSign, SignJWT, UnsecuredJWT } from 'jose';
import { users } from '../../db/schema/accounts';
import { createBrowser } from '../../test/browser';
import { LOGIN, said } from '../../test/google';
import { CLIENT, startLiar, startProvider } from '../../test/openIdProvider';
import { PRODUCTION } from '../../test/production';
import { createTestApp, type TestApp } from '../../test/testApp';
import { createProvider, newSecrets, SignInFailure } from './provider';

const REDIRECT = 'http://localhost:3000/oauth2redirect';

describe('createProvider with a certified provider', () => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider(REDIRECT);
    const email = { email: 'amina@example.org', email_verified: true };
    provider.become({ sub: 'g-1', ...email, name: 'Amina Yusuf Ali' });
  });
  afterAll(() => provider.close());

  const client = () =>
    createProvider({ name: 'google', issuer: provider.url, ...CLIENT }, Date.now);

  /** Follows the provider's redirects up to the callback. */
  async function callbackOf(start: URL): Promise<URL> {
    const cookies = new Map<string, string>();
    let address = start;
    while (address.origin === provider.url) {
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`${answer.status} at ${address.pathname}`);
      address = new URL(location, address);
    }
    return address;
  }

  async function begun() {
    const secrets = newSecrets();
    const callback = await callbackOf(await client().begin(REDIRECT, secrets));
    return { secrets, callback };
  }

  test('returns subject, email and names, from userinfo when the token has no email', async () => {
    const { secrets, callback } = await begun();
    expect(await client().finish(callback, secrets)).toEqual({
      subject: 'g-1',
      email: 'amina@example.org',
      isVerified: true,
      firstName: 'Amina',
      lastName: 'Yusuf Ali',
    });
  });

  test.each([
    ['verifier', 'OAUTH_RESPONSE_BODY_ERROR'],
    ['nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['state', 'OAUTH_INVALID_RESPONSE'],
  ] as const)('rejects a wrong %s with %s', async (name, reason) => {
    const { secrets, callback } = await begun();
    const wrong = { ...secrets, [name]: newSecrets()[name] };
    await expect(client().finish(callback, wrong)).rejects.toMatchObject({
      outcome: 'failed',
      reason,
    });
  });

  test('rejects a code that was used', async () => {
    const { secrets, callback } = await begun();
    await client().finish(callback, secrets);
    await expect(client().finish(callback, secrets)).rejects.toMatchObject({
      outcome: 'failed',
      reason: 'OAUTH_RESPONSE_BODY_ERROR',
    });
  });

  test('rejects a callback without PKCE, for which the provider reports an error', async () => {
    const secrets = newSecrets();
    const start = await client().begin(REDIRECT, secrets);
    start.searchParams.delete('code_challenge');
    start.searchParams.delete('code_challenge_method');
    const callback = await callbackOf(start);
    expect(callback.searchParams.get('error')).toBe('invalid_request');
    await expect(client().finish(callback, secrets)).rejects.toMatchObject({ outcome: 'failed' });
  });

  test('gets 400 for a foreign redirect_uri', async () => {
    const start = await client().begin('https://evil.example/oauth2redirect', newSecrets());
    const answer = await fetch(start, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  test('rejects a wrong client secret', async () => {
    const { secrets, callback } = await begun();
    const settings = { name: 'google', issuer: provider.url, ...CLIENT, clientSecret: 'wrong' };
    const stranger = createProvider(settings, Date.now);
    await expect(stranger.finish(callback, secrets)).rejects.toMatchObject({ outcome: 'failed' });
  });
});

describe('a sign-in', () => {
  let liar: Awaited<ReturnType<typeof startLiar>>;
  let server: TestApp;
  beforeAll(async () => {
    liar = await startLiar();
    server = await createTestApp({ env: liar.env });
  });
  beforeEach(() => server.reset());
  afterAll(async () => {
    await server.close();
    await liar.close();
  });

  async function signIn(idToken: (nonce: string) => Promise<string> | string) {
    const browser = createBrowser(server);
    const { next } = await browser.visit(LOGIN);
    const { state = '', nonce = '' } = said(next);
    const token = await idToken(nonce);
    if (token) liar.answersToken(token);
    const query = new URLSearchParams({ code: 'a-code', state, iss: liar.url });
    return said((await browser.visit(`/oauth2redirect?${query.toString()}`)).next);
  }

  test('succeeds with a valid ID token', async () => {
    const answer = await signIn((nonce) => liar.sign(liar.goodClaims(nonce)));
    expect(answer).toMatchObject({ is_new_user: 'true' });
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, (nonce: string) => Promise<string> | string]>([
    ['alg none', (nonce) => new UnsecuredJWT(liar.goodClaims(nonce)).encode()],
    [
      'an algorithm that is not agreed',
      (nonce) => liar.sign(liar.goodClaims(nonce), randomBytes(32), 'HS256'),
    ],
    [
      'a header that names its own key',
      (nonce) =>
        new SignJWT(liar.goodClaims(nonce))
          .setProtectedHeader({
            alg: 'RS256',
            kid: 'other',
            jwk: { kty: 'RSA', n: 'AQ', e: 'AQAB' },
          })
          .sign(liar.privateKey),
    ],
    [
      'an unknown crit',
      (nonce) =>
        new SignJWT(liar.goodClaims(nonce))
          .setProtectedHeader({ alg: 'RS256', kid: 'k', crit: ['x'], x: 1 })
          .sign(liar.privateKey, { crit: { x: true } }),
    ],
    ['a cut signature', async (nonce) => (await liar.sign(liar.goodClaims(nonce))).slice(0, -8)],
    [
      'changed claims',
      async (nonce) => {
        const [head, , signature] = (await liar.sign(liar.goodClaims(nonce))).split('.');
        const claims = { ...liar.goodClaims(nonce), email: 'admin@example.org' };
        const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
        return [head, body, signature].join('.');
      },
    ],
    ['another audience', (nonce) => liar.sign({ ...liar.goodClaims(nonce), aud: 'another' })],
    ['another issuer', (nonce) => liar.sign({ ...liar.goodClaims(nonce), iss: 'https://a.exam' })],
    ['another nonce', () => liar.sign(liar.goodClaims('another'))],
    ['no nonce', (nonce) => liar.sign({ ...liar.goodClaims(nonce), nonce: undefined })],
    ['an expiry in the past', (nonce) => liar.sign({ ...liar.goodClaims(nonce), exp: now() - 60 })],
    ['no expiry', (nonce) => liar.sign({ ...liar.goodClaims(nonce), exp: undefined })],
    ['an expiry in ms', (nonce) => liar.sign({ ...liar.goodClaims(nonce), exp: Date.now() })],
    ['an expiry in words', (nonce) => liar.sign({ ...liar.goodClaims(nonce), exp: 'tomorrow' })],
    ['an nbf in the future', (nonce) => liar.sign({ ...liar.goodClaims(nonce), nbf: now() + 600 })],
    ['no subject', (nonce) => liar.sign({ ...liar.goodClaims(nonce), sub: undefined })],
    ['no JWT at all', () => 'rubbish'],
  ])('fails and creates no account when the ID token has %s', async (_, token) => {
    expect(await signIn(token)).toEqual({ google: 'failed' });
    expect(await server.app.db.select().from(users)).toEqual([]);
  });

  test('fails when the ID token expires at 1e400', async () => {
    const answer = await signIn(async (nonce) => {
      const claims = JSON.stringify({ ...liar.goodClaims(nonce), exp: 0 });
      const text = claims.replace('"exp":0', '"exp":1e400');
      const signed = await new FlattenedSign(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .sign(liar.privateKey);
      return [signed.protected, signed.payload, signed.signature].join('.');
    });
    expect(answer).toEqual({ google: 'failed' });
  });

  test.each([
    ['a broken server', 502, '<h1>Bad gateway</h1>', 'unavailable'],
    ['HTML with 200', 200, '<h1>Welcome</h1>', 'failed'],
    ['an empty answer', 200, '', 'failed'],
    ['its own words', 400, '{"error":"invalid_grant","error_description":"evil"}', 'failed'],
  ])('ends at the login step after %s at the token endpoint', async (_, status, body, outcome) => {
    liar.answers((response) => {
      const type = body.startsWith('{') ? 'application/json' : 'text/html';
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    expect(await signIn(() => '')).toEqual({ google: outcome });
    expect(server.logs.join()).not.toContain('evil');
  });

  test('ends with google=unavailable when the connection breaks', async () => {
    liar.answers((response) => response.destroy());
    expect(await signIn(() => '')).toEqual({ google: 'unavailable' });
  });

  test('ends with google=unavailable when no answer comes for five seconds', async () => {
    liar.answers(() => {});
    expect(await signIn(() => '')).toEqual({ google: 'unavailable' });
  });

  test('reads the configuration of the provider once', () => {
    expect(liar.discovered).toHaveLength(1);
  });
});

test('createProvider asks a provider again at the next sign-in when it could not be reached', async () => {
  const liar = await startLiar();
  await liar.close();
  const settings = { name: 'google', issuer: liar.url, ...CLIENT };
  const provider = createProvider(settings, Date.now);
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(provider.begin(REDIRECT, newSecrets())).rejects.toMatchObject({
      outcome: 'unavailable',
    });
  }
  await expect(provider.begin(REDIRECT, newSecrets())).rejects.toBeInstanceOf(SignInFailure);
});

test('a server with Google settings and one in production have no local provider', async () => {
  const client = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  const configured = await createTestApp({ env: client });
  expect((await configured.get('demo-google/.well-known/openid-configuration')).status).toBe(404);
  await configured.close();
  const production = await createTestApp({ env: PRODUCTION });
  expect((await production.get('demo-google/.well-known/openid-configuration')).status).toBe(404);
  await production.close();
});
