import type { Listing } from '../../../domain/contract/listing';

export const FEATURED_COUNT = 6;

/** Featured listings first, then the newest; no more than the page has places for. */
export const pickFeatured = (listings: readonly Listing[]): Listing[] =>
  [...listings]
    .sort(
      (a, b) =>
        Number(b.featured) - Number(a.featured) ||
        Date.parse(b.published_at) - Date.parse(a.published_at),
    )
    .slice(0, FEATURED_COUNT);

export interface Figures {
  businesses: number;
  counties: number;
  categories: number;
}

/** What the directory holds, counted. */
export const countFigures = (listings: readonly Listing[]): Figures => ({
  businesses: listings.length,
  counties: new Set(listings.map(({ county }) => county)).size,
  categories: new Set(listings.map(({ category }) => category)).size,
});
