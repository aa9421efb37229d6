import { eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts';
import { individual, PASSWORD, signUp } from '../test/people';
import { createTestApp, serverForTests, type TestApp } from '../test/testApp';

const server = serverForTests({ transport: { trustProxy: true } });

const LATER = 601;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** The lines of the security log, without what every line has. */
function securityLines({ logs }: Pick<TestApp, 'logs'>) {
  return logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ security }) => security === true)
    .map(({ level, time: _time, security: _security, msg, ...line }) => {
      expect([level, msg]).toEqual([40, 'security']);
      return line;
    });
}

const logIn = (username: string, password: string, address = '203.0.113.77') =>
  server().post('accounts/login/', { username, password }, from(address));

/** Each test begins in ten minutes of its own, when what the one before left to count is written. */
beforeEach(async () => {
  server().advance(LATER);
  await logIn('somebody', 'wrong-password', '192.0.2.1');
  server().logs.length = 0;
});

test('logs a failed sign-in with a hash of the account and a shortened address', async () => {
  await signUp(server());
  await logIn(individual.username, 'wrong-password');
  await logIn(individual.email, 'wrong-password');
  await logIn('nobody', 'wrong-password');
  await logIn(individual.username, PASSWORD);
  const [first, second, ...more] = securityLines(server());
  expect(first).toEqual({
    event: 'sign_in.failed',
    route: 'POST /accounts/login/',
    account: expect.stringMatching(/^[\w-]{16}$/) as string,
    address: '203.0.113.0/24',
    reason: null,
  });
  expect(second).toEqual({ ...first, account: expect.any(String) as string });
  expect(second?.['account']).not.toBe(first?.['account']);
  expect(more).toEqual([]);
  expect(server().logs.join('')).not.toMatch(/achieng|nobody|wrong-password|203\.0\.113\.77/i);
});

test('changes the hash of an account every month', async () => {
  await signUp(server());
  await logIn(individual.username, 'wrong-password');
  server().advance(31 * 86_400);
  await logIn(individual.username, 'wrong-password');
  const [first, second] = securityLines(server()).map(({ account }) => account);
  expect(first).not.toBe(second);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::ffff:198.51.100.9', '198.51.100.0/24'],
  ['198.51.100.9:5678', null],
  ['::ffff:198.51.100.9:5678', null],
  ['unknown', null],
  ['::1%a:b:c:d:e:f:g:h', null],
])('shortens the address %s to %s', async (address, network) => {
  await logIn('nobody', 'wrong-password', address);
  expect(securityLines(server())).toMatchObject([{ address: network }]);
});

test('counts repeats and logs a throttle', async () => {
  await signUp(server());
  for (let count = 0; count < 12; count += 1) await logIn(individual.username, 'wrong-password');
  expect(securityLines(server())).toMatchObject([
    { event: 'sign_in.failed' },
    { event: 'throttled', route: 'POST /accounts/login/' },
  ]);
  const [failed, throttled] = securityLines(server());
  expect(throttled?.['account']).toBe(failed?.['account']);
  server().advance(LATER);
  await logIn('nobody', 'wrong-password');
  expect(securityLines(server()).slice(2)).toMatchObject([
    { event: 'sign_in.failed', account: failed?.['account'], repeated: 9 },
    { event: 'throttled', repeated: 1 },
    { event: 'sign_in.failed' },
  ]);
});

test('logs the counts when the server stops', async () => {
  const own = await createTestApp();
  const wrong = { username: 'nobody', password: 'wrong-password' };
  for (let count = 0; count < 3; count += 1) await own.post('accounts/login/', wrong);
  await own.close();
  expect(securityLines(own)).toMatchObject([{ event: 'sign_in.failed' }, { repeated: 2 }]);
});

test('logs a wrong current password and a refused permission', async () => {
  const { user_id, token } = await signUp(server());
  const body = { current_password: 'wrong-password' };
  await server().post(`mainapp/profile/${user_id}/delete/`, body, { token });
  await server().get('mainapp/admin/members/?q=secret-words', token);
  const lines = securityLines(server());
  expect(lines).toMatchObject([
    { event: 'password.wrong', route: 'POST /mainapp/profile/:user_id/delete/' },
    { event: 'permission.refused', route: 'GET /mainapp/admin/members/' },
  ]);
  expect(lines[0]?.['account']).toBe(lines[1]?.['account']);
  expect(JSON.stringify(lines)).not.toContain('secret-words');
});

describe('a token', () => {
  const ask = (token: string) => server().get('accounts/me/', token);

  test('is logged when it is forged or malformed, without its text', async () => {
    const { token } = await signUp(server());
    const [head = '', , signature = ''] = token.split('.');
    const claims = Buffer.from('{"sub":"1"}').toString('base64url');
    await ask(`${head}.${claims}.${signature}`);
    await ask('undefined');
    await server().get('mainapp/listings/', 'x.y.z');
    expect(securityLines(server())).toMatchObject([
      { event: 'token.refused', reason: 'forged', account: null, route: 'GET /accounts/me/' },
      { event: 'token.refused', reason: 'malformed' },
    ]);
    expect(JSON.stringify(securityLines(server()))).not.toContain(claims);
  });

  test('is not logged when it has expired, was ended or is missing', async () => {
    const { user_id, token } = await signUp(server());
    await server().app.db.update(users).set({ token_version: 9 }).where(eq(users.id, user_id));
    await ask(token);
    server().advance(2 * 86_400);
    await ask(token);
    await server().get('accounts/me/');
    expect(securityLines(server())).toEqual([]);
  });
});

test('logs a request that the forum has not signed', async () => {
  const own = await createTestApp({
    env: { FORUM_URL: 'https://forum.example', FORUM_SSO_SECRET: 'a-shared-secret' },
  });
  await own.get('mainapp/discourse/sso/?sso=bm9uY2U9MQ==&sig=00');
  await own.close();
  expect(securityLines(own)).toMatchObject([{ event: 'token.refused', reason: 'forum' }]);
});

test('does not log an unrequested callback of Google or an unknown address', async () => {
  await server().get('oauth2redirect?code=1&state=2');
  await server().get('mainapp/nowhere/');
  expect(securityLines(server())).toEqual([]);
});
