import fc from 'fast-check';
import { ATTENDANCE_MODES, THEMES } from '../../../domain/vocabulary';
import { changeFilters, NO_FILTERS, readFilters, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an empty address asks for what is upcoming', () => {
  expect(read('')).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe('');
});

test.each(['view=week', 'month=2026-11', 'view=upcoming&month=x', 'theme=profit', 'mode=by+sea'])(
  '%s narrows nothing',
  (query) => expect(read(query)).toEqual(NO_FILTERS),
);

test.each(['0', '-3', '2.5', 'two', '', '1e99', 'Infinity'])('page %s is the first', (page) =>
  expect(read(`page=${page}`).page).toBe(1),
);

test('a month that cannot be is the one it is now', () => {
  expect(read('view=month&month=2026-13')).toEqual({ ...NO_FILTERS, view: 'month' });
});

test('another filter starts at the first page', () => {
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

test('what is written reads back as the same', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => expect(read(writeFilters(filters))).toEqual(filters)),
  );
});
