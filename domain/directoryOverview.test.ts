import fc from 'fast-check';
import type { Listing } from './contract/listing';
import { FEATURED_COUNT, overviewOf } from './directoryOverview';

const listing = (facts: Partial<Listing>): Listing =>
  ({
    county: '042',
    category: 'Home',
    themes: [],
    cover: null,
    products: [],
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

test('picks a listing with a cover before a featured one, and names three things that it sells', () => {
  const picture: Listing['cover'] = {
    src: '/mainapp/uploads/a.jpg',
    widths: [],
    width: 4,
    height: 3,
    color: null,
    alt: '',
  };
  const products = ['Honey', 'Candles', 'Wax', 'Hives'].map(
    (name): Listing['products'][number] => ({
      name,
      price: null,
      is_lowest_price: false,
      unit: '',
      availability: 'in stock',
      season: '',
      picture: null,
    }),
  );
  const { featured } = overviewOf([
    listing({ listing_id: 1, featured: true }),
    listing({ listing_id: 2, featured: false, cover: picture, products }),
  ]);
  expect(featured.map(({ listing_id }) => listing_id)).toEqual([2, 1]);
  expect(featured[0]?.sells).toEqual(['Honey', 'Candles', 'Wax']);
  expect(featured[0]).not.toHaveProperty('products');
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
