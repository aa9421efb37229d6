import { brotliCompressSync } from 'node:zlib';
import type { ListingSearchPage } from '../../../domain/contract/listing';
import { SHORT_LISTING } from '../../../domain/shortForms';
import { listings } from '../../db/schema/listings';
import { QUICK } from '../../plugins/compression';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

async function search(query: Record<string, string>): Promise<ListingSearchPage> {
  const answer = await server().get(`mainapp/listings/search/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return bodyOf<ListingSearchPage>(answer);
}

/** The found listings as they are stored. */
async function rowsOf({ results }: ListingSearchPage) {
  const rows = await server().app.db.select().from(listings);
  return results.flatMap(({ listing_id }) => rows.filter(({ id }) => id === listing_id));
}

const namesOf = ({ results }: ListingSearchPage) => results.map(({ name }) => name);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

test('returns all published listings on pages of twelve, counted by county, without filters', async () => {
  const first = await search({});
  const rows = await server().app.db.select().from(listings);
  const published = rows.filter(({ status }) => status === 'published');
  expect(first).toMatchObject({ count: published.length, page: 1, page_size: 12 });
  expect(first.results).toHaveLength(12);
  expect(sum(first.counties)).toBe(published.length);
  const pages = Math.ceil(published.length / 12);
  const all = new Set(namesOf(first));
  for (let page = 2; page <= pages; page += 1) {
    for (const name of namesOf(await search({ page: String(page) }))) all.add(name);
  }
  expect(all.size).toBe(published.length);
});

test.each([
  'Mwangaza',
  'MWANGAZA SOAPS',
  'mwangza soaps',
  'soaps mwanagza',
  'Mwangaza, the soaps!',
])('finds Mwangaza Soaps for "%s"', async (q) => {
  expect(namesOf(await search({ q }))[0]).toBe('Mwangaza Soaps');
});

test('returns only listings that contain a word, the best match first', async () => {
  const found = await search({ q: 'soap' });
  expect(namesOf(found)[0]).toMatch(/soap/i);
  for (const { name, summary, description } of await rowsOf(found)) {
    expect(`${name} ${summary} ${description}`).toMatch(/soap/i);
  }
});

test('finds listings of a county by its name', async () => {
  const found = await search({ q: 'kakamega' });
  expect(found.results.length).toBeGreaterThan(0);
  for (const listing of await rowsOf(found)) {
    expect(listing.county === '037' || JSON.stringify(listing).includes('Kakamega')).toBe(true);
  }
});

test('returns everything for punctuation', async () => {
  expect((await search({ q: "%_'--;" })).count).toBe((await search({})).count);
});

test.each([
  ['category', 'energy', { category: 'Energy' }],
  ['theme', 'NATURE REGENERATION', { theme: 'nature regeneration' }],
  ['badge', 'Women_Led', { badge: 'women_led' }],
] as const)('filters by %s in any case', async (name, value, exact) => {
  const found = await search({ [name]: value });
  expect(found.count).toBeGreaterThan(0);
  expect(found).toEqual(await search(exact));
  for (const listing of await rowsOf(found)) {
    const { category, other_categories, themes, badges } = listing;
    const values: string[] = [category, ...other_categories, ...themes, ...badges];
    expect(values).toContain(Object.values(exact)[0]);
  }
});

test('counts the other categories of a business', async () => {
  const { db } = server().app;
  const rows = await db.select().from(listings);
  const fits = rows.filter(
    ({ status, category, other_categories }) =>
      status === 'published' && [category, ...other_categories].includes('Home'),
  );
  expect((await search({ category: 'Home' })).count).toBe(fits.length);
});

test('filters by county and still counts all counties', async () => {
  const all = await search({});
  const narrowed = await search({ county: '047' });
  expect(narrowed.count).toBe(all.counties['047']);
  expect(narrowed.counties).toEqual(all.counties);
  for (const { county } of narrowed.results) expect(county).toBe('047');
});

test('ignores unknown values', async () => {
  const all = await search({});
  const odd = { category: 'Weapons', theme: 'x', badge: 'y', county: '999', sort: 'price' };
  expect(await search(odd)).toEqual(all);
});

test('sorts by name and by date', async () => {
  const names = namesOf(await search({ sort: 'name' }));
  expect(names).toEqual([...names].sort());
  const newest = await rowsOf(await search({ sort: 'Newest' }));
  const dates = newest.map(({ published_at }) => published_at?.toISOString());
  expect(dates).toEqual([...dates].sort().reverse());
});

test('returns of a listing what a row shows, so that a page stays small', async () => {
  const found = await search({});
  for (const listing of found.results) {
    expect(Object.keys(listing).sort()).toEqual([...SHORT_LISTING].sort());
  }
  expect(brotliCompressSync(JSON.stringify(found), QUICK).length).toBeLessThanOrEqual(3_000);
});

test.each(['abc', '0', '-1', '1.5', '', '1e3'])(
  'returns the first page for the page "%s"',
  async (page) => {
    expect(await search({ page })).toEqual(await search({}));
  },
);

test.each(['999', '99999999999999999'])('returns an empty page for the page %s', async (page) => {
  const { results, count } = await search({ page });
  expect(results).toEqual([]);
  expect(count).toBe((await search({})).count);
});

test('returns 400 for a query of 81 characters', async () => {
  const answer = await server().get(`mainapp/listings/search/?q=${'x'.repeat(81)}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toHaveProperty('q');
});
