import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { individualProfiles } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { becomeNewcomer } from '../../test/google';
import { joinAsAdminNamed } from '../../test/moderation';
import { business, PASSWORD, readUser, signUp } from '../../test/people';
import { PRODUCTION } from '../../test/production';
import { sessionOf, serverForTests } from '../../test/testApp';
import { putListing } from '../../test/vetting';

const { JWT_SECRET } = PRODUCTION;
const server = serverForTests({ env: { JWT_SECRET } });
const typeUrl = 'mainapp/user/update-user-type/';

/** A member from Google who has not chosen the account type yet. */
async function newcomer() {
  const member = await signUp(server());
  await becomeNewcomer(server(), member.user_id);
  return member;
}

describe('the Authorization header', () => {
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
  ])('returns 401 when the header is %p', async (header, detail) => {
    const answer = await me(header);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Token');
    expect(answer.json()).toEqual({ detail });
  });

  test('accepts the scheme in any case', async () => {
    const { token } = await signUp(server());
    expect((await me(`token ${token}`)).statusCode).toBe(200);
  });

  test('returns that the account is suspended when it is closed', async () => {
    const { token, user_id } = await signUp(server());
    await server().app.db.update(users).set({ active: false }).where(eq(users.id, user_id));
    expect((await me(`Token ${token}`)).json()).toEqual({
      detail: `Your account was suspended. Write to ${server().app.config.helpEmail}.`,
    });
  });

  test('returns 401 for the token of a deleted account', async () => {
    const { token, user_id } = await signUp(server());
    await server().app.db.delete(users).where(eq(users.id, user_id));
    expect((await me(`Token ${token}`)).statusCode).toBe(401);
  });

  test.each([2 ** 31 - 1, 2 ** 31, 9_999_999_999])(
    'returns 401 for a token signed by us for the unknown id %i',
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

  test('returns "Invalid token." after 24 hours', async () => {
    const { token } = await signUp(server());
    server().advance(24 * 3600 + 6);
    expect((await me(`Token ${token}`)).json()).toEqual({ detail: 'Invalid token.' });
  });
});

test('GET /accounts/me/ returns the role and form_filled of the database, not of the token', async () => {
  const { token, user_id } = await signUp(server());
  await server()
    .app.db.update(users)
    .set({ role: 'admin', form_filled: true })
    .where(eq(users.id, user_id));
  const fresh = sessionOf(await server().get('accounts/me/', token));
  expect(fresh).toMatchObject({ user_id, role: 'admin', form_filled: true });
});

test('POST /accounts/logout/ ends every token made before', async () => {
  const { token } = await signUp(server());
  const login = { username: 'achieng', password: PASSWORD };
  const other = sessionOf(await server().post('accounts/login/', login));
  expect((await server().post('accounts/logout/', {}, { token })).status).toBe(200);
  expect((await server().get('accounts/me/', token)).status).toBe(401);
  expect((await server().get('accounts/me/', other.token)).status).toBe(401);
  const later = sessionOf(await server().post('accounts/login/', login));
  expect((await server().get('accounts/me/', later.token)).status).toBe(200);
});

test('POST /accounts/logout/ returns 200 without a body and a content type', async () => {
  const { token } = await signUp(server());
  const answer = await server().app.inject({
    method: 'POST',
    url: '/accounts/logout/',
    headers: { authorization: `Token ${token}` },
  });
  expect(answer.statusCode).toBe(200);
});

describe('POST /mainapp/user/update-user-type/', () => {
  test.each([
    ['business', 'business'],
    ['kijaniBusiness', 'business'],
    ['individual', 'individual'],
    ['kijaniUser', 'individual'],
  ])('stores %s as %s and keeps the token valid', async (sent, user_type) => {
    const { token, user_id } = await newcomer();
    const answer = await server().post(typeUrl, { user_type: sent, user_id }, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, user_type, error: null });
    const fresh = sessionOf(await server().get('accounts/me/', token));
    expect(fresh.user_type).toBe(user_type);
  });

  test.each(['admin', 'otherUser', '', 'Business'])(
    'returns 400 for the account type %p',
    async (user_type) => {
      const { token, user_id } = await signUp(server());
      const answer = await server().post(typeUrl, { user_type, user_id }, { token });
      expect(answer.status).toBe(400);
      expect(answer.body['user_type']).toEqual([`"${user_type}" is not a valid choice.`]);
    },
  );

  test('returns 403 and changes nothing for the id of another user', async () => {
    const { token } = await signUp(server());
    const other = await signUp(server(), business);
    const body = { user_type: 'individual', user_id: other.user_id };
    const answer = await server().post(typeUrl, body, { token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ detail: 'You do not have permission to perform this action.' });
    expect((await readUser(server(), other.user_id)).user_type).toBe('business');
  });

  test('returns 403 for an unknown id', async () => {
    const { token } = await signUp(server());
    const answer = await server().post(typeUrl, { user_type: 'business', user_id: 999 }, { token });
    expect(answer.status).toBe(403);
  });

  test.each([[{ user_id: '1' }], [{ user_id: 1.5 }], [{ user_id: null }], [{ role: 'admin' }]])(
    'returns 400 for the wrong field %j',
    async (fault) => {
      const { token, user_id } = await signUp(server());
      const body = { user_type: 'business', user_id, ...fault };
      expect((await server().post(typeUrl, body, { token })).status).toBe(400);
    },
  );

  test('returns 401 without a token', async () => {
    const answer = await server().post(typeUrl, { user_type: 'business', user_id: 1 });
    expect(answer.status).toBe(401);
  });

  test('sets form_filled to false when the form of the other type was filled in', async () => {
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

  test('keeps form_filled when the form of the same type was filled in', async () => {
    const { token, user_id } = await newcomer();
    await server().app.db.update(users).set({ form_filled: true }).where(eq(users.id, user_id));
    await server().post(typeUrl, { user_type: 'individual', user_id }, { token });
    expect((await readUser(server(), user_id)).form_filled).toBe(true);
  });

  describe('a choice that is not allowed', () => {
    const choose = (user: { token: string; user_id: number }, user_type: string, headers = {}) =>
      server().post(
        typeUrl,
        { user_type, user_id: user.user_id },
        { token: user.token, headers: { 'content-type': 'application/json', ...headers } },
      );

    test.each(['individual', 'business'])(
      'returns 403 to somebody who signed up as an individual and chooses %s',
      async (user_type) => {
        const member = await signUp(server());
        expect((await choose(member, user_type)).status).toBe(403);
        expect((await readUser(server(), member.user_id)).user_type).toBe('individual');
      },
    );

    test('returns 403 to a listed business, whose report admins still see', async () => {
      const firm = await signUp(server(), business);
      await putListing(server(), firm.user_id, { status: 'published' });
      expect((await choose(firm, 'individual')).status).toBe(403);
      const { token } = await joinAsAdminNamed(server(), 'amina');
      const { body } = await server().get(`vet/report/?user_id=${firm.user_id}`, token);
      expect(body).toMatchObject({ business: { user_id: firm.user_id } });
    });

    test('returns 403 to somebody who has chosen before', async () => {
      const member = await newcomer();
      expect((await choose(member, 'individual')).status).toBe(200);
      for (const user_type of ['individual', 'business']) {
        expect((await choose(member, user_type)).status).toBe(403);
      }
      expect((await readUser(server(), member.user_id)).user_type).toBe('individual');
    });

    test('returns 403 to one of two choices sent at the same moment', async () => {
      const member = await newcomer();
      const answers = await Promise.all([choose(member, 'individual'), choose(member, 'business')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const chosen = answers.find(({ status }) => status === 200)?.body['user_type'];
      expect((await readUser(server(), member.user_id)).user_type).toBe(chosen);
    });

    test('returns the first answer to a repeat under the same key', async () => {
      const member = await newcomer();
      const headers = { 'idempotency-key': 'one' };
      const first = await choose(member, 'business', headers);
      const again = await choose(member, 'business', headers);
      expect([again.status, again.body]).toEqual([200, first.body]);
    });
  });
});
