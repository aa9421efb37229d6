import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { individualProfiles, users } from '../../db/schema';
import { becomeNewcomer } from '../../test/google';
import { joinAsAdminNamed } from '../../test/moderation';
import { business, PASSWORD, readUser, signUp } from '../../test/people';
import { PRODUCTION } from '../../test/production';
import { sessionOf, serverForTests } from '../../test/testApp';
import { putListing } from '../../test/vetting';

const { JWT_SECRET } = PRODUCTION;
const server = serverForTests({ env: { JWT_SECRET } });
const typeUrl = 'mainapp/user/update-user-type/';

/** Somebody who came from Google and has not chosen yet. */
async function newcomer() {
  const member = await signUp(server());
  await becomeNewcomer(server(), member.user_id);
  return member;
}

describe('Authorization', () => {
  const me = (authorization?: string) =>
    server().app.inject({
      url: '/accounts/me/',
      headers: authorization === undefined ? {} : { authorization },
    });

  test.each([
    [undefined, 'Authentication credentials were not provided.'],
    ['Bearer abc', 'Authentication credentials were not provided.'],
    ['Basic YTpi', 'Authentication credentials were not provided.'],
    ['Token', 'Invalid token header. No credentials provided.'],
    ['Token a b', 'Invalid token header. Token string should not contain spaces.'],
    ['Token abc', 'Invalid token.'],
  ])('%p is refused', async (header, detail) => {
    const answer = await me(header);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Token');
    expect(answer.json()).toEqual({ detail });
  });

  test('the scheme is read in any case', async () => {
    const { token } = await signUp(server());
    expect((await me(`token ${token}`)).statusCode).toBe(200);
  });

  test('a closed account is told so', async () => {
    const { token, user_id } = await signUp(server());
    await server().app.db.update(users).set({ active: false }).where(eq(users.id, user_id));
    expect((await me(`Token ${token}`)).json()).toEqual({
      detail: `Your account was suspended. Write to ${server().app.config.helpEmail}.`,
    });
  });

  test('the token of an account that is gone is invalid', async () => {
    const { token, user_id } = await signUp(server());
    await server().app.db.delete(users).where(eq(users.id, user_id));
    expect((await me(`Token ${token}`)).statusCode).toBe(401);
  });

  test.each([2 ** 31 - 1, 2 ** 31, 9_999_999_999])(
    'a token of ours for the id %i is that of an account that is gone',
    async (id) => {
      const at = server().app.now().getTime() / 1000;
      const token = await new SignJWT({ ver: 1 })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(id))
        .setIssuer('kijani')
        .setAudience('session')
        .setIssuedAt(at)
        .setExpirationTime(at + 3600)
        .sign(new TextEncoder().encode(JWT_SECRET));
      const answer = await me(`Token ${token}`);
      expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Invalid token.' }]);
    },
  );

  test('a token ends after its hours', async () => {
    const { token } = await signUp(server());
    server().advance(24 * 3600 + 6);
    expect((await me(`Token ${token}`)).json()).toEqual({ detail: 'Invalid token.' });
  });
});

test('me answers what the database says now, not what the token says', async () => {
  const { token, user_id } = await signUp(server());
  await server()
    .app.db.update(users)
    .set({ role: 'admin', form_filled: true })
    .where(eq(users.id, user_id));
  const fresh = sessionOf(await server().get('accounts/me/', token));
  expect(fresh).toMatchObject({ user_id, role: 'admin', form_filled: true });
});

test('logout ends every token made before', async () => {
  const { token } = await signUp(server());
  const login = { username: 'achieng', password: PASSWORD };
  const other = sessionOf(await server().post('accounts/login/', login));
  expect((await server().post('accounts/logout/', {}, { token })).status).toBe(200);
  expect((await server().get('accounts/me/', token)).status).toBe(401);
  expect((await server().get('accounts/me/', other.token)).status).toBe(401);
  const later = sessionOf(await server().post('accounts/login/', login));
  expect((await server().get('accounts/me/', later.token)).status).toBe(200);
});

test('logout needs no body and no content type', async () => {
  const { token } = await signUp(server());
  const answer = await server().app.inject({
    method: 'POST',
    url: '/accounts/logout/',
    headers: { authorization: `Token ${token}` },
  });
  expect(answer.statusCode).toBe(200);
});

describe('update-user-type', () => {
  test.each([
    ['business', 'business'],
    ['kijaniBusiness', 'business'],
    ['individual', 'individual'],
    ['kijaniUser', 'individual'],
  ])('%s becomes %s, and the token stays valid', async (sent, user_type) => {
    const { token, user_id } = await newcomer();
    const answer = await server().post(typeUrl, { user_type: sent, user_id }, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, user_type, error: null });
    const fresh = sessionOf(await server().get('accounts/me/', token));
    expect(fresh.user_type).toBe(user_type);
  });

  test.each(['admin', 'otherUser', '', 'Business'])('%p is no account type', async (user_type) => {
    const { token, user_id } = await signUp(server());
    const answer = await server().post(typeUrl, { user_type, user_id }, { token });
    expect(answer.status).toBe(400);
    expect(answer.body['user_type']).toEqual([`"${user_type}" is not a valid choice.`]);
  });

  test("another user's id is refused, and nothing changes", async () => {
    const { token } = await signUp(server());
    const other = await signUp(server(), business);
    const body = { user_type: 'individual', user_id: other.user_id };
    const answer = await server().post(typeUrl, body, { token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ detail: 'You do not have permission to perform this action.' });
    expect((await readUser(server(), other.user_id)).user_type).toBe('business');
  });

  test('an unknown id is refused in the same way', async () => {
    const { token } = await signUp(server());
    const answer = await server().post(typeUrl, { user_type: 'business', user_id: 999 }, { token });
    expect(answer.status).toBe(403);
  });

  test.each([[{ user_id: '1' }], [{ user_id: 1.5 }], [{ user_id: null }], [{ role: 'admin' }]])(
    'the wrong field %j is refused',
    async (fault) => {
      const { token, user_id } = await signUp(server());
      const body = { user_type: 'business', user_id, ...fault };
      expect((await server().post(typeUrl, body, { token })).status).toBe(400);
    },
  );

  test('without a token it is 401', async () => {
    const answer = await server().post(typeUrl, { user_type: 'business', user_id: 1 });
    expect(answer.status).toBe(401);
  });

  test('the form of the other type is still to be filled in', async () => {
    const { token, user_id } = await newcomer();
    await server().app.db.update(users).set({ form_filled: true }).where(eq(users.id, user_id));
    await server().app.db.insert(individualProfiles).values({
      user_id,
      display_name: 'Achieng O.',
      introduction: 'Plants trees at weekends.',
      themes: [],
      county: '042',
      county_public: false,
      use_in_trends: false,
    });
    await server().post(typeUrl, { user_type: 'business', user_id }, { token });
    expect((await readUser(server(), user_id)).form_filled).toBe(false);
  });

  test('the form of the same type stays filled in', async () => {
    const { token, user_id } = await newcomer();
    await server().app.db.update(users).set({ form_filled: true }).where(eq(users.id, user_id));
    await server().post(typeUrl, { user_type: 'individual', user_id }, { token });
    expect((await readUser(server(), user_id)).form_filled).toBe(true);
  });

  describe('is refused with 403', () => {
    const choose = (user: { token: string; user_id: number }, user_type: string, headers = {}) =>
      server().post(
        typeUrl,
        { user_type, user_id: user.user_id },
        { token: user.token, headers: { 'content-type': 'application/json', ...headers } },
      );

    test.each(['individual', 'business'])(
      'to who signed up as an individual and asks for %s',
      async (user_type) => {
        const member = await signUp(server());
        expect((await choose(member, user_type)).status).toBe(403);
        expect((await readUser(server(), member.user_id)).user_type).toBe('individual');
      },
    );

    test('to a listed business, which stays where admins see it', async () => {
      const firm = await signUp(server(), business);
      await putListing(server(), firm.user_id, { status: 'published' });
      expect((await choose(firm, 'individual')).status).toBe(403);
      const { token } = await joinAsAdminNamed(server(), 'amina');
      const { body } = await server().get(`vet/report/?user_id=${firm.user_id}`, token);
      expect(body).toMatchObject({ business: { user_id: firm.user_id } });
    });

    test('to who has chosen before', async () => {
      const member = await newcomer();
      expect((await choose(member, 'individual')).status).toBe(200);
      for (const user_type of ['individual', 'business']) {
        expect((await choose(member, user_type)).status).toBe(403);
      }
      expect((await readUser(server(), member.user_id)).user_type).toBe('individual');
    });

    test('to all but one of two choices at the same moment', async () => {
      const member = await newcomer();
      const answers = await Promise.all([choose(member, 'individual'), choose(member, 'business')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const chosen = answers.find(({ status }) => status === 200)?.body['user_type'];
      expect((await readUser(server(), member.user_id)).user_type).toBe(chosen);
    });

    test('but not to a repeat of the choice whose answer was lost', async () => {
      const member = await newcomer();
      const headers = { 'idempotency-key': 'one' };
      const first = await choose(member, 'business', headers);
      const again = await choose(member, 'business', headers);
      expect([again.status, again.body]).toEqual([200, first.body]);
    });
  });
});
