import { aResource } from '../../testing/builders';
import { pickForLanding, pickRelated } from './pickResources';

const day = (day: number) => `2026-06-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const ids = (resources: { resource_id: number }[]) =>
  resources.map(({ resource_id }) => resource_id);

test('pickForLanding features the newest three, and leaves them out of the latest', () => {
  const resources = Array.from({ length: 12 }, (_, index) =>
    aResource({ resource_id: index + 1, published_at: day(index + 1), featured: index % 2 === 0 }),
  );
  const { featured, latest } = pickForLanding(resources);
  expect(ids(featured)).toEqual([11, 9, 7]);
  expect(ids(latest)).toEqual([12, 10, 8, 6, 5, 4]);
});

test('pickForLanding gives each theme a shelf with its newest', () => {
  const { shelves } = pickForLanding([
    aResource({ resource_id: 1, published_at: day(1) }),
    aResource({ resource_id: 2, published_at: day(2) }),
  ]);
  const energy = shelves.find(({ theme }) => theme === 'energy transition');
  expect(energy).toMatchObject({ count: 2, newest: { resource_id: 2 } });
  expect(shelves).toHaveLength(6);
  expect(shelves.filter(({ newest }) => newest === null)).toHaveLength(5);
});

test('pickRelated gives others that share a theme, those that share most first', () => {
  const soil = aResource({ resource_id: 1, themes: ['nature regeneration', 'community action'] });
  const others = [
    soil,
    aResource({ resource_id: 2, themes: ['community action'], published_at: day(9) }),
    aResource({ resource_id: 3, themes: ['energy transition'] }),
    aResource({ resource_id: 4, themes: ['community action', 'nature regeneration'] }),
  ];
  expect(ids(pickRelated(soil, others))).toEqual([4, 2]);
});
