import {
  changeFilters,
  changeSearch,
  isFiltered,
  memberQuery,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './memberFilters';

const read = (query: string) => readFilters(new URLSearchParams(query));
const none = new URLSearchParams();

test('reads what it wrote, and ignores unknown values', () => {
  expect(read('cares_for=money&lives_in=99&exact=1&page=x')).toEqual(NO_FILTERS);
  const query = '?q=solar&exact=1&cares_for=energy+transition&lives_in=042&page=2';
  const filters = read(query);
  expect(filters).toEqual({
    q: 'solar',
    exact: true,
    theme: 'energy transition',
    county: '042',
    page: 2,
  });
  expect(writeFilters(none, filters)).toBe(query);
  expect(isFiltered(filters)).toBe(true);
});

test('keeps the filters of the trends', () => {
  const params = new URLSearchParams('theme=energy+transition&county=047&q=old&page=3');
  expect(writeFilters(params, { ...NO_FILTERS, county: '042' })).toBe(
    '?theme=energy+transition&county=047&lives_in=042',
  );
});

test('sends the names of the endpoint', () => {
  expect(memberQuery(read('q=solar&cares_for=energy+transition&lives_in=042'))).toEqual({
    q: 'solar',
    theme: 'energy transition',
    county: '042',
  });
});

test('follows what is offered instead', () => {
  const filters = read('q=saop&exact=1&cares_for=energy+transition&lives_in=042&page=2');
  expect(changeFilters(filters, { q: 'soap' })).toEqual({
    ...filters,
    q: 'soap',
    exact: false,
    page: 1,
  });
  expect(changeSearch(filters, { without: ['county'] })).toEqual({
    ...filters,
    county: null,
    page: 1,
  });
  expect(changeSearch(filters, { exact: true })).toEqual({ ...filters, page: 1 });
  expect(changeSearch(filters, { only: { theme: 'community action' } })).toEqual({
    ...NO_FILTERS,
    theme: 'community action',
  });
  expect(changeSearch(filters, { only: {} })).toEqual(NO_FILTERS);
});
