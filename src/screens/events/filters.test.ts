import fc from 'fast-check';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import { changeFilters, NO_FILTERS, readFilters, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('reads an empty address as upcoming events', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe('');
});

test.each(['view=week', 'month=2026-11', 'view=upcoming&month=x', 'theme=profit', 'mode=by+sea'])(
  'ignores %s',
  (query) => expect(read(query)).toEqual(NO_FILTERS),
);

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

const shared = {
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
