import { eq } from 'drizzle-orm';
import { identities, identityOffers } from '../../db/schema/identities';
import { consents } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { createBrowser, type Browser } from '../../test/browser';
import { LOGIN, said, swap } from '../../test/google';
import { takeMails } from '../../test/moderation';
import { startProvider } from '../../test/openIdProvider';
import { individual, PASSWORD, readUser, signUp } from '../../test/people';
import { createTestApp, sessionOf, type TestApp } from '../../test/testApp';
import { cleanName } from './findMember';

let provider: Awaited<ReturnType<typeof startProvider>>;
let server: TestApp;
beforeAll(async () => {
  provider = await startProvider('http://localhost:3000/oauth2redirect');
  server = await createTestApp({ env: provider.env });
});
beforeEach(() => server.reset());
afterAll(async () => {
  await server.close();
  await provider.close();
});

const achieng = {
  sub: 'g-achieng',
  email: 'Achieng@Example.com',
  email_verified: true,
  given_name: 'Achieng',
  family_name: 'Otieno',
};

async function comeFromGoogle(claims: typeof achieng, browser: Browser = createBrowser(server)) {
  provider.become(claims);
  const { next } = await browser.follow(LOGIN);
  return { browser, answer: said(next) };
}

const logIn = (browser: Browser, username = individual.username, password = PASSWORD) =>
  server.post(
    'accounts/login/',
    { username, password },
    { headers: { cookie: browser.cookiesFor('/accounts/login/') } },
  );

const arrive = async (browser: Browser, answer: Record<string, string>) =>
  sessionOf(await swap(server, browser, answer['token'] ?? ''));

const agreements = (userId: number) =>
  server.app.db.select().from(consents).where(eq(consents.user_id, userId));

async function setPassword(email: string): Promise<void> {
  await server.post('dj-rest-auth/password/reset/', { email });
  const mail = (await takeMails(server)).at(-1);
  const [, uid, token] = /confirm\/([^/]+)\/(\S+)/.exec(mail?.text ?? '') ?? [];
  const link = { uid, token, new_password1: PASSWORD, new_password2: PASSWORD };
  expect((await server.post('dj-rest-auth/password/reset/confirm/', link)).status).toBe(200);
}

const links = () => server.app.db.select().from(identities);

describe('a verified email of a member', () => {
  test('links the Google account once the member signs in with the password', async () => {
    const member = await signUp(server);
    const { browser, answer } = await comeFromGoogle(achieng);
    expect(answer).toEqual({ google: 'confirm' });
    expect(await links()).toEqual([]);

    expect((await logIn(browser)).status).toBe(200);
    expect(await links()).toMatchObject([
      { provider: 'google', subject: 'g-achieng', user_id: member.user_id },
    ]);
    expect((await readUser(server, member.user_id)).email_verified_at).toEqual(server.app.now());

    const again = await comeFromGoogle(achieng);
    const session = sessionOf(await swap(server, again.browser, again.answer['token'] ?? ''));
    expect([session.user_id, again.answer['is_new_user']]).toEqual([member.user_id, 'false']);
  });

  test('links nothing after a wrong password', async () => {
    await signUp(server);
    const { browser } = await comeFromGoogle(achieng);
    expect((await logIn(browser, individual.username, 'not-my-password')).status).toBe(401);
    expect(await links()).toEqual([]);
  });

  test('links nothing to another member who signs in', async () => {
    await signUp(server);
    await signUp(server, { ...individual, username: 'baraka', email: 'baraka@example.com' });
    const { browser } = await comeFromGoogle(achieng);
    expect((await logIn(browser, 'baraka')).status).toBe(200);
    expect(await links()).toEqual([]);
  });

  test('links nothing in another browser, nor after half an hour', async () => {
    await signUp(server);
    const { browser } = await comeFromGoogle(achieng);
    await logIn(createBrowser(server));
    expect(await links()).toEqual([]);
    server.advance(1800);
    expect((await logIn(browser)).status).toBe(200);
    expect(await links()).toEqual([]);
    await server.app.sweep();
    expect(await server.app.db.select().from(identityOffers)).toEqual([]);
  });

  test('confirms no email that the member has changed since', async () => {
    const { user_id } = await signUp(server);
    const { browser } = await comeFromGoogle(achieng);
    const email = 'new@example.com';
    await server.app.db.update(users).set({ email }).where(eq(users.id, user_id));
    await logIn(browser);
    expect((await readUser(server, user_id)).email_verified_at).toBeNull();
  });

  test('returns google=refused when the account is closed', async () => {
    await signUp(server);
    await server.app.db.update(users).set({ active: false });
    expect((await comeFromGoogle(achieng)).answer).toEqual({ google: 'refused' });
  });
});

describe('an unverified email', () => {
  test.each([
    ['of a member', true],
    ['of nobody', false],
  ])('%s neither links nor creates an account', async (_, isTaken) => {
    if (isTaken) await signUp(server);
    const { browser, answer } = await comeFromGoogle({ ...achieng, email_verified: false });
    expect(answer).toEqual({ google: 'unverified' });
    await logIn(browser);
    expect(await links()).toEqual([]);
    expect(await server.app.db.select().from(users)).toHaveLength(isTaken ? 1 : 0);
  });

  test('still signs in a member who is linked already', async () => {
    await comeFromGoogle(achieng);
    const { answer } = await comeFromGoogle({ ...achieng, email_verified: false });
    expect(answer).toHaveProperty('token');
  });
});

describe('a new member from Google', () => {
  test('is recognised by the sub when the email changes', async () => {
    await comeFromGoogle(achieng);
    const { answer } = await comeFromGoogle({ ...achieng, email: 'moved@example.com' });
    expect(answer).toHaveProperty('token');
    expect(await server.app.db.select().from(users)).toHaveLength(1);
  });

  test('gets one welcome without a link that confirms the email', async () => {
    await comeFromGoogle(achieng);
    await comeFromGoogle(achieng);
    const mails = await takeMails(server);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['Achieng@Example.com', 'Welcome to Kijani'],
    ]);
    expect(mails[0]?.text).not.toContain('/verify-email/');
  });

  test('is asked for the account type until it is chosen, which also accepts the terms', async () => {
    await comeFromGoogle(achieng);
    const { browser, answer } = await comeFromGoogle(achieng);
    expect(answer['is_new_user']).toBe('true');
    const { user_id, token } = await arrive(browser, answer);
    expect(await agreements(user_id)).toEqual([]);

    const choice = { user_id, user_type: 'kijaniUser' };
    for (const status of [200, 403]) {
      const chosen = await server.post('mainapp/user/update-user-type/', choice, { token });
      expect(chosen.status).toBe(status);
    }
    expect(await agreements(user_id)).toMatchObject([{ kind: 'terms', given: true }]);
    expect((await comeFromGoogle(achieng)).answer['is_new_user']).toBe('false');
  });

  test('has to confirm when the email belongs to another linked Google account', async () => {
    await comeFromGoogle(achieng);
    const { answer } = await comeFromGoogle({ ...achieng, sub: 'g-another' });
    expect(answer).toEqual({ google: 'confirm' });
  });

  test('gets another user name when the email is taken as one', async () => {
    const squatter = { username: 'achieng@example.com', email: 'b@example.com' };
    await signUp(server, { ...individual, ...squatter });
    const { answer } = await comeFromGoogle(achieng);
    expect(answer).toMatchObject({ is_new_user: 'true' });
    const newcomer = eq(users.email, achieng.email);
    const [user] = await server.app.db.select().from(users).where(newcomer);
    expect(user?.username).toMatch(/^Achieng-[\w-]{8}$/);
  });

  test('gets one account when two windows return at the same moment', async () => {
    provider.become(achieng);
    const browsers = [createBrowser(server), createBrowser(server)];
    const callbacks = [];
    for (const browser of browsers) {
      const { next } = await browser.follow(LOGIN, null, '/oauth2redirect');
      callbacks.push({ browser, next: next ?? '' });
    }
    const answers = await Promise.all(callbacks.map(({ browser, next }) => browser.visit(next)));
    expect(answers.map(({ next }) => said(next)['token'])).toEqual([
      expect.any(String),
      expect.any(String),
    ]);
    expect(await server.app.db.select().from(users)).toHaveLength(1);
  });

  test('cannot sign in with a password', async () => {
    await comeFromGoogle(achieng);
    expect((await logIn(createBrowser(server), achieng.email)).status).toBe(401);
  });

  test('sets a password before deleting the account, which returns 400 without one', async () => {
    const { browser, answer } = await comeFromGoogle(achieng);
    const { user_id, token } = await arrive(browser, answer);
    const own = `mainapp/profile/${user_id}/`;
    expect((await server.get(own, token)).body).toMatchObject({ has_password: false });
    const refused = await server.post(`${own}delete/`, { current_password: PASSWORD }, { token });
    expect([refused.status, refused.body]).toEqual([
      400,
      { current_password: ['Your account has no password yet. Set one first.'] },
    ]);

    await setPassword(achieng.email);
    const session = sessionOf(await logIn(browser, achieng.email));
    const form = { current_password: PASSWORD };
    const done = await server.post(`${own}delete/`, form, { token: session.token });
    expect(done.status).toBe(204);
    expect(await links()).toEqual([]);
  });

  test.each(['no-at-sign', '', `${'a'.repeat(250)}@example.com`])(
    'is not created with the email %j',
    async (email) => {
      const { answer } = await comeFromGoogle({ ...achieng, email });
      expect(answer).toEqual({ google: 'unverified' });
    },
  );
});

test('a member who signed up with a password and is then linked cannot choose the type again', async () => {
  const { user_id } = await signUp(server);
  const { browser } = await comeFromGoogle(achieng);
  const { token } = sessionOf(await logIn(browser));
  expect(await links()).toMatchObject([{ user_id }]);
  const choice = { user_id, user_type: 'business' };
  const answer = await server.post('mainapp/user/update-user-type/', choice, { token });
  expect(answer.status).toBe(403);
});

test.each([
  ['  Wanjirũ 🌱 ', 'Wanjirũ 🌱'],
  ['A\u0000b\u202Ec\nd', 'A bc d'],
  ['\uD800x', 'x'],
  ['🌱'.repeat(300), '🌱'.repeat(120)],
  ['<b>x&admin=true</b>', '<b>x&admin=true</b>'],
  ['\u200B\u200B', ''],
])('cleanName turns %j into %j', (given, kept) => {
  expect(cleanName(given)).toBe(kept);
});
