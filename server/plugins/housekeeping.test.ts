import { forumNonces } from '../db/schema/identities';
import { attempts, idempotencyKeys } from '../db/schema/shared';
import { passwordResets } from '../db/schema/accounts';
import { individual, signUp } from '../test/people';
import { serverForTests } from '../test/testApp';

const server = serverForTests();
const tables = { attempts, forumNonces, idempotencyKeys, passwordResets };

const counts = async () => {
  const { db } = server().app;
  const entries = Object.entries(tables).map(async ([name, table]) => [
    name,
    await db.$count(table),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof tables, number>;
};

test('deletes what has expired and nothing else', async () => {
  await signUp(server());
  const other = { ...individual, username: 'b', email: 'b@b.example' };
  await server().post('accounts/signup/', other, { headers: { 'idempotency-key': 'k' } });
  await server().post('dj-rest-auth/password/reset/', { email: individual.email });
  await server().app.laterDone();
  const { app } = server();
  await app.db.insert(forumNonces).values({ nonce: 'used:a', used_at: app.now() });
  const before = await counts();
  expect(before).toMatchObject({ forumNonces: 1, idempotencyKeys: 1, passwordResets: 1 });

  await server().app.sweep();
  expect(await counts()).toEqual(before);

  server().advance(25 * 3600);
  await server().app.sweep();
  expect(await counts()).toEqual({
    attempts: 0,
    forumNonces: 0,
    idempotencyKeys: 0,
    passwordResets: 0,
  });
});
