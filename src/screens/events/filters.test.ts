import fc from 'fast-check';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import { changeFilters, changeSearch, NO_FILTERS, readFilters, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('reads an empty address as upcoming events', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe('');
});

test.each([
  'view=week',
  'month=2026-11',
  'view=upcoming&month=x',
  'theme=profit',
  'mode=by+sea',
  'county=99',
  'date=2026-13-01',
  'exact=1',
])('ignores %s', (query) => expect(read(query)).toEqual(NO_FILTERS));

test.each(['0', '-3', '2.5', 'two', '', '1e99', 'Infinity'])('reads page %s as page 1', (page) =>
  expect(read(`page=${page}`).page).toBe(1),
);

test('ignores a month that does not exist', () => {
  expect(read('view=month&month=2026-13')).toEqual({ ...NO_FILTERS, view: 'month' });
});

test('goes to page 1 when a filter changes', () => {
  const past = { ...NO_FILTERS, view: 'past', page: 3 } as const;
  expect(changeFilters(past, { mode: 'online' })).toEqual({ ...past, mode: 'online', page: 1 });
});

test('other words are no longer exact', () => {
  const exact = read('q=saop&exact=1');
  expect(exact.exact).toBe(true);
  expect(changeFilters(exact, { mode: 'online' }).exact).toBe(true);
  expect(changeFilters(exact, { q: 'soap' }).exact).toBe(false);
});

test('follows what is offered instead', () => {
  const filters = read('view=past&q=saop&mode=online&organizer=Club&county=042&sort=date&page=2');
  expect(changeSearch(filters, { q: 'soap' })).toEqual({ ...filters, q: 'soap', page: 1 });
  expect(changeSearch(filters, { without: ['mode', 'organizer', 'county'] })).toEqual({
    ...NO_FILTERS,
    view: 'past',
    q: 'saop',
    isByDate: true,
  });
  expect(changeSearch(filters, { only: { theme: 'energy transition' } })).toEqual({
    ...NO_FILTERS,
    view: 'past',
    isByDate: true,
    theme: 'energy transition',
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((typed) => typed.trim());
const shared = {
  q: text,
  exact: fc.constant(false),
  county: fc.constantFrom(null, '042'),
  organizer: text,
  date: fc.constantFrom(null, '2026-11-28'),
  theme: fc.constantFrom(null, ...THEMES),
  mode: fc.constantFrom(null, ...ATTENDANCE_MODES),
  isByDate: fc.boolean(),
};
const anyFilters = fc.oneof(
  fc.record({
    ...shared,
    view: fc.constantFrom('upcoming' as const, 'past' as const),
    month: fc.constant(null),
    page: fc.integer({ min: 1, max: 999 }),
  }),
  fc.record({
    ...shared,
    view: fc.constant('month' as const),
    month: fc.constantFrom(null, '2026-01', '2026-12'),
    page: fc.constant(1),
  }),
);

test('reads what it wrote', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => expect(read(writeFilters(filters))).toEqual(filters)),
  );
});
