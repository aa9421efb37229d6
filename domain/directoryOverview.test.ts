import fc from 'fast-check';
import type { Listing } from './contract/listing';
import { FEATURED_COUNT, overviewOf } from './directoryOverview';

const listing = (facts: Partial<Listing>): Listing =>
  ({
    county: '042',
    category: 'Home',
    themes: [],
    published_at: '2026-01-01',
    ...facts,
  }) as Listing;

const anyListings = fc.array(
  fc.record({ listing_id: fc.nat(), featured: fc.boolean() }).map(listing),
);

test('picks all featured listings before any other', () => {
  fc.assert(
    fc.property(anyListings, (listings) => {
      const picked = overviewOf(listings).featured;
      const featured = listings.filter((one) => one.featured).length;
      expect(picked).toHaveLength(Math.min(FEATURED_COUNT, listings.length));
      expect(picked.filter((one) => one.featured)).toHaveLength(Math.min(FEATURED_COUNT, featured));
    }),
  );
});

test('counts businesses, counties, categories and the businesses of each theme', () => {
  const listings = [
    listing({ themes: ['community action'] }),
    listing({ category: 'Waste', themes: ['community action', 'energy transition'] }),
  ];
  expect(overviewOf(listings)).toMatchObject({
    businesses: 2,
    counties: 1,
    categories: 2,
    themes: { 'community action': 2, 'energy transition': 1, 'nature regeneration': 0 },
  });
});
