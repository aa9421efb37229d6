import type { FeaturedListing, Listing, ListingOverview } from './contract/listing';
import { pickKeys } from './records';
import { FEATURED_LISTING } from './shortForms';
import { THEMES } from './vocabulary';

export const FEATURED_COUNT = 3;
const SOLD_COUNT = 3;

/** What the home page shows of a listing. */
export const toFeatured = (listing: Listing): FeaturedListing => {
  const sells = listing.products.slice(0, SOLD_COUNT).map(({ name }) => name);
  const short = pickKeys(listing, FEATURED_LISTING);
  return { ...short, sells, summary: sells.length > 0 ? '' : short.summary };
};

/** Listings with a cover first, then featured ones, then the newest; no more than the page has places for. */
const pickFeatured = (listings: readonly Listing[]): FeaturedListing[] =>
  [...listings]
    .sort(
      (a, b) =>
        Number(b.cover !== null) - Number(a.cover !== null) ||
        Number(b.featured) - Number(a.featured) ||
        Date.parse(b.published_at) - Date.parse(a.published_at),
    )
    .slice(0, FEATURED_COUNT)
    .map(toFeatured);

/** The overview of a directory that is known as a whole. */
export const overviewOf = (listings: readonly Listing[]): ListingOverview => ({
  businesses: listings.length,
  counties: new Set(listings.map(({ county }) => county)).size,
  categories: new Set(listings.map(({ category }) => category)).size,
  themes: Object.fromEntries(
    THEMES.map((theme) => [theme, listings.filter(({ themes }) => themes.includes(theme)).length]),
  ),
  featured: pickFeatured(listings),
});
