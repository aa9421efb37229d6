import { eq } from 'drizzle-orm';
import { individualProfiles, users } from '../../db/schema';
import { business, individual, PASSWORD, readUser, signUp } from '../../test/people';
import { sessionOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
const typeUrl = 'mainapp/user/update-user-type/';

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
    const { token, user_id } = await signUp(server());
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
    const { token, user_id } = await signUp(server(), individual);
    await server().app.db.update(users).set({ form_filled: true }).where(eq(users.id, user_id));
    await server().post(typeUrl, { user_type: 'individual', user_id }, { token });
    expect((await readUser(server(), user_id)).form_filled).toBe(true);
    await server().post(typeUrl, { user_type: 'business', user_id }, { token });
    expect((await readUser(server(), user_id)).form_filled).toBe(false);
  });

  test('the form that was filled in counts again when its type is chosen again', async () => {
    const { token, user_id } = await signUp(server(), individual);
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
    await server().post(typeUrl, { user_type: 'individual', user_id }, { token });
    expect((await readUser(server(), user_id)).form_filled).toBe(true);
  });
});
