import { aResource } from '../testing/builders';
import type { ResourceSearchQuery } from '../../domain/contract/resource';
import { selectResources } from './selectResources';

const water = aResource({ resource_id: 1, headline: 'Clean water', author: 'Wanjikũ' });
const law = aResource({
  resource_id: 2,
  headline: 'Waste in law',
  resource_type: 'law explainer',
  themes: ['responsible processing & packaging'],
});
const ids = (query: ResourceSearchQuery) =>
  selectResources([water, law], query).results.map(({ resource_id }) => resource_id);

test('finds resources that have every word, with or without accents', () => {
  expect(ids({})).toEqual([1, 2]);
  expect(ids({ q: 'WANJIKU water' })).toEqual([1]);
  expect(ids({ q: 'water waste' })).toEqual([]);
});

test('filters by type and theme', () => {
  expect(ids({ type: 'law explainer' })).toEqual([2]);
  expect(ids({ theme: 'energy transition' })).toEqual([1]);
});

test('gives pages of 12', () => {
  const many = Array.from({ length: 30 }, (_, index) => aResource({ resource_id: index + 1 }));
  const last = selectResources(many, { page: '3' });
  expect(last).toMatchObject({ count: 30, page: 3, page_size: 12 });
  expect(last.results).toHaveLength(6);
});
