import type { ListingSearchPage } from '../../../domain/contract/listing';
import { listings } from '../../db/schema';
import { writeDemo } from '../../test/demo';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

async function search(query: Record<string, string>): Promise<ListingSearchPage> {
  const answer = await server().get(`mainapp/listings/search/?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as ListingSearchPage;
}

const namesOf = ({ results }: ListingSearchPage) => results.map(({ name }) => name);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

test('without filters: everything published, twelve a page, counted by county', async () => {
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
])('the slip of "%s" is forgiven', async (q) => {
  expect(namesOf(await search({ q }))[0]).toBe('Mwangaza Soaps');
});

test('the better fit comes first, and what is written beats what is alike', async () => {
  const { results } = await search({ q: 'soap' });
  expect(results[0]?.name).toMatch(/soap/i);
  for (const { name, summary, description } of results) {
    expect(`${name} ${summary} ${description}`).toMatch(/soap/i);
  }
});

test('a county is found by its name', async () => {
  const { results } = await search({ q: 'kakamega' });
  expect(results.length).toBeGreaterThan(0);
  for (const listing of results) {
    expect(listing.county === '037' || JSON.stringify(listing).includes('Kakamega')).toBe(true);
  }
});

test('nothing fits nonsense; punctuation alone is no search', async () => {
  expect((await search({ q: 'zzxxqqvv' })).count).toBe(0);
  expect((await search({ q: "%_'--;" })).count).toBe((await search({})).count);
});

test.each([
  ['category', 'energy', { category: 'Energy' }],
  ['theme', 'NATURE REGENERATION', { theme: 'nature regeneration' }],
  ['badge', 'Women_Led', { badge: 'women_led' }],
] as const)('%s filters whatever the case', async (name, value, exact) => {
  const found = await search({ [name]: value });
  expect(found.count).toBeGreaterThan(0);
  expect(found).toEqual(await search(exact));
  for (const listing of found.results) {
    const { category, other_categories, themes, badges } = listing;
    const values: string[] = [category, ...other_categories, ...themes, ...badges];
    expect(values).toContain(Object.values(exact)[0]);
  }
});

test('another category of a business counts as well', async () => {
  const { db } = server().app;
  const rows = await db.select().from(listings);
  const fits = rows.filter(
    ({ status, category, other_categories }) =>
      status === 'published' && [category, ...other_categories].includes('Home'),
  );
  expect((await search({ category: 'Home' })).count).toBe(fits.length);
});

test('the county narrows the list; the map still counts every county', async () => {
  const all = await search({});
  const narrowed = await search({ county: '047' });
  expect(narrowed.count).toBe(all.counties['047']);
  expect(narrowed.counties).toEqual(all.counties);
  for (const { county } of narrowed.results) expect(county).toBe('047');
});

test('unknown values are ignored', async () => {
  const all = await search({});
  const odd = { category: 'Weapons', theme: 'x', badge: 'y', county: '999', sort: 'price' };
  expect(await search(odd)).toEqual(all);
});

test('by name, and by how new', async () => {
  const names = namesOf(await search({ sort: 'name' }));
  expect(names).toEqual([...names].sort());
  const dates = (await search({ sort: 'Newest' })).results.map((listing) => listing.published_at);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.each(['abc', '0', '-1', '1.5', '', '1e3'])('page "%s" is the first', async (page) => {
  expect(await search({ page })).toEqual(await search({}));
});

test.each(['999', '99999999999999999'])('page %s is beyond the end, and empty', async (page) => {
  const { results, count } = await search({ page });
  expect(results).toEqual([]);
  expect(count).toBe((await search({})).count);
});

test('a query without end is refused', async () => {
  const answer = await server().get(`mainapp/listings/search/?q=${'x'.repeat(81)}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toHaveProperty('q');
});
