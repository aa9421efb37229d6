import fc from 'fast-check';
import { DIRECTORY_CATEGORIES, LEVELS, THEMES } from '../../../domain/vocabulary';
import { aListing } from '../../testing/builders';
import { NO_FILTERS, SORTS } from './filters';
import { isInCategory, LISTINGS_PER_PAGE, selectListings } from './selectListings';

const soap = aListing({ listing_id: 1, name: 'Mwangaza Soaps' });
const honey = aListing({
  listing_id: 2,
  name: 'Asali ya Tsavo',
  summary: 'Raw honey',
  description: 'Hives in Kibwezi.',
  category: 'Food & drinks',
  other_categories: ['Beauty & self-care'],
  themes: ['nature regeneration'],
  level: 'Tree',
  county: '017',
  published_at: '2026-07-01T09:00:00.000Z',
});
const weaver = aListing({ listing_id: 3, name: 'Nyũmba Crafts', category: 'Home', level: null });
const all = [soap, honey, weaver];

const names = (change: Partial<typeof NO_FILTERS>) =>
  selectListings(all, { ...NO_FILTERS, ...change }).shown.map(({ name }) => name);

test('a category holds the businesses that name it first or besides', () => {
  expect(names({ category: 'Beauty & self-care' })).toEqual(['Asali ya Tsavo', 'Mwangaza Soaps']);
});

test('categories and themes of another spelling are still found', () => {
  const shouting = Object.assign(aListing(), { category: 'FOOD & DRINKS' });
  expect(isInCategory(shouting, 'Food & drinks')).toBe(true);
});

test('the search takes every word, in any field, with or without accents', () => {
  expect(names({ q: 'makueni HONEY' })).toEqual(['Asali ya Tsavo']);
  expect(names({ q: 'nyumba' })).toEqual(['Nyũmba Crafts']);
  expect(names({ q: 'honey soap' })).toEqual([]);
});

test('orders by name, by level and by date', () => {
  expect(names({})).toEqual(['Asali ya Tsavo', 'Mwangaza Soaps', 'Nyũmba Crafts']);
  expect(names({ sort: 'level' })).toEqual(['Asali ya Tsavo', 'Mwangaza Soaps', 'Nyũmba Crafts']);
  expect(names({ sort: 'newest' })[0]).toBe('Asali ya Tsavo');
});

test('counts what another category would give under the same theme', () => {
  const { countOf } = selectListings(all, {
    ...NO_FILTERS,
    category: 'Home',
    theme: 'nature regeneration',
  });
  expect(countOf(null)).toBe(1);
  expect(countOf('Home')).toBe(0);
  expect(countOf('Food & drinks')).toBe(1);
});

const anyListing = fc
  .record({
    listing_id: fc.nat(),
    category: fc.constantFrom(...DIRECTORY_CATEGORIES),
    themes: fc.uniqueArray(fc.constantFrom(...THEMES)),
    level: fc.constantFrom(null, ...LEVELS),
  })
  .map(aListing);
const anyFilters = fc.record({
  q: fc.constant(''),
  category: fc.constantFrom(null, ...DIRECTORY_CATEGORIES),
  theme: fc.constantFrom(null, ...THEMES),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 9 }),
});

test('the pages together hold every match exactly once', () => {
  fc.assert(
    fc.property(fc.array(anyListing, { maxLength: 60 }), anyFilters, (listings, filters) => {
      const { count, pages, page } = selectListings(listings, filters);
      const paged = Array.from({ length: pages }, (_, index) =>
        selectListings(listings, { ...filters, page: index + 1 }),
      ).flatMap(({ shown }) => shown);
      expect(paged).toHaveLength(count);
      expect(new Set(paged).size).toBe(count);
      expect(page).toBeLessThanOrEqual(Math.max(1, pages));
      expect(pages).toBe(Math.ceil(count / LISTINGS_PER_PAGE));
    }),
  );
});
