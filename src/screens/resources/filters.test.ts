import fc from 'fast-check';
import { RESOURCE_TYPES, THEMES } from '../../../domain/vocabulary';
import {
  changeFilters,
  changeSearch,
  isFiltered,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('reads an empty address as no filters', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe('');
  expect(isFiltered({ ...NO_FILTERS, page: 3 })).toBe(false);
});

test('reads type and theme in upper and lower case', () => {
  const filters = read("type=Law+Explainer&theme=Workers'+Wellbeing&page=2");
  expect(filters).toEqual({
    q: '',
    exact: false,
    type: 'law explainer',
    theme: "workers' wellbeing",
    isByDate: false,
    page: 2,
  });
  expect(writeFilters(filters)).toBe('?type=law+explainer&theme=workers%27+wellbeing&page=2');
});

test.each(['type=poem', 'theme=profit', 'type=', 'theme=all', 'sort=name'])('ignores %s', (query) =>
  expect(read(query)).toEqual(NO_FILTERS),
);

test.each(['0', '-3', '2.5', 'two', '', '1e99', '1000000'])('reads page %s as page 1', (page) =>
  expect(read(`page=${page}`).page).toBe(1),
);

test('goes to page 1 when a filter changes', () => {
  const filters = { ...NO_FILTERS, type: 'guide', page: 3 } as const;
  expect(changeFilters(filters, { q: 'water' })).toEqual({ ...filters, q: 'water', page: 1 });
  expect(changeFilters(filters, { page: 2 }).type).toBe('guide');
});

const anyFilters = fc.record({
  q: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim()),
  exact: fc.constant(false),
  type: fc.constantFrom(null, ...RESOURCE_TYPES),
  theme: fc.constantFrom(null, ...THEMES),
  isByDate: fc.boolean(),
  page: fc.integer({ min: 1, max: 999 }),
});

test('other words are no longer exact', () => {
  const exact = read('q=saop&exact=1');
  expect(exact.exact).toBe(true);
  expect(changeFilters(exact, { type: 'guide' }).exact).toBe(true);
  expect(changeFilters(exact, { q: 'soap' }).exact).toBe(false);
  expect(read('exact=1').exact).toBe(false);
});

test('follows what is offered instead', () => {
  const filters = read('q=saop&type=guide&theme=energy+transition&page=2');
  expect(changeSearch(filters, { q: 'soap' })).toEqual({ ...filters, q: 'soap', page: 1 });
  expect(changeSearch(filters, { exact: true })).toEqual({ ...filters, exact: true, page: 1 });
  expect(changeSearch(filters, { without: ['theme', 'type'] })).toEqual({
    ...NO_FILTERS,
    q: 'saop',
  });
  expect(changeSearch(filters, { only: { theme: 'energy transition' } })).toEqual({
    ...NO_FILTERS,
    theme: 'energy transition',
  });
});

test('reads what it wrote', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => expect(read(writeFilters(filters))).toEqual(filters)),
  );
});
