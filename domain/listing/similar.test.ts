import { aListing } from '../../src/testing/builders';
import { nearestCounties, withSimilar } from './similar';

const soap = aListing({
  listing_id: 1,
  county: '042',
  themes: ['community action', 'energy transition'],
});
const namesOf = (others: ReturnType<typeof aListing>[]) =>
  withSimilar(soap, [soap, ...others]).similar?.map(({ name }) => name);

test('names the nearest of the category or on a shared theme', () => {
  const others = [
    aListing({ listing_id: 2, name: 'At the coast', county: '001' }),
    aListing({ listing_id: 3, name: 'In Siaya', county: '041' }),
    aListing({ listing_id: 4, name: 'In Nairobi', county: '047' }),
    aListing({ listing_id: 5, name: 'In Kisumu', category: 'Waste', themes: soap.themes }),
    aListing({ listing_id: 6, name: 'With nothing shared', category: 'Waste', themes: [] }),
    aListing({ listing_id: 7, name: 'Nowhere', county: '' }),
  ];
  expect(namesOf(others)).toEqual(['In Kisumu', 'In Siaya', 'In Nairobi']);
});

test('names in one county those of the category first, then those that share most themes', () => {
  const others = [
    aListing({ listing_id: 2, name: 'A', category: 'Waste' }),
    aListing({ listing_id: 3, name: 'B', category: 'Waste', themes: soap.themes }),
    aListing({ listing_id: 4, name: 'C', themes: [] }),
    aListing({ listing_id: 5, name: 'D' }),
  ];
  expect(namesOf(others)).toEqual(['D', 'C', 'B']);
});

test('holds of another only what the page shows', () => {
  const { similar = [] } = withSimilar(soap, [aListing({ listing_id: 2 })]);
  expect(similar).toHaveLength(1);
  expect(similar[0]).not.toHaveProperty('description');
});

test('orders all counties by their distance, and none from a place that is none', () => {
  expect(nearestCounties('042')).toHaveLength(47);
  expect(nearestCounties('042')[0]).toBe('042');
  expect(nearestCounties('048')).toEqual([]);
});
