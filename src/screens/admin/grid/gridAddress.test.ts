import {
  gridParams,
  changeGridQuery,
  readGridQuery,
  withFilter,
  writeGridQuery,
  type GridSpec,
} from './gridAddress';

const SPEC: GridSpec<'name' | 'total'> = {
  sorts: ['name', 'total'],
  defaultOrder: { sort: 'total', isDescending: true },
  filters: ['state', 'level'],
};

const read = (search: string) => readGridQuery(SPEC, new URLSearchParams(search));
const write = (search: string) => writeGridQuery(SPEC, read(search), new URLSearchParams());

test.each([
  '',
  '?q=soap',
  '?state=submitted%2Clisted&level=Seed',
  '?sort=name',
  '?sort=name&order=desc',
  '?sort=total',
  '?page=3',
  '?page_size=100',
  '?q=soap&state=draft&sort=name&page=2&page_size=50',
])('reads and writes %j unchanged', (search) => {
  expect(write(search)).toBe(search);
});

test.each([
  ['?sort=total&order=desc', ''],
  ['?sort=secret', ''],
  ['?sort=name&order=sideways', '?sort=name'],
  ['?page=1', ''],
  ['?page=-2', ''],
  ['?page=1e9', ''],
  ['?page_size=25', ''],
  ['?page_size=7', ''],
  ['?q=%20%20', ''],
  ['?state=%20', ''],
])('shortens %j to %j', (search, shortest) => {
  expect(write(search)).toBe(shortest);
});

test('keeps parameters of others in the address', () => {
  const present = new URLSearchParams('view=reports&page=4');
  const next = changeGridQuery(readGridQuery(SPEC, present), { q: 'soap' });
  expect(writeGridQuery(SPEC, next, present)).toBe('?view=reports&q=soap');
});

test('returns to the first page when a filter changes', () => {
  const query = read('?q=soap&state=draft&page=3');
  const next = changeGridQuery(query, { filters: withFilter(query.filters, 'level', 'Seed') });
  expect(gridParams(SPEC, next)).toEqual({ q: 'soap', state: 'draft', level: 'Seed' });
  expect(withFilter(next.filters, 'state', '')).toEqual({ level: 'Seed' });
});
