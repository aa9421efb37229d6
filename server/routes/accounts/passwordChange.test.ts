import { passwordResets } from '../../db/schema/accounts';
import { individual, PASSWORD, signUp } from '../../test/people';
import { serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();
const NEW = 'maembe-na-ndizi';

let token = '';
beforeEach(async () => {
  ({ token } = await signUp(server()));
});

const change = (sent: object = {}, as = token) =>
  server().post(
    'accounts/password/change/',
    { current_password: PASSWORD, new_password1: NEW, new_password2: NEW, ...sent },
    as ? { token: as } : {},
  );
const login = async (password: string) =>
  (await server().post('accounts/login/', { username: individual.username, password })).status;

test('sets the password, ends every other session and returns a new one', async () => {
  await server().post('dj-rest-auth/password/reset/', { email: individual.email });
  await server().app.laterDone();
  const answer = await change();
  expect(answer.status).toBe(200);
  expect((await server().get('accounts/me/', token)).status).toBe(401);
  expect((await server().get('accounts/me/', sessionOf(answer).token)).status).toBe(200);
  expect(await login(PASSWORD)).toBe(401);
  expect(await login(NEW)).toBe(200);
  expect(await server().app.db.$count(passwordResets)).toBe(0);
});

test.each([
  [
    { current_password: 'wrong-password' },
    'current_password',
    'The current password is not right.',
  ],
  [{ current_password: '' }, 'current_password', 'Password is required.'],
  [{ current_password: undefined }, 'current_password', 'Password is required.'],
  [{ new_password2: 'another-one' }, 'new_password2', 'Passwords do not match.'],
  [{ new_password2: undefined }, 'new_password2', 'Please confirm your password.'],
  [
    { new_password1: 'short', new_password2: 'short' },
    'new_password2',
    'Password must be at least 8 characters long.',
  ],
  [
    { new_password1: '8675309123', new_password2: '8675309123' },
    'new_password2',
    'This password is entirely numeric.',
  ],
  [
    { new_password1: 'achieng1', new_password2: 'achieng1' },
    'new_password2',
    'The password is too similar to your name or email.',
  ],
  [{ user_id: 1 }, 'user_id', 'Unknown field.'],
])('returns 400 for %j and keeps the old password', async (sent, field, message) => {
  const answer = await change(sent);
  expect(answer.status).toBe(400);
  expect(answer.body[field]).toContain(message);
  expect((await server().get('accounts/me/', token)).status).toBe(200);
  expect(await login(PASSWORD)).toBe(200);
});

test('returns 429 after ten wrong current passwords, and counts no right ones', async () => {
  const wrong = () => change({ current_password: 'wrong-password' });
  for (let count = 0; count < 9; count += 1) await wrong();
  let current = sessionOf(await change({ new_password1: NEW, new_password2: NEW })).token;
  for (let count = 0; count < 10; count += 1) {
    const answer = await change({ current_password: 'wrong-password' }, current);
    expect(answer.status).toBe(400);
  }
  const answer = await change({ current_password: NEW }, current);
  expect(answer.status).toBe(429);
  expect(answer.headers['retry-after']).toBe('300');
  server().advance(301);
  current = sessionOf(await change({ current_password: NEW }, current)).token;
  expect((await server().get('accounts/me/', current)).status).toBe(200);
});

test('returns 401 to a visitor', async () => {
  expect((await change({}, '')).status).toBe(401);
});

test('writes no password to the log', async () => {
  await change({ current_password: 'wrong-password' });
  await change();
  expect(server().logs.join('')).not.toMatch(/wrong-password|korosho|maembe|eyJ/);
});
