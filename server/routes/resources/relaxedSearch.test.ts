import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FoundPage } from '../../../domain/contract/page';
import type { ShortResource } from '../../../domain/contract/resource';
import { POST_STATUSES, RESOURCE_TYPES, THEMES } from '../../../domain/vocabulary';
import { resources } from '../../db/schema/posts';
import { missingWords } from '../../db/schema/search';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests } from '../../test/testApp';
import { resourcesRepository } from './repository';

const server = serverForTests();
const db = () => server().app.db;

beforeEach(() => writeDemo(server()));

async function search(query: Record<string, string>): Promise<FoundPage<ShortResource>> {
  const answer = await server().get(`mainapp/resources/search/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return bodyOf<FoundPage<ShortResource>>(answer);
}

const idsOf = ({ results }: FoundPage<ShortResource>) =>
  results.map(({ resource_id }) => resource_id);

/** Changes one published resource, whose id is returned. */
async function change(to: Partial<typeof resources.$inferInsert>): Promise<number> {
  const isLast = sql`${resources.id} = (select max(id) from resources where status = 'published')`;
  const [row] = await db().update(resources).set(to).where(isLast).returning({ id: resources.id });
  return row?.id ?? 0;
}

test('relaxes nothing where something matches as asked, and where nothing is asked', async () => {
  for (const query of [{}, { q: 'energy' }, { type: 'guide' }, { q: '. of' }]) {
    expect(await search(query)).not.toHaveProperty('relaxation');
  }
});

test('finds what has a synonym', async () => {
  const id = await change({ headline: 'Making soap at home' });
  const found = await search({ q: 'sabuni' });
  expect(found.relaxation).toEqual({ synonyms: [{ word: 'sabuni', shown: ['soap'] }] });
  expect(idsOf(found)[0]).toBe(id);
  expect(idsOf(found)).toEqual(idsOf(await search({ q: 'soap' })));
});

test('corrects a slip, unless the words are meant exactly', async () => {
  const id = await change({ headline: 'Making soap at home' });
  const found = await search({ q: 'saop' });
  expect(found.relaxation?.corrected).toEqual([
    { word: 'saop', shown: 'soap', others: expect.any(Array) as string[] },
  ]);
  expect(idsOf(found)).toEqual(idsOf(await search({ q: 'soap' })));
  expect(idsOf(found)[0]).toBe(id);
  expect((await search({ q: 'saop', exact: '1' })).relaxation).not.toHaveProperty('corrected');
});

test('shows what has any of the words, most of them first', async () => {
  const id = await change({ headline: 'Xylophone quinine kits' });
  const found = await search({ q: 'zzxxqq xylophone quinine energy' });
  expect(found.relaxation).toMatchObject({ any_word: true });
  expect(idsOf(found)[0]).toBe(id);
  expect(found.count).toBeGreaterThan(1);
});

test('leaves out the theme before the type', async () => {
  const [theme, other] = THEMES;
  await db()
    .update(resources)
    .set({ themes: [other], resource_type: 'case study' });
  const id = await change({ resource_type: 'guide' });
  const found = await search({ type: 'guide', theme });
  expect(found.relaxation).toEqual({ filters: ['theme'] });
  expect(idsOf(found)).toEqual([id]);
  expect((await search({ type: 'law explainer', theme })).relaxation).toEqual({
    filters: ['theme', 'type'],
  });
});

test('shows the theme or the type that was asked for, or the nearest theme, when no word matches', async () => {
  const [theme] = THEMES;
  const q = 'zzxxqqvv';
  expect((await search({ q, theme })).relaxation).toEqual({ theme });
  const found = await search({ q });
  expect(THEMES).toContain(found.relaxation?.theme);
  expect(found.count).toBeGreaterThan(0);
  await db().update(resources).set({ themes: [], resource_type: 'case study' });
  expect((await search({ q, type: 'case study' })).relaxation).toEqual({ type: 'case study' });
  expect((await search({ q })).relaxation).toEqual({ all: true });
});

test.each(POST_STATUSES.filter((status) => status !== 'published'))(
  'takes no help of the words of a resource that is %s',
  async (status) => {
    const id = await change({ headline: 'Zebrafinch', status });
    for (const q of ['zebrafinch', 'zebrafinhc']) {
      const found = await search({ q });
      expect(found.relaxation).not.toHaveProperty('corrected');
      expect(idsOf(found)).not.toContain(id);
    }
  },
);

test('returns an empty page without a relaxation when nothing is published', async () => {
  await db().update(resources).set({ status: 'pending' });
  for (const query of [{}, { q: 'saop' }, { type: 'guide', theme: THEMES[0] }]) {
    const found = await search(query);
    expect(found).toMatchObject({ count: 0, results: [] });
    expect(found).not.toHaveProperty('relaxation');
  }
});

test('counts the words that no resource has', async () => {
  await search({ q: 'quinoa energy' });
  await server().app.laterDone();
  expect(await db().select().from(missingWords)).toMatchObject([
    { kind: 'resource', word: 'quinoa', searches: 1 },
  ]);
});

const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: '' });
const anyQuery = fc.record({
  q: fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('enrgy', 'water', 'kitu', 'guide', 'of', 'xyz', '12'), {
        maxLength: 7,
      })
      .map((words) => words.join(' ')),
    fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'e', 'k', 'o', 'm', 's', ' ') }),
  ),
  type: maybe(RESOURCE_TYPES),
  theme: maybe(THEMES),
  exact: maybe(['1']),
});

test('offers something for each of 100 random queries', async () => {
  const repository = resourcesRepository(db());
  const empty: unknown[] = [];
  for (const query of fc.sample(anyQuery, { seed: 18, numRuns: 100 })) {
    const { count, results } = await repository.search(query, null);
    if (count === 0 || results.length === 0) empty.push(query);
  }
  expect(empty).toEqual([]);
}, 60_000);
