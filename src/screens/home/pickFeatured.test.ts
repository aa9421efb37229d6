import fc from 'fast-check';
import { aListing } from '../../testing/builders';
import { countFigures, FEATURED_COUNT, pickFeatured } from './pickFeatured';

const anyListings = fc.array(
  fc.record({ listing_id: fc.nat(), featured: fc.boolean() }).map(aListing),
);

test('no other listing comes before a featured one', () => {
  fc.assert(
    fc.property(anyListings, (listings) => {
      const picked = pickFeatured(listings);
      const featured = listings.filter((listing) => listing.featured).length;
      expect(picked).toHaveLength(Math.min(FEATURED_COUNT, listings.length));
      expect(picked.filter((listing) => listing.featured)).toHaveLength(
        Math.min(FEATURED_COUNT, featured),
      );
    }),
  );
});

test('counts businesses, counties and categories', () => {
  const listings = [aListing({ county: '042' }), aListing({ county: '042', category: 'Waste' })];
  expect(countFigures(listings)).toEqual({ businesses: 2, counties: 1, categories: 2 });
});
