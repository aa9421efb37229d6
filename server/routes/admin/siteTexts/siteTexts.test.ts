import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { SiteText, SiteTextHistory } from '../../../../domain/contract/siteText';
import type { Upload } from '../../../../domain/contract/upload';
import { users } from '../../../db/schema/accounts';
import { picture, upload } from '../../../test/files';
import { signUpConfirmed } from '../../../test/people';
import { joinAsAdmin } from '../../../test/posts';
import { bodyOf, serverForTests } from '../../../test/testApp';
import { uploadsRepository } from '../../uploads/repository';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
writeFileSync(
  path.join(dist, 'index.html'),
  '<head><!--page-head--><!--/page-head--></head><body><script type="application/json" id="app-config">__APP_CONFIG__</script><div id="root"></div></body>',
);
afterAll(() => rmSync(dist, { recursive: true }));

/** Renders the text of the mission as the server answers it. */
const server = serverForTests({
  dist,
  renderPage: async ({ read }) => {
    const { text } = await read('/mainapp/texts/mission/');
    const shown = (JSON.parse(text) as SiteText).text;
    return { html: `<p>${shown ?? 'built in'}</p>`, css: '', state: '{}' };
  },
});
const ADMIN = 'mainapp/admin/texts/';

let token: string;
beforeEach(async () => {
  ({ token } = await joinAsAdmin(server()));
});

const save = (text: string | null, based_on: number, key = 'mission') =>
  server().post(`${ADMIN}${key}/`, { text, based_on }, { method: 'PUT', token });

const pageAt = async (url: string) =>
  (await server().app.inject({ url, headers: { accept: 'text/html' } })).payload;

test('shows an edit in the page without scripts, and the old text after a restore', async () => {
  expect(await pageAt('/about/mission')).toContain('<p>built in</p>');
  await save('## First', 0);
  expect(await pageAt('/about/mission')).toContain('<p>## First</p>');
  await save('## Second', 1);
  expect(await pageAt('/about/mission')).toContain('<p>## Second</p>');
  await save('## First', 2);
  expect(await pageAt('/about/mission')).toContain('<p>## First</p>');
  await save(null, 3);
  expect(await pageAt('/about/mission')).toContain('<p>built in</p>');
});

test('sends the text of home with the page', async () => {
  expect(await pageAt('/')).toContain('"homeLead":null');
  await save('We list what grows here.', 0, 'home');
  expect(await pageAt('/')).toContain('"homeLead":"We list what grows here."');
});

test('keeps every version, with who wrote it and when', async () => {
  await save('## One', 0);
  const at = server().app.now().toISOString();
  await save(null, 1);
  const history = bodyOf<SiteTextHistory>(await server().get(`${ADMIN}mission/`, token));
  expect(history).toMatchObject({ version: 2, text: null });
  expect(history.versions.map(({ version, text }) => [version, text])).toEqual([
    [2, null],
    [1, '## One'],
  ]);
  expect(history.versions[1]).toMatchObject({
    changed_at: at,
    changed_by: expect.any(String) as string,
  });
  expect((await server().get(ADMIN, token)).body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'mission', version: 2, is_built_in: true }),
      expect.objectContaining({ key: 'terms', version: 0, is_built_in: true, changed_by: null }),
    ]),
  );
});

test('returns 409 with both texts when somebody else has saved meanwhile', async () => {
  await save('## Theirs', 0);
  const { status, body } = await save('## Mine', 0);
  expect(status).toBe(409);
  expect(body).toMatchObject({
    current: { version: 1, text: '## Theirs' },
    sent: { text: '## Mine', based_on: 0 },
  });
  const answers = await Promise.all(['## Mine', '## Third'].map((text) => save(text, 1)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test('takes a text that is sent again after its answer was lost, once', async () => {
  const first = await save('## One', 0);
  const again = await save('## One', 0);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(again.body).toMatchObject({ version: 1, versions: [{ text: '## One' }] });
  await save('## Two', 1);
  expect((await save('## One', 0)).status).toBe(409);
});

test.each(['', 'Two\nparagraphs', 'x'.repeat(301)])(
  'refuses %p as the text of home',
  async (text) => {
    const { status, body } = await save(text, 0, 'home');
    expect(status).toBe(400);
    expect(body).toEqual({ text: [expect.any(String)] });
  },
);

test('returns 404 for a text that does not exist', async () => {
  expect((await server().get('mainapp/texts/nothing/')).status).toBe(404);
  expect((await save('Text', 0, 'nothing')).status).toBe(404);
});

test('names the text and its version in the audit log', async () => {
  await save('## One', 0);
  await save(null, 1);
  const { body } = await server().get('mainapp/admin/audit/', token);
  expect(body).toMatchObject({
    results: [
      { action: 'text.reset', subject: 'Mission & Platform, version 2' },
      { action: 'text.saved', subject: 'Mission & Platform, version 1' },
    ],
  });
});

describe('a list', () => {
  const perk = { perk_group: 'everybody', perk_image: 'post', perk_description: 'Seeds' };
  const announcement = {
    title: 'Market',
    text: 'In Kisumu.',
    picture: '',
    link: '',
    from: '',
    until: '',
  };
  const send = async (by: string) => {
    const bytes = await picture(200, 200).png().toBuffer();
    return bodyOf<Upload>(await upload(server(), by, bytes, { kind: 'picture' }));
  };
  const saveList = (key: string, rows: object[]) => save(JSON.stringify(rows), 0, key);

  test('is public', async () => {
    expect((await saveList('perks', [perk])).status).toBe(200);
    const { text } = bodyOf<SiteText>(await server().get('mainapp/texts/perks/'));
    expect(JSON.parse(text ?? '')).toEqual([perk]);
  });

  test('is refused with the row and the field that are wrong', async () => {
    const { status, body } = await saveList('perks', [{ ...perk, perk_image: 'rocket' }]);
    expect(status).toBe(400);
    expect(body).toEqual({ text: ['Perk 1, Picture: Choose one of the list.'] });
  });

  test('shows stored pictures alone, which stay while a version has them', async () => {
    const { content_url } = await send((await signUpConfirmed(server())).token);
    const wrong = content_url.replace(/[\w-]{22}/, 'a'.repeat(22));
    const refused = await saveList('announcements', [{ ...announcement, picture: wrong }]);
    expect(refused.body).toEqual({ text: ['A picture was not found. Please choose it again.'] });
    expect(
      (await saveList('announcements', [{ ...announcement, picture: content_url }])).status,
    ).toBe(200);
    await save('[]', 1, 'announcements');
    const later = new Date(Date.now() + 10 * 86_400_000);
    await uploadsRepository(server().app.db).removeUnused(later);
    expect((await server().app.inject({ url: content_url })).statusCode).toBe(200);
  });

  test('keeps its pictures when the editor who chose them leaves', async () => {
    const { db } = server().app;
    const editor = await signUpConfirmed(server());
    const { content_url } = await send(editor.token);
    await saveList('announcements', [{ ...announcement, picture: content_url }]);
    await uploadsRepository(db).handOver(editor.user_id);
    await db.delete(users).where(eq(users.id, editor.user_id));
    expect((await server().app.inject({ url: content_url })).statusCode).toBe(200);
  });
});
