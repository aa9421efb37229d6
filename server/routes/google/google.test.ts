import { eq } from 'drizzle-orm';
import { identities } from '../../db/schema/identities';
import { users } from '../../db/schema/accounts';
import { becomeDemo, leave, LOGIN, said, signInLocally, swap } from '../../test/google';
import { createBrowser } from '../../test/browser';
import { individual, readUser, signUp } from '../../test/people';
import { serverForTests, sessionOf } from '../../test/testApp';
import { codeOf, switchOnTwoStep } from '../../test/twoStep';
import { KNOWN_PERSON, LOCAL_PROVIDER } from './local/people';
import { newSecrets } from './provider';

const server = serverForTests();

const wanjiku = { ...individual, username: 'wanjiku', email: KNOWN_PERSON.email };

async function knownMember() {
  const member = await signUp(server(), wanjiku);
  await server().app.db.insert(identities).values({
    provider: LOCAL_PROVIDER,
    subject: KNOWN_PERSON.sub,
    email: KNOWN_PERSON.email,
    user_id: member.user_id,
  });
  return member;
}

describe('a sign-in with the local provider', () => {
  beforeEach(() => becomeDemo(server()));

  test('creates an account for a new person, who then chooses its type', async () => {
    const { browser, back } = await signInLocally(server(), 'new');
    expect(back.origin + back.pathname).toBe(`${server().app.config.publicUrl}/`);
    expect(said(back)).toEqual({ token: expect.any(String) as unknown, is_new_user: 'true' });

    const session = sessionOf(await swap(server(), browser, said(back)['token'] ?? ''));
    expect(session).toMatchObject({ first_name: 'Zawadi', last_name: 'Njeri', form_filled: false });
    const user = await readUser(server(), session.user_id);
    expect(user).toMatchObject({
      username: user.email,
      password_hash: null,
      phone_num: '000 0000 0000',
      email_verified_at: server().app.now(),
    });

    const chosen = await server().post(
      'mainapp/user/update-user-type/',
      { user_id: user.id, user_type: 'kijaniBusiness' },
      { token: session.token },
    );
    expect(chosen.body).toEqual({ success: true, user_type: 'business', error: null });
  });

  test('signs a known person in, returns the next path and creates no second account', async () => {
    const member = await knownMember();
    for (let times = 0; times < 2; times += 1) {
      const { browser, back } = await signInLocally(server(), 'known', '?next=/events%3Fa%3D1');
      expect(said(back)).toEqual({
        token: expect.any(String) as unknown,
        is_new_user: 'false',
        next: '/events?a=1',
      });
      const session = sessionOf(await swap(server(), browser, said(back)['token'] ?? ''));
      expect(session.user_id).toBe(member.user_id);
    }
    expect(await server().app.db.select().from(users)).toHaveLength(1);
  });

  test('asks a person with two-step sign-in for a code, and keeps the challenge in a cookie', async () => {
    const member = await knownMember();
    const { secret } = await switchOnTwoStep(server(), member);
    const { browser, back } = await signInLocally(server(), 'known', '?next=/report');
    expect(said(back)).toEqual({ google: 'code', next: '/report' });
    const send = (code: string, cookie?: string) =>
      server().post(
        'accounts/login/code/',
        { challenge: '', code },
        { headers: { ...(cookie && { cookie }) } },
      );
    expect((await send(codeOf(server(), secret))).status).toBe(401);
    const answer = await send(
      codeOf(server(), secret),
      browser.cookiesFor('/accounts/login/code/'),
    );
    expect(sessionOf(answer).user_id).toBe(member.user_id);
  });

  test('that is cancelled returns google=cancelled with next, sso and sig', async () => {
    const { back } = await signInLocally(server(), '', '?next=/report&sso=c3+v&sig=ab');
    expect(said(back)).toEqual({ google: 'cancelled', next: '/report', sso: 'c3 v', sig: 'ab' });
  });

  test('sends the specified parameters and removes its cookie at the end', async () => {
    const browser = createBrowser(server());
    const { next, setCookies } = await browser.visit(LOGIN);
    const query = Object.fromEntries(next?.searchParams ?? []);
    expect(query).toEqual({
      client_id: 'demo',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/oauth2redirect',
      scope: 'openid profile email',
      access_type: 'offline',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/) as unknown,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
    expect(setCookies.join()).toMatch(
      /^google_state=[^;]+; Max-Age=600; Path=\/oauth2redirect; HttpOnly; SameSite=Lax$/,
    );
    const page = await browser.follow(next ?? '');
    await browser.follow(page.address, 'person=new');
    expect(browser.cookiesFor('/oauth2redirect')).not.toContain('google_state');
  });

  test.each([
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['https://evil.example/', ''],
    ['javascript:alert(1)', ''],
    [`/${'a'.repeat(600)}`, ''],
    ['/.//evil.example', ''],
    ['/events/../report', '/report'],
  ])('with next=%s returns the next path "%s"', async (next, taken) => {
    const { back } = await signInLocally(server(), '', `?next=${encodeURIComponent(next)}`);
    expect(said(back)['next'] ?? '').toBe(taken);
  });

  test('of a closed account returns google=refused', async () => {
    const { user_id } = await knownMember();
    await server().app.db.update(users).set({ active: false }).where(eq(users.id, user_id));
    const { back } = await signInLocally(server(), 'known');
    expect(said(back)).toEqual({ google: 'refused' });
  });

  test('writes no token, code, state or email to the log', async () => {
    const { browser, page } = await leave(server());
    const returned = await browser.follow(page.address, 'person=new', '/oauth2redirect');
    const back = await browser.visit(returned.next ?? '');
    const session = sessionOf(await swap(server(), browser, said(back.next)['token'] ?? ''));
    const log = server().logs.join('\n');
    expect(log).toContain('/oauth2redirect');
    const query = said(returned.next);
    for (const secret of [
      said(back.next)['token'],
      query['code'],
      query['state'],
      session.token,
      session.user_email,
    ]) {
      expect(secret).toMatch(/.{10}/);
      expect(log).not.toContain(secret);
    }
  });
});

describe('GET /oauth2redirect', () => {
  beforeEach(() => becomeDemo(server()));

  async function returned() {
    const { browser, page } = await leave(server());
    const { next } = await browser.follow(page.address, 'person=new', '/oauth2redirect');
    if (!next) throw new Error('no way back');
    return { browser, callback: next };
  }
  const changed = (url: URL, name: string, value: string | null) => {
    const other = new URL(url);
    if (value === null) other.searchParams.delete(name);
    else other.searchParams.set(name, value);
    return other;
  };

  test('returns google=interrupted without the cookie', async () => {
    const { callback } = await returned();
    const { next } = await createBrowser(server()).visit(callback);
    expect(said(next)).toEqual({ google: 'interrupted' });
  });

  test('returns google=interrupted after eleven minutes', async () => {
    const { browser, callback } = await returned();
    server().advance(660);
    expect(said((await browser.visit(callback)).next)).toEqual({ google: 'interrupted' });
  });

  test('returns google=interrupted when the cookie was changed', async () => {
    const { callback } = await returned();
    const answer = await server().app.inject({
      url: callback.pathname + callback.search,
      headers: { cookie: 'google_state=state%3Da%26until%3D99999999999999.bad' },
    });
    expect(answer.headers.location).toMatch(/\/\?google=interrupted$/);
  });

  test.each([
    ['another state', 'state', 'b'.repeat(43)],
    ['no state', 'state', null],
    ['another issuer', 'iss', 'https://accounts.example'],
    ['no issuer', 'iss', null],
    ['an unknown code', 'code', 'c'.repeat(43)],
    ['no code', 'code', null],
  ])('returns google=failed and creates no account with %s', async (_, name, value) => {
    const { browser, callback } = await returned();
    const { next } = await browser.visit(changed(callback, name, value));
    expect(said(next)).toEqual({ google: 'failed' });
    expect(await server().app.db.select().from(users)).toEqual([]);
  });

  test.each(['nonce', 'verifier'] as const)(
    'returns google=failed with another %s in the cookie',
    async (name) => {
      const { app } = server();
      const { browser, callback } = await returned();
      const cookies = app.parseCookie(browser.cookiesFor(callback.pathname));
      const { value } = app.unsignCookie(cookies['google_state'] ?? '');
      const kept = new URLSearchParams(value ?? '');
      expect(kept.get(name)).toMatch(/^[\w-]{43}$/);
      kept.set(name, newSecrets()[name]);
      const answer = await app.inject({
        url: callback.pathname + callback.search,
        headers: { cookie: `google_state=${encodeURIComponent(app.signCookie(kept.toString()))}` },
      });
      expect(answer.headers.location).toMatch(/\/\?google=failed$/);
      expect(await app.db.select().from(users)).toEqual([]);
    },
  );

  test('returns google=failed for a code that was used', async () => {
    const { browser, callback } = await returned();
    const cookie = browser.cookiesFor(callback.pathname);
    await browser.visit(callback);
    const answer = await server().app.inject({
      url: callback.pathname + callback.search,
      headers: { cookie },
    });
    expect(answer.headers.location).toMatch(/\/\?google=failed$/);
  });

  test('returns google=failed and does not repeat the words of the provider', async () => {
    const { browser, callback } = await returned();
    const { state = '', iss = '' } = said(callback);
    const words = 'call +254 700 000000 now';
    const answer = { error: 'invalid_scope', error_description: words };
    const query = new URLSearchParams({ ...answer, state, iss });
    const { next, text } = await browser.visit(`${callback.pathname}?${query.toString()}`);
    expect(said(next)).toEqual({ google: 'failed' });
    for (const written of [text, server().logs.join()]) {
      expect(written).not.toMatch(/call|254.{1,3}700/);
    }
  });
});

describe('GET /accounts/google/login/ without Google settings', () => {
  test('returns google=unavailable, and there is no local provider without demo data', async () => {
    const { next } = await createBrowser(server()).visit(LOGIN);
    expect(said(next)).toEqual({ google: 'unavailable' });
    const { status } = await server().get('demo-google/.well-known/openid-configuration');
    expect(status).toBe(404);
  });

  test('returns google=throttled after 300 attempts', async () => {
    const browser = createBrowser(server());
    for (let count = 0; count < 300; count += 1) await browser.visit(LOGIN);
    expect(said((await browser.visit(LOGIN)).next)).toEqual({ google: 'throttled' });
  });
});
