import type { Listing, ListingOverview, ShortListing } from './contract/listing';
import { pickKeys } from './records';
import { SHORT_LISTING } from './shortForms';
import { THEMES } from './vocabulary';

export const FEATURED_COUNT = 6;

/** Featured listings first, then the newest; no more than the page has places for. */
const pickFeatured = (listings: readonly Listing[]): ShortListing[] =>
  [...listings]
    .sort(
      (a, b) =>
        Number(b.featured) - Number(a.featured) ||
        Date.parse(b.published_at) - Date.parse(a.published_at),
    )
    .slice(0, FEATURED_COUNT)
    .map((listing) => pickKeys(listing, SHORT_LISTING));

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
