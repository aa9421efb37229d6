import { aListing } from '../../src/testing/builders';
import { withSimilar } from './similar';

test('names others of the category, those of the county and on the same themes first', () => {
  const soap = aListing({ listing_id: 1, themes: ['community action', 'energy transition'] });
  const others = [
    aListing({ listing_id: 2, name: 'Far', county: '001', themes: [] }),
    aListing({ listing_id: 3, name: 'Near, and on one theme' }),
    aListing({ listing_id: 4, name: 'On both themes', county: '001', themes: soap.themes }),
    aListing({ listing_id: 5, name: 'Another near', themes: [] }),
    aListing({ listing_id: 6, name: 'Of another category', category: 'Waste' }),
  ];
  const { similar = [] } = withSimilar(soap, [soap, ...others]);
  expect(similar.map(({ name }) => name)).toEqual([
    'Near, and on one theme',
    'On both themes',
    'Another near',
  ]);
  expect(similar[0]).not.toHaveProperty('description');
});
