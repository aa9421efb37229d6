import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { SettingState } from '../../../../domain/contract/admin/settings';
import { users } from '../../../db/schema/accounts';
import { join, joinAsAdmin } from '../../../test/posts';
import { bodyOf, serverForTests } from '../../../test/testApp';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
writeFileSync(
  path.join(dist, 'index.html'),
  '<head><!--page-head--><!--/page-head--></head><body><script type="application/json" id="app-config">__APP_CONFIG__</script><div id="root"></div></body>',
);
afterAll(() => rmSync(dist, { recursive: true }));

const server = serverForTests({ dist, env: { CONTACT_EMAIL: 'fixed@mti.example' } });

let token: string;
beforeEach(async () => {
  ({ token } = await joinAsAdmin(server()));
});

const save = (values: object, based_on: number, by = token) =>
  server().post(
    'mainapp/admin/texts/settings/',
    { text: JSON.stringify([values]), based_on },
    { method: 'PUT', token: by },
  );
const pageAt = async (url: string) =>
  (await server().app.inject({ url, headers: { accept: 'text/html' } })).payload;
const settings = async () =>
  new Map(
    bodyOf<SettingState[]>(await server().get('mainapp/admin/settings/', token)).map((each) => [
      each.name,
      each,
    ]),
  );

test('count in pages, emails and the forum as soon as they are saved, and no more when they are emptied', async () => {
  const { config } = server().app;
  expect(await pageAt('/events')).toContain('Events · Kijani');
  expect(
    (await save({ PRODUCT_NAME: 'Mti, "Kenya"', FORUM_URL: 'https://forum.mti.example/' }, 0))
      .status,
  ).toBe(200);
  expect(await pageAt('/events')).toContain('Events · Mti, &quot;Kenya&quot;');
  expect(await pageAt('/events')).toContain('"forumUrl":"https://forum.mti.example"');
  expect(config.mailFrom).toBe('"Mti, Kenya" <help@kijani.example>');
  expect(config.forum.returnHosts).toEqual(['forum.mti.example']);
  await save({}, 1);
  expect(await pageAt('/events')).toContain('Events · Kijani');
  expect(config.forumUrl).toBeNull();
});

test('do not count where the environment gives them', async () => {
  await save({ CONTACT_EMAIL: 'saved@mti.example', HELP_EMAIL: 'help@mti.example' }, 0);
  const shown = await settings();
  expect(shown.get('CONTACT_EMAIL')).toMatchObject({ value: 'fixed@mti.example', is_fixed: true });
  expect(shown.get('HELP_EMAIL')).toMatchObject({ value: 'help@mti.example', is_fixed: false });
});

test('are taken from the database when a server starts, and by one that runs beside it', async () => {
  await save({ POWERED_BY: 'friends' }, 0);
  Object.assign(server().app.config, { poweredBy: 'nobody' });
  expect(await pageAt('/contact')).toContain('"poweredBy":"friends"');
});

test('are for admins: editors do not see them, and nobody reads them as a text of a page', async () => {
  const editor = await join(server(), 'editor');
  await server().app.db.update(users).set({ role: 'editor' }).where(eq(users.id, editor.user_id));
  expect((await save({ PRODUCT_NAME: 'Mine' }, 0, editor.token)).status).toBe(403);
  expect((await server().get('mainapp/admin/texts/settings/', editor.token)).status).toBe(403);
  expect((await server().get('mainapp/admin/texts/', editor.token)).body).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ key: 'settings' })]),
  );
  expect((await server().get('mainapp/texts/settings/')).status).toBe(404);
});

test('are refused with the field that is wrong', async () => {
  const { status, body } = await save({ FORUM_URL: 'http://forum.mti.example' }, 0);
  expect(status).toBe(400);
  expect(body).toEqual({
    text: ['Settings 1, Forum: Enter an address that starts with https://.'],
  });
});
