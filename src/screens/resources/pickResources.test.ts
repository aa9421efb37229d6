import { aResource } from '../../testing/builders';
import { pickRelated } from './pickResources';

const day = (day: number) => `2026-06-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const ids = (resources: { resource_id: number }[]) =>
  resources.map(({ resource_id }) => resource_id);

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
