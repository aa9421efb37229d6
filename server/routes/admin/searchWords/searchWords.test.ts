import { gt, inArray, max } from 'drizzle-orm';
import type { MissingWord, SynonymGroup } from '../../../../domain/contract/admin/searchWords';
import { missingWords, synonymGroups } from '../../../db/schema/search';
import { auditLog, joinAsAdminNamed, putResource, resultsOf } from '../../../test/moderation';
import { join, joinAsAdmin } from '../../../test/posts';
import { bodyOf, serverForTests, type Answer } from '../../../test/testApp';
import { putListing } from '../../../test/vetting';

const server = serverForTests();
const db = () => server().app.db;
const MISSING = 'mainapp/admin/missing-words/';
const SYNONYMS = 'mainapp/admin/synonyms/';

async function search(q: string, times = 1, more = '', where = 'listings'): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const { status } = await server().get(
      `mainapp/${where}/search/?q=${encodeURIComponent(q)}${more}`,
    );
    expect(status).toBe(200);
    await server().app.laterDone();
  }
}

async function putPublished(name: string): Promise<void> {
  const { user_id } = await join(server(), name.toLowerCase().replaceAll(' ', ''));
  await putListing(server(), user_id, { name, status: 'published' });
}

const wordsIn = (answer: Answer) => bodyOf<MissingWord[]>(answer).map(({ word }) => word);

describe('GET /mainapp/admin/missing-words/', () => {
  let token: string;

  beforeEach(async () => {
    await putPublished('Lake Basin Soaps');
    ({ token } = await joinAsAdmin(server()));
  });

  test('counts words without a listing, most often looked for first, with their last day', async () => {
    await search('quinoa', 3);
    server().advance(24 * 3600);
    await search('soap quinoa', 1);
    await search('bamboozle', 3);
    const { status, body } = await server().get(MISSING, token);
    expect(status).toBe(200);
    const today = server().app.now().toISOString().slice(0, 10);
    expect(body).toEqual([
      { kind: 'listing', word: 'quinoa', searches: 4, last_day: today },
      { kind: 'listing', word: 'bamboozle', searches: 3, last_day: today },
    ]);
  });

  test('counts words of each kind by themselves, and shows those of one kind', async () => {
    const { user_id } = await join(server(), 'writer');
    await putResource(server(), user_id, { status: 'published', headline: 'Bee keeping' });
    await search('quinoa', 3);
    await search('quinoa', 4, '', 'resources');
    const rows = (answer: Answer) => bodyOf<MissingWord[]>(answer);
    expect(rows(await server().get(MISSING, token))).toMatchObject([
      { kind: 'resource', word: 'quinoa', searches: 4 },
      { kind: 'listing', word: 'quinoa', searches: 3 },
    ]);
    expect(rows(await server().get(`${MISSING}?kind=listing`, token))).toMatchObject([
      { kind: 'listing', word: 'quinoa' },
    ]);
  });

  test('counts neither found, corrected nor exact words, nor numbers', async () => {
    await search('soaps', 3);
    await search('soasp', 3);
    await search('0712345678 ab', 3);
    await search('quinoa', 3, '&exact=1');
    expect(await db().$count(missingWords)).toBe(0);
  });

  test('counts a word of the synonyms of which no listing has any', async () => {
    await search('godoro', 3);
    expect(wordsIn(await server().get(MISSING, token))).toEqual(['godoro']);
  });

  test('shows no word that was looked for twice only, and no beginning of another', async () => {
    await search('achieng', 2);
    await search('quino', 3);
    await search('quinoa', 3);
    expect(wordsIn(await server().get(MISSING, token))).toEqual(['quinoa']);
  });

  test('drops a word once a listing has it', async () => {
    await search('quinoa', 3);
    await putPublished('Quinoa Farm');
    expect(wordsIn(await server().get(MISSING, token))).toEqual([]);
  });

  test('shows the asked period and keeps 90 days', async () => {
    await search('quinoa', 3);
    const DAY = 24 * 3600;
    server().advance(8 * DAY);
    ({ token } = await joinAsAdminNamed(server(), 'later'));
    expect(wordsIn(await server().get(`${MISSING}?days=7`, token))).toEqual([]);
    expect(wordsIn(await server().get(`${MISSING}?days=x`, token))).toEqual(['quinoa']);
    server().advance(81 * DAY);
    await server().app.sweep();
    expect(await db().$count(missingWords)).toBe(1);
    server().advance(DAY);
    await server().app.sweep();
    expect(await db().$count(missingWords)).toBe(0);
  });

  test('counts at most 500 words a day', async () => {
    const day = server().app.now().toISOString().slice(0, 10);
    const many = Array.from({ length: 500 }, (_, index) => ({
      day,
      word: `word${index}`,
      searches: 1,
    }));
    await db().insert(missingWords).values(many);
    await search('quinoa');
    expect(await db().$count(missingWords)).toBe(500);
  });
});

describe('/mainapp/admin/synonyms/', () => {
  let lastOfMigrations: number;
  let token: string;
  const own = () => gt(synonymGroups.id, lastOfMigrations);

  beforeEach(async () => {
    const [row] = await db()
      .select({ last: max(synonymGroups.id) })
      .from(synonymGroups);
    lastOfMigrations = row?.last ?? 0;
    ({ token } = await joinAsAdmin(server()));
  });
  // The reset between tests keeps this table.
  afterEach(() => db().delete(synonymGroups).where(own()));

  const add = async (words: string[]) => {
    const answer = await server().post(SYNONYMS, { words }, { token });
    expect(answer.status).toBe(201);
    return bodyOf<SynonymGroup>(answer);
  };
  const change = (id: number | string, body: object) =>
    server().post(`${SYNONYMS}${id}/`, body, { token, method: 'PUT' });
  const remove = async (id: number | string) =>
    (await server().post(`${SYNONYMS}${id}/`, '', { token, method: 'DELETE' })).status;
  const actions = async () =>
    (await auditLog(server())).map(({ action, subject }) => [action, subject]);

  test('lists the groups by their words, in pages, and those with a word that begins so', async () => {
    const all = await server().get(SYNONYMS, token);
    expect(all.body).toMatchObject({ count: lastOfMigrations, page: 1, page_size: 25 });
    const found = resultsOf<SynonymGroup>(await server().get(`${SYNONYMS}?q=Sabu`, token));
    expect(found.map(({ words }) => words)).toEqual([['soap', 'sabuni']]);
    expect(resultsOf(await server().get(`${SYNONYMS}?q=abuni`, token))).toEqual([]);
  });

  test('adds a group, which searches use at once, changes it and removes it', async () => {
    await putPublished('Quinoa Farm');
    const group = await add(['quinoa', 'kinwa']);
    const found = await server().get('mainapp/listings/search/?q=kinwa');
    expect(found.body).toMatchObject({
      count: 1,
      relaxation: { synonyms: [{ word: 'kinwa', shown: ['quinoa'] }] },
    });
    const changed = await change(group.id, { words: ['quinoa', 'kinoa'], before: group.words });
    expect(changed).toMatchObject({
      status: 200,
      body: { id: group.id, words: ['quinoa', 'kinoa'] },
    });
    expect(await remove(group.id)).toBe(204);
    expect(await db().$count(synonymGroups, own())).toBe(0);
    expect(await actions()).toEqual([
      ['synonyms.added', 'quinoa, kinwa'],
      ['synonyms.changed', 'quinoa, kinoa'],
      ['synonyms.removed', 'quinoa, kinoa'],
    ]);
  });

  test('refuses a change of words that somebody else has changed, and a group that is gone', async () => {
    const { id } = await add(['quinoa', 'kinwa']);
    const stale = { words: ['quinoa', 'other'], before: ['quinoa'] };
    expect(await change(id, stale)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^Somebody else/) as string },
    });
    await remove(id);
    expect((await change(id, stale)).status).toBe(404);
    expect(await remove(id)).toBe(404);
    expect(await remove('x')).toBe(404);
    expect(await actions()).toHaveLength(2);
  });

  test('refuses the words of another group in any order, but not those of the group itself', async () => {
    const { id, words } = await add(['quinoa', 'kinwa']);
    const again = await server().post(SYNONYMS, { words: ['kinwa', 'quinoa'] }, { token });
    expect(again.status).toBe(409);
    const other = { words: ['sabuni', 'soap'], before: words };
    expect((await change(id, other)).status).toBe(409);
    const turned = { words: ['kinwa', 'quinoa'], before: words };
    expect((await change(id, turned)).status).toBe(200);
  });

  test.each([
    [['soap']],
    [['soap', 'Sabuni']],
    [['soap', 'soap']],
    [['soap', "a' or 1=1"]],
    [Array.from({ length: 13 }, (_, index) => `word${'abcdefghijklm'.charAt(index)}`)],
  ])('refuses the words %p', async (words) => {
    const { status, body } = await server().post(SYNONYMS, { words }, { token });
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual([expect.stringMatching(/^words/)]);
    expect(await db().$count(synonymGroups, inArray(synonymGroups.words, [words]))).toBe(0);
  });
});
