import { eq } from 'drizzle-orm';
import type { SiteTextPayload } from '../../../domain/contract/siteText';
import type { SiteTextKey } from '../../../domain/siteTexts';
import { consents } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { auditLog } from '../../test/moderation';
import { join, joinAsAdmin } from '../../test/posts';
import { serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();

/** Saves versions of a text as an admin. */
async function begin() {
  const { token } = await joinAsAdmin(server());
  return (key: SiteTextKey, body: SiteTextPayload) =>
    server().post(`mainapp/admin/texts/${key}/`, body, { method: 'PUT', token });
}

/** A member who joins at the time of the server's clock. */
async function joinNow() {
  const member = await join(server(), 'baraka');
  const created_at = server().app.now();
  await server().app.db.update(users).set({ created_at }).where(eq(users.id, member.user_id));
  return member;
}

const dueOf = async (token: string) =>
  sessionOf(await server().get('accounts/me/', token)).documents_due;

const agree = (token: string, key: string, version: number) =>
  server().post('mainapp/documents/agree/', { key, version }, { token });

const agreed = async (userId: number) => {
  const rows = await server()
    .app.db.select()
    .from(consents)
    .where(eq(consents.user_id, userId))
    .orderBy(consents.id);
  return rows.map(({ kind, given, document_version }) => [kind, given, document_version]);
};

test('a sign-up keeps the version of the terms, and later members are not asked again', async () => {
  const save = await begin();
  server().advance(60);
  await save('terms', { text: '## One', based_on: 0, asks_again: true });
  server().advance(60);
  const { user_id, token } = await joinNow();
  expect(await agreed(user_id)).toEqual([['terms', true, 1]]);
  expect(await dueOf(token)).toBeUndefined();
});

test('members are asked until they agree to what the page shows now', async () => {
  const save = await begin();
  const { user_id, token } = await joinNow();
  server().advance(60);
  await save('terms', { text: '## One', based_on: 0 });
  expect(await dueOf(token)).toBeUndefined();
  await save('terms', { text: '## Two', based_on: 1, asks_again: true });
  await save('terms', { text: '## Two, mended', based_on: 2 });
  await save('privacyPolicy', { text: '## Data', based_on: 0, asks_again: true });
  expect(await dueOf(token)).toEqual([
    { key: 'terms', version: 3 },
    { key: 'privacyPolicy', version: 1 },
  ]);
  expect((await agree(token, 'terms', 2)).status).toBe(409);
  expect(sessionOf(await agree(token, 'terms', 3)).documents_due).toEqual([
    { key: 'privacyPolicy', version: 1 },
  ]);
  expect(sessionOf(await agree(token, 'privacyPolicy', 1)).documents_due).toBeUndefined();
  await agree(token, 'terms', 3);
  expect(await agreed(user_id)).toEqual([
    ['terms', true, 0],
    ['terms', true, 3],
    ['privacy', true, 1],
  ]);
  await save('terms', { text: null, based_on: 3 });
  expect(await dueOf(token)).toBeUndefined();
});

test('nobody is asked about a change that was taken back', async () => {
  const save = await begin();
  const { token } = await joinNow();
  server().advance(60);
  await save('terms', { text: '## One', based_on: 0, asks_again: true });
  expect(await dueOf(token)).toHaveLength(1);
  await save('terms', { text: null, based_on: 1 });
  expect(await dueOf(token)).toBeUndefined();
  await save('terms', { text: '## Other', based_on: 2 });
  expect(await dueOf(token)).toEqual([{ key: 'terms', version: 3 }]);
});

test('only documents ask again, and the audit log says so', async () => {
  const save = await begin();
  const refused = await save('mission', { text: '## Why', based_on: 0, asks_again: true });
  expect(refused.status).toBe(400);
  expect(refused.body).toEqual({ asks_again: ['Members do not agree to this text.'] });
  await save('terms', { text: '## One', based_on: 0, asks_again: true });
  expect((await auditLog(server())).map(({ subject }) => subject)).toEqual([
    'Terms & Conditions, version 1, members are asked again',
  ]);
});

test.each([
  [{ key: 'mission', version: 0 }, 400],
  [{ key: 'terms', version: -1 }, 400],
])('%j is refused', async (body, status) => {
  const { token } = await join(server(), 'baraka');
  expect((await server().post('mainapp/documents/agree/', body, { token })).status).toBe(status);
});
