import fc from 'fast-check';
import { COUNTIES } from '../../../domain/counties';
import { BADGES, DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';
import {
  changeFilters,
  isFiltered,
  NO_FILTERS,
  readFilters,
  searchQuery,
  SORTS,
  VIEWS,
  writeFilters,
} from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('reads an empty address as no filters', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe('');
});

test('reads category and theme in upper and lower case', () => {
  const filters = read("category=food+%26+DRINKS&theme=Workers'+Wellbeing&page=2");
  expect(filters).toEqual({
    ...NO_FILTERS,
    category: 'Food & drinks',
    theme: "workers' wellbeing",
    page: 2,
  });
  expect(writeFilters(filters)).toBe('?category=Food+%26+drinks&theme=workers%27+wellbeing&page=2');
});

test('reads and writes badge, county, view and order', () => {
  const query = '?q=soap&badge=women_led&county=042&sort=name&view=map';
  const filters = read(query);
  expect(filters).toMatchObject({ badge: 'women_led', county: '042', sort: 'name', view: 'map' });
  expect(writeFilters(filters)).toBe(query);
  expect(isFiltered(filters)).toBe(true);
  expect(isFiltered(read('view=map&sort=newest&page=2'))).toBe(false);
});

test('reads the order by name as the best match when there are no words', () => {
  expect(read('sort=name')).toEqual(NO_FILTERS);
  expect(read('q=soap&sort=name').sort).toBe('name');
});

test('searchQuery has an order in every case, and no view', () => {
  expect(searchQuery(NO_FILTERS)).toEqual({ sort: 'name' });
  expect(searchQuery(read('q=sop&view=map&county=047&page=2'))).toEqual({
    q: 'sop',
    county: '047',
    page: '2',
    sort: 'relevance',
  });
});

test.each([
  'badge=shiny',
  'county=48',
  'county=UG',
  'view=table',
  'category=Weapons',
  'theme=profit',
  'sort=price',
  'category=All',
  'theme=all',
])('ignores %s', (query) => expect(read(query)).toEqual(NO_FILTERS));

test.each(['0', '-3', '2.5', 'two', '', '1e99', 'Infinity'])('reads page %s as page 1', (page) =>
  expect(read(`page=${page}`).page).toBe(1),
);

test('goes to page 1 when a filter changes', () => {
  const filters = { ...NO_FILTERS, category: 'Waste', page: 3 } as const;
  expect(changeFilters(filters, { theme: 'energy transition' })).toEqual({
    ...filters,
    theme: 'energy transition',
    page: 1,
  });
  expect(changeFilters(filters, { page: 2 }).category).toBe('Waste');
});

test('searches other words not exactly', () => {
  const filters = read('q=saop&exact=1');
  expect(searchQuery(filters)).toMatchObject({ q: 'saop', exact: '1' });
  expect(changeFilters(filters, { category: 'Waste' }).exact).toBe(true);
  expect(changeFilters(filters, { q: 'soap' }).exact).toBe(false);
  expect(read('exact=1').exact).toBe(false);
});

const anyFilters = fc
  .record({
    q: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
    exact: fc.boolean(),
    category: fc.constantFrom(null, ...DIRECTORY_CATEGORIES),
    theme: fc.constantFrom(null, ...THEMES),
    badge: fc.constantFrom(null, ...BADGES),
    county: fc.constantFrom(null, ...COUNTIES.map(({ code }) => code)),
    sort: fc.constantFrom(...SORTS),
    view: fc.constantFrom(...VIEWS),
    page: fc.integer({ min: 1, max: 999 }),
  })
  .filter(({ q, exact, sort }) => q !== '' || (!exact && sort !== 'name'));

test('reads what it wrote', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => expect(read(writeFilters(filters))).toEqual(filters)),
  );
});

test('reads any address', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => read(writeFilters(read(query))).page >= 1),
  );
});
