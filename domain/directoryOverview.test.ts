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

const anyListings = fc
  .array(fc.boolean())
  .map((flags) => flags.map((featured, listing_id) => listing({ listing_id, featured })));

test('picks all featured listings before any other', () => {
  fc.assert(
    fc.property(anyListings, (listings) => {
      const picked = overviewOf(listings).featured.map(({ listing_id }) => listing_id);
      const featured = listings.filter((one) => one.featured);
      expect(picked).toHaveLength(Math.min(FEATURED_COUNT, listings.length));
      const first = featured.filter(({ listing_id }) => picked.includes(listing_id));
      expect(first).toHaveLength(Math.min(FEATURED_COUNT, featured.length));
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
