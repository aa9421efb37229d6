import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/accounts';
import { auditLog } from '../../test/moderation';
import { individual, signUpConfirmed } from '../../test/people';
import { joinAsAdmin } from '../../test/posts';
import { serverForTests } from '../../test/testApp';

const SECRET = 's'.repeat(32);
const LIST = 'mainapp/admin/newsletter/suppressions/';
const server = serverForTests({ env: { MAIL_REPORT_SECRET: SECRET } });

const report = (body: object, secret = SECRET) =>
  server().post('newsletter/reports', body, { headers: { authorization: `Bearer ${secret}` } });

/** A subscriber with a confirmed address, and an admin. */
async function begin() {
  const { user_id } = await signUpConfirmed(server(), individual);
  const { db } = server().app;
  await db.update(users).set({ newsletter_at: server().app.now() }).where(eq(users.id, user_id));
  const { token } = await joinAsAdmin(server());
  const subscribers = async () =>
    (await server().get('mainapp/newsletter/subscribers.csv', token)).text.trim().split('\r\n')
      .length - 1;
  const list = () => server().get(LIST, token);
  return { user_id, token, subscribers, list };
}

const complaint = { recipient: individual.email.toUpperCase(), type: 'complaint' };

test('a reported address gets no newsletter until an admin removes it, and the log says so', async () => {
  const { user_id, token, subscribers, list } = await begin();
  expect(await subscribers()).toBe(1);
  expect((await report(complaint)).status).toBe(204);
  expect((await report({ ...complaint, type: 'bounce' })).status).toBe(204);
  expect(await subscribers()).toBe(0);
  const since = server().app.now().toISOString();
  expect((await list()).body).toEqual({
    addresses: [{ member: user_id, email: individual.email, reason: 'complaint', since }],
  });
  const remove = () => server().post(`${LIST}${user_id}/`, undefined, { method: 'DELETE', token });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(await subscribers()).toBe(1);
  const acts = (await auditLog(server())).map(({ action, subject }) => `${action} ${subject}`);
  expect(acts).toContain('newsletter.suppressions_read list of 1');
  expect(acts).toContain(`newsletter.suppression_removed member ${user_id}`);
});

test('a transient bounce and an unknown address change nothing', async () => {
  const { subscribers, list } = await begin();
  const transient = { recipient: individual.email, type: 'bounce', permanence: 'transient' };
  expect((await report(transient)).status).toBe(204);
  expect((await report({ ...complaint, recipient: 'nobody@example.org' })).status).toBe(204);
  expect(await subscribers()).toBe(1);
  expect((await list()).body).toEqual({ addresses: [] });
});

test('a member with another address gets the newsletter again', async () => {
  const { user_id, subscribers, list } = await begin();
  await report(complaint);
  const other = { email: 'other@example.org', email_key: 'other@example.org' };
  await server().app.db.update(users).set(other).where(eq(users.id, user_id));
  expect(await subscribers()).toBe(1);
  expect((await list()).body).toEqual({ addresses: [] });
});

test('a wrong secret is refused and a wrong type is not read', async () => {
  const { subscribers } = await begin();
  expect((await report(complaint, 'x'.repeat(32))).status).toBe(401);
  expect((await report({ ...complaint, type: 'opened' })).status).toBe(400);
  expect(await subscribers()).toBe(1);
});
