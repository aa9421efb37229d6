import type { UserData } from '../../../domain/contract/session';
import { json, startHttpServer, type Answerer } from '../../test/httpServer';
import { joinAsAdminNamed, takeMails } from '../../test/moderation';
import { PASSWORD, signUp } from '../../test/people';
import { createTestApp, type TestApp } from '../../test/testApp';

let discourse: Awaited<ReturnType<typeof startHttpServer>>;
let server: TestApp;
let member: UserData;

beforeAll(async () => {
  discourse = await startHttpServer();
  server = await createTestApp({
    env: { FORUM_URL: discourse.url, FORUM_API_KEY: 'the-key', FORUM_API_USERNAME: 'kijani' },
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await discourse.close();
});
beforeEach(async () => {
  await server.reset();
  member = await signUp(server);
});

const MEMBER_THERE = 41;
const DISCOURSE: Answerer = (request, response) =>
  request.method === 'GET'
    ? json({ user_badges: [], user: { id: MEMBER_THERE, username: 'a' } })(request, response)
    : json({ success: 'OK' })(request, response);

const lookUpCall = () => `GET /u/by-external/${member.user_id}.json`;
const forumCalls = () => [lookUpCall(), `POST /admin/users/${MEMBER_THERE}/log_out`];

const logOut = async () => {
  const answer = await server.post('accounts/logout/', {}, { token: member.token });
  expect(answer.status).toBe(200);
  expect((await server.get('accounts/me/', member.token)).status).toBe(401);
};

test('a sign-out ends the sessions at the forum with the API key, which is not logged', async () => {
  discourse.answerWith(DISCOURSE);
  await logOut();
  await server.app.laterDone();
  expect(discourse.calls()).toEqual(forumCalls());
  for (const { headers } of discourse.asked) {
    expect(headers).toMatchObject({ 'api-key': 'the-key', 'api-username': 'kijani' });
    expect(headers).not.toHaveProperty('authorization');
  }
  expect(server.logs.join('')).not.toContain('the-key');
});

test('a sign-out of a member unknown to the forum logs no warning', async () => {
  discourse.answerWith(json({ errors: ['not found'] }, 404));
  await logOut();
  await server.app.laterDone();
  expect(discourse.calls()).toEqual([lookUpCall()]);
  expect(server.logs.join('')).not.toContain('could not be told');
});

test.each<[string, Answerer]>([
  ['answers an error', json({}, 500)],
  ['refuses the key', json({}, 403)],
  ['breaks the line', (_request, response) => void response.destroy()],
  ['answers no JSON', (_request, response) => void response.end('<html>')],
  ['answers in another shape', json({ user: { id: '../../users/1' } })],
  ['answers too much', json({ user: { id: 1, more: 'x'.repeat(1_100_000) } })],
  [
    'leads elsewhere, which would take the key along',
    (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['does not answer', () => {}],
])('a sign-out succeeds and logs a warning when the forum %s', async (_name, trouble) => {
  discourse.answerWith(trouble);
  await logOut();
  await server.app.laterDone();
  expect(discourse.calls()).toEqual([lookUpCall()]);
  const text = server.logs.join('');
  expect(text).toContain('the forum could not be told of a sign-out');
  expect(text).not.toContain('the-key');
});

test('a sign-out is answered before the forum answers', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  discourse.answerWith((request, response) => {
    void waiting.then(() => DISCOURSE(request, response));
  });
  await logOut();
  release();
  await server.app.laterDone();
  expect(discourse.calls()).toEqual(forumCalls());
});

describe('sessions at the forum', () => {
  beforeEach(() => discourse.answerWith(DISCOURSE));

  const byAdmin = (path: string, body: object, method: 'POST' | 'DELETE' = 'POST') =>
    joinAsAdminNamed(server, 'amina').then(({ token }) =>
      server.post(`mainapp/admin/members/${member.user_id}/${path}`, body, { token, method }),
    );
  const reason = 'It had to be.';
  const own = (path: string, body: object) => server.post(path, body, { token: member.token });
  const fresh = { new_password1: 'maembe-na-ndizi', new_password2: 'maembe-na-ndizi' };

  async function resetPassword() {
    await server.post('dj-rest-auth/password/reset/', { email: member.user_email });
    const mail = (await takeMails(server)).at(-1);
    const link = /\/confirm\/([^/\s]+)\/([^/\s]+)/.exec(mail?.text ?? '');
    const [, uid, token] = link ?? [];
    return server.post('dj-rest-auth/password/reset/confirm/', { uid, token, ...fresh });
  }

  const changeEmail = () =>
    server.post(
      `mainapp/profile/${member.user_id}/`,
      {
        first_name: member.first_name,
        last_name: member.last_name,
        user_email: 'moved@example.com',
        phone_num: '',
        profile_picture: null,
        newsletter: false,
        current_password: PASSWORD,
      },
      { token: member.token, method: 'PUT' },
    );

  test.each([
    ['a changed role', () => byAdmin('role/', { role: 'admin', reason })],
    ['a suspension', () => byAdmin('suspension/', { suspended: true, reason })],
    ['a removal', () => byAdmin('', { reason }, 'DELETE')],
    [
      'a deleted account',
      () => own(`mainapp/profile/${member.user_id}/delete/`, { current_password: PASSWORD }),
    ],
    [
      'a new password',
      () => own('accounts/password/change/', { current_password: PASSWORD, ...fresh }),
    ],
    ['a password set by the link of an email', resetPassword],
    ['a new email', changeEmail],
  ])('end with %s', async (_name, act) => {
    expect((await act()).status).toBeLessThan(300);
    await server.app.laterDone();
    expect(discourse.calls()).toEqual(forumCalls());
  });

  test('stay when an account is restored', async () => {
    await byAdmin('suspension/', { suspended: true, reason });
    await server.app.laterDone();
    discourse.answerWith(DISCOURSE);
    const { token } = await joinAsAdminNamed(server, 'baraka');
    const path = `mainapp/admin/members/${member.user_id}/suspension/`;
    await server.post(path, { suspended: false, reason }, { token });
    await server.app.laterDone();
    expect(discourse.calls()).toEqual([]);
  });
});
