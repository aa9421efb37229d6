import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { ListingSearchPage } from '../../../domain/contract/listing';
import { COUNTIES } from '../../../domain/counties';
import { BADGES, DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';
import { listings } from '../../db/schema/listings';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests } from '../../test/testApp';
import { searchListings } from './searchListings';

const server = serverForTests();
const db = () => server().app.db;

beforeEach(() => writeDemo(server()));

async function search(query: Record<string, string>): Promise<ListingSearchPage> {
  const answer = await server().get(`mainapp/listings/search/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return bodyOf<ListingSearchPage>(answer);
}

const idsOf = ({ results }: ListingSearchPage) => results.map(({ listing_id }) => listing_id);

test('relaxes nothing where something matches as asked', async () => {
  for (const query of [{}, { q: 'soap' }, { q: 'honey', category: 'Food & drinks' }]) {
    expect(await search(query)).not.toHaveProperty('relaxation');
  }
});

test('finds soap for sabuni, and names the synonym', async () => {
  const found = await search({ q: 'sabuni' });
  expect(found.relaxation).toEqual({ synonyms: [{ word: 'sabuni', shown: ['soap'] }] });
  expect(found.count).toBe(3);
  expect(new Set(idsOf(found))).toEqual(new Set(idsOf(await search({ q: 'soap' }))));
});

test('takes a synonym for a whole word', async () => {
  const found = await search({ q: 'mti' });
  expect(found.relaxation?.synonyms).toEqual([{ word: 'mti', shown: ['tree'] }]);
  // Not the listing with “street”.
  expect(found.results.map(({ name }) => name)).toEqual(['Mbuyu Oils']);
});

test('finds soap for saop, and names the correction and what else may be meant', async () => {
  const found = await search({ q: 'saop' });
  expect(found.relaxation).toEqual({
    corrected: [{ word: 'saop', shown: 'soap', others: ['shop'] }],
  });
  expect(idsOf(found)).toEqual(idsOf(await search({ q: 'soap' })));
});

test('corrects to a synonym of what is listed', async () => {
  const found = await search({ q: 'sabunni' });
  expect(found.relaxation).toEqual({
    corrected: [{ word: 'sabunni', shown: 'sabuni', others: [] }],
    synonyms: [{ word: 'sabuni', shown: ['soap'] }],
  });
  expect(found.count).toBe(3);
});

test('neither corrects nor adds synonyms for an exact search', async () => {
  for (const q of ['saop', 'sabuni']) {
    const { relaxation, count } = await search({ q, exact: '1' });
    expect(Object.keys(relaxation ?? {})).toEqual(['category']);
    expect(count).toBeGreaterThan(0);
  }
});

test('shows what has any of the words, most of them first', async () => {
  const found = await search({ q: 'zebra electric boats' });
  expect(found.relaxation).toMatchObject({ any_word: true });
  expect(found.results[0]?.name).toBe('Usenge Electric Boats');
  expect(found.count).toBeGreaterThan(1);
});

test('shows other counties when the one asked for has none, the nearest first', async () => {
  const found = await search({ q: 'soap', county: '042' });
  expect(found.relaxation).toEqual({ county: { nearest: '037', km: 64 } });
  expect(found.results.map(({ county }) => county)).toEqual(['037', '002', '001']);
  expect(found).toMatchObject({ count: 3, counties: { '037': 1, '001': 1, '002': 1 } });
  const byName = await search({ q: 'soap', county: '042', sort: 'name' });
  expect(byName.results[0]?.county).toBe('037');
});

test('names every relaxation of one search', async () => {
  const { relaxation } = await search({ q: 'saop', county: '042', category: 'Waste' });
  expect(relaxation).toEqual({
    corrected: [{ word: 'saop', shown: 'soap', others: ['shop'] }],
    filters: ['category'],
    county: { nearest: '037', km: 64 },
  });
});

test('leaves out theme and badge before the category', async () => {
  await db().update(listings).set({ badges: [] });
  const query = { category: 'Waste', badge: 'toxin_free' };
  const found = await search(query);
  expect(found.relaxation).toEqual({ filters: ['badge'] });
  expect(idsOf(found)).toEqual(idsOf(await search({ category: 'Waste' })));
});

test('shows the category that was asked for, or the nearest, when no word matches', async () => {
  const query = { q: 'zzxxqqvv', category: 'Energy' };
  expect((await search(query)).relaxation).toEqual({ category: 'Energy' });
  const found = await search({ q: 'soapstone' });
  expect(found.relaxation).toEqual({ category: 'Beauty & self-care' });
  expect(found.count).toBeGreaterThan(0);
});

test('pages through relaxed results', async () => {
  const first = await search({ q: 'zzxxqqvv', county: '030', theme: 'energy transition' });
  const again = await search({
    q: 'zzxxqqvv',
    county: '030',
    theme: 'energy transition',
    page: '9',
  });
  expect(again).toMatchObject({ count: first.count, relaxation: first.relaxation, results: [] });
});

test('returns an empty page without a relaxation when nothing is published', async () => {
  await db().update(listings).set({ status: 'pending' });
  for (const query of [{}, { q: 'saop' }, { county: '042', theme: 'energy transition' }]) {
    const found = await search(query);
    expect(found).toMatchObject({ count: 0, results: [], counties: {} });
    expect(found).not.toHaveProperty('relaxation');
  }
});

test('finds what is published a moment ago, and not what has left', async () => {
  const [row] = await db().select().from(listings).where(eq(listings.name, 'Mwangaza Soaps'));
  const isIt = eq(listings.id, row?.id ?? 0);
  await db().update(listings).set({ name: 'Zawadi Quilts' }).where(isIt);
  expect((await search({ q: 'quitls' })).results.map(({ name }) => name)).toEqual([
    'Zawadi Quilts',
  ]);
  await db().delete(listings).where(isIt);
  expect((await search({ q: 'quitls' })).relaxation).not.toHaveProperty('corrected');
});

const maybe = (values: readonly string[]) => fc.option(fc.constantFrom(...values), { nil: '' });
const anyQuery = fc.record({
  q: fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('soap', 'hony', 'kitu', 'solar', 'nairobi', 'of', 'xyz', '12'), {
        maxLength: 7,
      })
      .map((words) => words.join(' ')),
    fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'e', 'k', 'o', 'm', 's', ' ') }),
  ),
  county: maybe(COUNTIES.map(({ code }) => code)),
  category: maybe(DIRECTORY_CATEGORIES),
  theme: maybe(THEMES),
  badge: maybe(BADGES),
  exact: maybe(['1']),
});

test('offers something for each of 500 random queries', async () => {
  const queries = fc.sample(anyQuery, { seed: 18, numRuns: 500 });
  const empty: unknown[] = [];
  for (const query of queries) {
    const { count, results } = await searchListings(db(), query);
    if (count === 0 || results.length === 0) empty.push(query);
  }
  expect(empty).toEqual([]);
}, 120_000);

test.each([
  ['a very long word', 'x'.repeat(100_000)],
  [
    '1,000 words',
    Array.from({ length: 1000 }, (_, index) => `wrod${'abcdefghij'[index % 10]}`).join(' '),
  ],
  ['control characters', '\u0000\u0001\u001b[31m \u202e\u0000saop'],
  ['patterns', "%%%% ____ \\\\ '; drop table listings; -- (.*)+"],
  ['half a character', '\ud83d'],
])('answers %s with at most 40 statements', async (_name, q) => {
  const select = jest.spyOn(db(), 'select');
  const [theme] = THEMES;
  const [badge] = BADGES;
  const query = { q, county: '042', category: 'Waste', theme, badge };
  const { count } = await searchListings(db(), query);
  expect(count).toBeGreaterThan(0);
  expect(select.mock.calls.length).toBeLessThanOrEqual(40);
  select.mockRestore();
});
