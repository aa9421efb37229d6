import { eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts';
import { auditEntries } from '../db/schema/audit';
import { individual, PASSWORD, readUser, signUp } from '../test/people';
import { serverForTests } from '../test/testApp';
import { switchOnTwoStep } from '../test/twoStep';
import { makeAdmin } from './makeAdmin';
import { LINK_HOURS } from './operator';

const server = serverForTests();

const make = (email: string) => {
  const { app } = server();
  return makeAdmin(app.db, app.config, email, app.now());
};

const NEW_PASSWORD = 'a bicycle in Kitale 7';

/** Sets the password by the link, as the page of the SPA does. */
function setPassword(link: string) {
  const [uid = '', token = ''] = new URL(link).pathname.split('/').slice(-2);
  const passwords = { new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
  return server().post('dj-rest-auth/password/reset/confirm/', { uid, token, ...passwords });
}

const logIn = (username: string, password: string) =>
  server().post('accounts/login/', { username, password });

test('creates an admin for an unknown email, with a link that sets the password once', async () => {
  const { change, link } = await make('boss@example.org');
  expect(change).toBe('created');
  expect(link).toMatch(/^http:\/\/localhost:3000\/password-reset\/confirm\/\w+\/[\w-]+$/);
  expect((await setPassword(link)).status).toBe(200);
  expect((await setPassword(link)).status).toBe(400);
  const answer = await logIn('boss@example.org', NEW_PASSWORD);
  expect(answer.body).toMatchObject({
    user_data: { role: 'admin', user_email: 'boss@example.org' },
  });
});

test('promotes a member and ends older sessions', async () => {
  const { user_id, token } = await signUp(server(), { ...individual, email: 'a@example.org' });
  const { change } = await make('A@example.org');
  expect(change).toBe('promoted');
  expect((await readUser(server(), user_id)).role).toBe('admin');
  expect((await server().get('accounts/me/', token)).status).toBe(401);
  expect((await logIn('a@example.org', PASSWORD)).status).toBe(200);
});

test('writes the promotion to the audit log', async () => {
  await make('boss@example.org');
  const { db } = server().app;
  const [boss] = await db.select().from(users).where(eq(users.email, 'boss@example.org'));
  expect(await db.select().from(auditEntries)).toMatchObject([
    {
      actor_id: boss?.id,
      action: 'member.promoted',
      subject: `member ${boss?.id}`,
      note: 'By the operator of the server, on its command line.',
    },
  ]);
});

test('gives an existing admin a link and changes nothing else', async () => {
  await make('boss@example.org');
  const { change, link } = await make('boss@example.org');
  expect(change).toBe('unchanged');
  expect((await setPassword(link)).status).toBe(200);
  expect(await server().app.db.$count(auditEntries)).toBe(1);
});

test('switches two-step sign-in off for somebody who lost the phone, and writes it down', async () => {
  const member = await signUp(server(), { ...individual, email: 'a@example.org' });
  const { session } = await switchOnTwoStep(server(), member);
  await make('a@example.org');
  await make('a@example.org');
  expect((await readUser(server(), member.user_id)).two_step_at).toBeNull();
  expect((await server().get('accounts/me/', session.token)).status).toBe(401);
  expect((await logIn('a@example.org', PASSWORD)).status).toBe(200);
  const entries = await server().app.db.select().from(auditEntries);
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'member.promoted',
    'member.two_step_reset',
  ]);
});

test('makes a link that expires', async () => {
  const { link } = await make('boss@example.org');
  server().advance(LINK_HOURS * 3600 + 1);
  expect((await setPassword(link)).status).toBe(400);
});

test('refuses an invalid email address and writes nothing', async () => {
  await expect(make('boss')).rejects.toThrow('"boss" is not an email address.');
  expect(await server().app.db.$count(users)).toBe(0);
});

test('refuses a suspended account', async () => {
  const { user_id } = await signUp(server(), { ...individual, email: 'a@example.org' });
  await server().app.db.update(users).set({ active: false }).where(eq(users.id, user_id));
  await expect(make('a@example.org')).rejects.toThrow('The account of a@example.org is suspended.');
});
