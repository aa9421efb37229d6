import { eq } from 'drizzle-orm';
import { attempts, users } from '../../db/schema';
import { PasswordQueueFull } from '../../security/passwords';
import { business, individual, PASSWORD, signUp } from '../../test/people';
import { sessionOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
const url = 'accounts/login/';
const WRONG = 'Invalid email or password. Please check your credentials and try again.';

test.each(['achieng', 'ACHIENG', 'Achieng@Example.com', ' achieng '])(
  'the user name or email %p opens a session',
  async (username) => {
    const { user_id } = await signUp(server());
    const answer = await server().post(url, { username, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(sessionOf(answer).user_id).toBe(user_id);
  },
);

describe('one name, however it is written', () => {
  const named = { ...individual, username: 'Ñandú', email: 'Ñandú@example.com' };
  const attempt = (username: string, password = PASSWORD) =>
    server().post(url, { username, password });

  test.each(['Ñandú', 'ñANDÚ', 'n\u0303andu\u0301', 'ｎ\u0303andú', 'ñandú@ＥＸＡＭＰＬＥ.com'])(
    '%s opens the session of Ñandú',
    async (username) => {
      const { user_id } = await signUp(server(), named);
      const answer = await attempt(username);
      expect(answer.status).toBe(200);
      expect(sessionOf(answer).user_id).toBe(user_id);
    },
  );

  test('counts as one', async () => {
    await signUp(server(), named);
    const ways = ['Ñandú', 'ñANDÚ', 'n\u0303andu\u0301', 'ｎ\u0303andú', 'ÑANDÚ'];
    const answers = [];
    for (const way of [...ways, ...ways, ...ways]) {
      answers.push((await attempt(way, 'wrong-password')).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  });

  test('is not one with letters that only some software folds into it', async () => {
    await signUp(server(), { ...individual, username: 'kiprich', email: 'kiprich@example.com' });
    const found = [];
    for (const way of ['kİprich', 'kiprİch', 'KİPRİCH', 'kıprich', 'kiprich@example.com\u200b']) {
      found.push((await attempt(way)).status);
    }
    expect(found).toEqual(Array(5).fill(401));
  });
});

test('the token holds the user data and an expiry', async () => {
  const session = await signUp(server(), business);
  const payload = JSON.parse(
    Buffer.from(session.token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  expect(payload['user_data']).toEqual({ ...session, token: undefined });
  expect(Number(payload['exp']) - Number(payload['iat'])).toBe(24 * 3600);
});

test('unknown, wrong and closed accounts get the same answer', async () => {
  const { user_id } = await signUp(server());
  const attempt = (username: string) =>
    server().post(url, { username, password: 'wrong-password' });
  const answers = [await attempt('achieng'), await attempt('nobody')];
  await server().app.db.update(users).set({ active: false }).where(eq(users.id, user_id));
  answers.push(await server().post(url, { username: 'achieng', password: PASSWORD }));
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({ detail: WRONG, error: WRONG, isAuthError: true });
    expect(headers['www-authenticate']).toBe('Token');
  }
});

const BAD_FORMAT = 'Please check your email and password format and try again.';

test.each([
  [{}, ['username', 'password']],
  [{ username: '', password: PASSWORD }, ['username']],
  [{ username: 'achieng', password: 'short' }, ['password']],
  [{ username: 7, password: PASSWORD }, ['username']],
  [{ username: null, password: PASSWORD }, ['username']],
  [{ username: 'achieng', password: 'x'.repeat(129) }, ['password']],
  [{ username: 'achieng', password: PASSWORD, remember: true }, ['remember']],
])('the format of %j is refused', async (body, fields) => {
  const answer = await server().post(url, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ detail: BAD_FORMAT, error: BAD_FORMAT });
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(fields));
});

describe('throttling', () => {
  const attempt = (username = 'achieng', headers = {}) =>
    server().post(url, { username, password: 'wrong-password' }, { headers });

  test('the eleventh attempt on an account is refused, and later ones are let in', async () => {
    await signUp(server());
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(401);
    const refused = await attempt('ACHIENG', { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('300');
    expect(refused.body).toEqual({
      detail: 'Request was throttled. Expected available in 300 seconds.',
      error: 'Too many login attempts. Please wait a few minutes before trying again.',
    });
    expect((await attempt('somebody else')).status).toBe(401);
    server().advance(300);
    const right = await server().post(url, { username: 'achieng', password: PASSWORD });
    expect(right.status).toBe(200);
  });

  test('a right password clears the count of the account', async () => {
    await signUp(server());
    const right = () => server().post(url, { username: 'achieng', password: PASSWORD });
    for (let count = 0; count < 9; count += 1) await attempt();
    expect((await right()).status).toBe(200);
    for (let count = 0; count < 9; count += 1) await attempt();
    expect((await right()).status).toBe(200);
  });

  test('an address is limited too, whatever account it tries and whatever it forges', async () => {
    const { app } = server();
    await attempt('first');
    await app.db.update(attempts).set({ count: 300 });
    const refused = await attempt('second', { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.status).toBe(429);
  });

  test('no e-mail, user name or address is stored', async () => {
    await attempt('achieng@example.com');
    const rows = await server().app.db.select().from(attempts);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/achieng|127\.0\.0\.1/);
  });
});

test('while too many passwords wait to be hashed it is 429 with Retry-After', async () => {
  const full = new PasswordQueueFull('too many passwords wait');
  jest.spyOn(server().app.passwords, 'matches').mockRejectedValueOnce(full);
  const answer = await server().post(url, { username: 'achieng', password: PASSWORD });
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.body['error']).toMatch(/^Too many login attempts\./);
});
