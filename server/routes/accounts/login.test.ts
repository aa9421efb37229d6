import { eq } from 'drizzle-orm';
import { attempts } from '../../db/schema/shared';
import { users } from '../../db/schema/accounts';
import { PasswordQueueFull } from '../../security/passwords';
import { business, individual, PASSWORD, signUp } from '../../test/people';
import { createTestApp, sessionOf, serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'accounts/login/';
const WRONG = 'Invalid email or password. Please check your credentials and try again.';

test.each(['achieng', 'ACHIENG', 'Achieng@Example.com', ' achieng '])(
  'opens a session for the user name or email %p',
  async (username) => {
    const { user_id } = await signUp(server());
    const answer = await server().post(url, { username, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(sessionOf(answer).user_id).toBe(user_id);
  },
);

describe('a user name in different spellings', () => {
  const named = { ...individual, username: 'Ñandú', email: 'Ñandú@example.com' };
  const attempt = (username: string, password = PASSWORD) =>
    server().post(url, { username, password });

  test.each(['Ñandú', 'ñANDÚ', 'n\u0303andu\u0301', 'ｎ\u0303andú', 'ñandú@ＥＸＡＭＰＬＥ.com'])(
    'opens the session of Ñandú for %s',
    async (username) => {
      const { user_id } = await signUp(server(), named);
      const answer = await attempt(username);
      expect(answer.status).toBe(200);
      expect(sessionOf(answer).user_id).toBe(user_id);
    },
  );

  test('counts wrong passwords of all spellings together', async () => {
    await signUp(server(), named);
    const ways = ['Ñandú', 'ñANDÚ', 'n\u0303andu\u0301', 'ｎ\u0303andú', 'ÑANDÚ'];
    const answers = [];
    for (const way of [...ways, ...ways, ...ways]) {
      answers.push((await attempt(way, 'wrong-password')).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  });

  test('returns 401 for letters that only some software folds into the name', async () => {
    await signUp(server(), { ...individual, username: 'kiprich', email: 'kiprich@example.com' });
    const found = [];
    for (const way of ['kİprich', 'kiprİch', 'KİPRİCH', 'kıprich', 'kiprich@example.com\u200b']) {
      found.push((await attempt(way)).status);
    }
    expect(found).toEqual(Array(5).fill(401));
  });
});

test('puts the user data and an expiry into the token', async () => {
  const session = await signUp(server(), business);
  const payload = JSON.parse(
    Buffer.from(session.token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>;
  expect(payload['user_data']).toEqual({ ...session, token: undefined });
  expect(Number(payload['exp']) - Number(payload['iat'])).toBe(24 * 3600);
});

test('returns the same 401 for an unknown user name, a wrong password and a closed account', async () => {
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
])('returns 400 and names the fields for %j', async (body, fields) => {
  const answer = await server().post(url, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ detail: BAD_FORMAT, error: BAD_FORMAT });
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(fields));
});

describe('the limit of attempts', () => {
  const attempt = (username = 'achieng', headers = {}) =>
    server().post(url, { username, password: 'wrong-password' }, { headers });

  test('returns 429 for the eleventh attempt on an account, and 200 after 300 seconds', async () => {
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

  test('counts from zero again after a right password', async () => {
    await signUp(server());
    const right = () => server().post(url, { username: 'achieng', password: PASSWORD });
    for (let count = 0; count < 9; count += 1) await attempt();
    expect((await right()).status).toBe(200);
    for (let count = 0; count < 9; count += 1) await attempt();
    expect((await right()).status).toBe(200);
  });

  test('returns 429 to an address with 300 attempts, whatever X-Forwarded-For says', async () => {
    const { app } = server();
    await attempt('first');
    await app.db.update(attempts).set({ count: 300 });
    const refused = await attempt('second', { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.status).toBe(429);
  });

  const from = (remoteAddress: string, password = 'wrong-password', more = {}) =>
    server().post(url, { username: 'achieng', password, ...more }, { remoteAddress });
  /** Sends 200 wrong passwords, ten from each address; returns how many were compared. */
  async function guessFromEverywhere(username = 'achieng'): Promise<number> {
    let compared = 0;
    for (let count = 0; count < 200; count += 1) {
      const address = `203.0.113.${Math.floor(count / 10)}`;
      if ((await from(address, 'wrong-password', { username })).status === 401) compared += 1;
    }
    return compared;
  }

  test('returns 429 after ten wrong passwords, but only to their address', async () => {
    await signUp(server());
    for (let count = 0; count < 11; count += 1) await from('203.0.113.9');
    expect((await from('203.0.113.9', PASSWORD)).status).toBe(429);
    expect((await from('198.51.100.7', PASSWORD)).status).toBe(200);
  });

  test.each(['achieng', 'nobody'])(
    'compares 100 wrong passwords for %s in a day when they come from many addresses',
    async (username) => {
      await signUp(server());
      expect(await guessFromEverywhere(username)).toBe(100);
      const refused = await from('198.51.100.7', 'wrong-password', { username });
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe('86400');
      expect(refused.body['error']).toMatch(/^Too many login attempts\./);
      server().advance(86_400);
      expect((await from('198.51.100.7', 'wrong-password', { username })).status).toBe(401);
    },
  );

  test('counts user name and email of one account together', async () => {
    await signUp(server());
    await guessFromEverywhere();
    expect(await guessFromEverywhere('achieng@example.com')).toBe(0);
  });

  test('counts no right passwords', async () => {
    await signUp(server());
    for (let count = 0; count < 110; count += 1) {
      expect((await from('198.51.100.7', PASSWORD)).status).toBe(200);
    }
  });

  test('stores no email, user name or address', async () => {
    await attempt('achieng@example.com');
    const rows = await server().app.db.select().from(attempts);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/achieng|127\.0\.0\.1/);
  });
});

test('returns 429 with Retry-After while too many passwords wait to be hashed', async () => {
  const full = new PasswordQueueFull('too many passwords wait');
  jest.spyOn(server().app.passwords, 'matches').mockRejectedValueOnce(full);
  const answer = await server().post(url, { username: 'achieng', password: PASSWORD });
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.body['error']).toMatch(/^Too many login attempts\./);
});

describe('a browser in which the member has signed in before', () => {
  /** The `device` cookie that an answer sets, as a browser sends it back. */
  const cookieOf = ({ headers }: Answer): string => {
    const set = [headers['set-cookie']].flat().map(String);
    return set.find((line) => line.startsWith('device='))?.split(';')[0] ?? '';
  };
  const logIn = (cookie: string, password = PASSWORD, username = 'achieng', more = {}) =>
    server().post(
      url,
      { username, password },
      { headers: { 'content-type': 'application/json', cookie }, ...more },
    );
  const known = async () => {
    await signUp(server());
    return cookieOf(await logIn(''));
  };
  /** Uses up the daily attempts of strangers, also from the member's address. */
  async function lockOut(): Promise<void> {
    for (let count = 0; count < 120; count += 1) {
      const remoteAddress = `127.0.0.${1 + Math.floor(count / 10)}`;
      await logIn('', 'wrong-password', 'achieng', { remoteAddress });
    }
    expect((await logIn('')).status).toBe(429);
  }

  test('gets an HttpOnly, SameSite cookie that holds no user id and differs each time', async () => {
    const { user_id } = await signUp(server());
    const answer = await logIn('');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^device=[\w.%-]+; Max-Age=15552000; Path=\/accounts\/; HttpOnly; SameSite=Lax$/,
    );
    const parts = decodeURIComponent(cookieOf(answer)).slice('device='.length).split('.');
    expect(parts).toHaveLength(3);
    expect(parts).not.toContain(String(user_id));
    expect(cookieOf(await logIn(''))).not.toBe(cookieOf(answer));
  });

  test('lets the member in while strangers are locked out', async () => {
    const cookie = await known();
    await lockOut();
    expect((await logIn(cookie)).status).toBe(200);
  });

  test('has ten attempts per 300 seconds and 100 a day of its own', async () => {
    const cookie = await known();
    for (let round = 0; round < 10; round += 1) {
      for (let count = 0; count < 10; count += 1) {
        expect((await logIn(cookie, 'wrong-password')).status).toBe(401);
      }
      const refused = await logIn(cookie);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '300']);
      server().advance(300);
    }
    const refused = await logIn(cookie);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '83400']);
    expect((await logIn('')).status).toBe(200);
  });

  test.each<[string, (cookie: string) => string]>([
    ['without a cookie', () => ''],
    [
      'with a changed cookie',
      (cookie) => cookie.replace(/\.(.)/, (_dot, one) => (one === 'A' ? '.B' : '.A')),
    ],
    ['with a later end', (cookie) => cookie.replace(/=./, '=z')],
    ['with rubbish', () => 'device=~~.~a.b.c~'],
  ])('is not recognised %s', async (_name, change) => {
    const cookie = await known();
    await lockOut();
    expect((await logIn(change(cookie))).status).toBe(429);
  });

  test('is not recognised for another member', async () => {
    const cookie = await known();
    const other = { ...individual, username: 'baraka', email: 'baraka@example.com' };
    await signUp(server(), other);
    for (let count = 0; count < 10; count += 1) await logIn(cookie, 'wrong-password', 'baraka');
    expect((await logIn(cookie, PASSWORD, 'baraka')).status).toBe(429);
    expect((await logIn(cookie)).status).toBe(200);
  });

  test('is recognised for the last five members who signed in', async () => {
    let cookie = await known();
    const names = ['amina', 'baraka', 'chebet', 'dama', 'ekai'];
    for (const name of names.slice(0, 4)) {
      await signUp(server(), { ...individual, username: name, email: `${name}@example.com` });
      cookie = cookieOf(await logIn(cookie, PASSWORD, name));
    }
    await lockOut();
    expect((await logIn(cookie)).status).toBe(200);
    await signUp(server(), { ...individual, username: 'ekai', email: 'ekai@example.com' });
    cookie = cookieOf(await logIn(cookie, PASSWORD, 'ekai'));
    expect((await logIn(cookie)).status).toBe(429);
  });

  test('is recognised for 180 days', async () => {
    const cookie = await known();
    server().advance(180 * 86_400 - 1);
    await lockOut();
    expect((await logIn(cookie)).status).toBe(200);
    server().advance(1);
    expect((await logIn(cookie)).status).toBe(429);
  });

  test('is recognised after a sign-up and after a password reset', async () => {
    const signedUp = cookieOf(await server().post('accounts/signup/', individual));
    await lockOut();
    expect((await logIn(signedUp)).status).toBe(200);

    await server().post('dj-rest-auth/password/reset/', { email: individual.email });
    await server().app.laterDone();
    await server().app.deliverMails();
    const mail = server().mails.at(-1)?.text ?? '';
    const [, uid, token] = /confirm\/([^/]+)\/(\S+)/.exec(mail) ?? [];
    const fresh = { new_password1: 'maembe-na-ndizi', new_password2: 'maembe-na-ndizi' };
    const form = { uid, token, ...fresh };
    const reset = await server().post('dj-rest-auth/password/reset/confirm/', form);
    expect((await logIn(cookieOf(reset), fresh.new_password1)).status).toBe(200);
  });

  test('gets a Secure cookie when the site has https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://kijani.example' } });
    const answer = await secure.post('accounts/signup/', individual);
    await secure.close();
    expect(String(answer.headers['set-cookie'])).toMatch(/^device=.*; Secure;/);
  });
});
