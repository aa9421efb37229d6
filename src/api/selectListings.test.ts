import fc from 'fast-check';
import { BADGES, DIRECTORY_CATEGORIES, THEMES } from '../../domain/vocabulary';
import { aListing } from '../testing/builders';
import type { ListingSearchQuery } from '../../domain/contract/listing';
import { selectListings } from './selectListings';

const soap = aListing({ listing_id: 1, name: 'Mwangaza Soaps' });
const honey = aListing({
  listing_id: 2,
  name: 'Asali ya Tsavo',
  summary: 'Raw honey',
  description: 'Hives in Kibwezi.',
  category: 'Food & drinks',
  other_categories: ['Beauty & self-care'],
  themes: ['nature regeneration'],
  badges: ['toxin_free'],
  county: '017',
  published_at: '2026-07-01T09:00:00.000Z',
});
const weaver = aListing({ listing_id: 3, name: 'Nyũmba Crafts', category: 'Home' });
const all = [soap, honey, weaver];

const names = (query: ListingSearchQuery) =>
  selectListings(all, query).results.map(({ name }) => name);

test('finds businesses by their first and their other categories', () => {
  expect(names({ category: 'Beauty & self-care' })).toEqual(['Asali ya Tsavo', 'Mwangaza Soaps']);
});

test('finds a category in upper case', () => {
  const shouting = Object.assign(aListing(), { category: 'FOOD & DRINKS' });
  expect(selectListings([shouting], { category: 'Food & drinks' }).count).toBe(1);
});

test('finds listings that have every word, in any field, with or without accents', () => {
  expect(names({ q: 'makueni HONEY' })).toEqual(['Asali ya Tsavo']);
  expect(names({ q: 'nyumba' })).toEqual(['Nyũmba Crafts']);
  expect(names({ q: 'honey soap' })).toEqual([]);
});

test('filters by theme, badge and county', () => {
  expect(names({ theme: 'nature regeneration' })).toEqual(['Asali ya Tsavo']);
  expect(names({ badge: 'women_led' })).toEqual(['Mwangaza Soaps', 'Nyũmba Crafts']);
  expect(names({ county: '017' })).toEqual(['Asali ya Tsavo']);
});

test('orders by name and by date', () => {
  expect(names({})).toEqual(['Asali ya Tsavo', 'Mwangaza Soaps', 'Nyũmba Crafts']);
  expect(names({ sort: 'newest' })[0]).toBe('Asali ya Tsavo');
});

test('counts by county what matches without the county filter', () => {
  const { counties } = selectListings(all, { badge: 'women_led', county: '017' });
  expect(counties).toEqual({ '042': 2 });
});

const anyListing = fc
  .record({
    listing_id: fc.nat(),
    category: fc.constantFrom(...DIRECTORY_CATEGORIES),
    themes: fc.uniqueArray(fc.constantFrom(...THEMES)),
    badges: fc.uniqueArray(fc.constantFrom(...BADGES)),
    county: fc.constantFrom('001', '042', '047'),
  })
  .map(aListing);
const anyQuery = fc.record(
  {
    category: fc.constantFrom(...DIRECTORY_CATEGORIES),
    theme: fc.constantFrom(...THEMES),
    badge: fc.constantFrom(...BADGES),
    county: fc.constantFrom('001', '042'),
    sort: fc.constantFrom('relevance', 'name', 'newest'),
    page: fc.integer({ min: 1, max: 9 }).map(String),
  },
  { requiredKeys: [] },
);

test('puts every match on exactly one page', () => {
  fc.assert(
    fc.property(fc.array(anyListing, { maxLength: 80 }), anyQuery, (listings, query) => {
      const { count, page, page_size } = selectListings(listings, query);
      const pages = Math.ceil(count / page_size);
      const paged = Array.from({ length: pages }, (_, index) =>
        selectListings(listings, { ...query, page: String(index + 1) }),
      ).flatMap(({ results }) => results);
      expect(paged).toHaveLength(count);
      expect(new Set(paged).size).toBe(count);
      expect(page).toBeLessThanOrEqual(Math.max(1, pages));
    }),
  );
});
