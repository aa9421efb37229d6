import { aResource } from '../src/testing/builders';
import { resourceOverviewOf } from './resourceOverview';

const day = (day: number) => `2026-06-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const ids = (resources: { resource_id: number }[]) =>
  resources.map(({ resource_id }) => resource_id);

test('features the newest three, and leaves them out of the latest', () => {
  const resources = Array.from({ length: 12 }, (_, index) =>
    aResource({ resource_id: index + 1, published_at: day(index + 1), featured: index % 2 === 0 }),
  );
  const { count, featured, latest } = resourceOverviewOf(resources);
  expect(count).toBe(12);
  expect(ids(featured)).toEqual([11, 9, 7]);
  expect(ids(latest)).toEqual([12, 10, 8, 6, 5, 4]);
  expect(latest[0]).not.toHaveProperty('description');
});

test('gives each theme a shelf with its newest', () => {
  const { shelves } = resourceOverviewOf([
    aResource({ resource_id: 1, published_at: day(1) }),
    aResource({ resource_id: 2, published_at: day(2), headline: 'The newest' }),
  ]);
  const energy = shelves.find(({ theme }) => theme === 'energy transition');
  expect(energy?.count).toBe(2);
  expect(energy?.newest).toEqual({ resource_id: 2, headline: 'The newest' });
  expect(shelves).toHaveLength(6);
  expect(shelves.filter(({ newest }) => newest === null)).toHaveLength(5);
});
