import type { Listing, ListingWithSimilar } from '../contract/listing';
import { countiesByDistance, isCountyCode } from '../countyCentres';
import { pickKeys } from '../records';
import { isSameWord } from '../searchText';
import { SIMILAR_LISTING } from '../shortForms';

export const SIMILAR_COUNT = 3;

/** The codes of the counties, the nearest first; none for a county that is not known. */
export const nearestCounties = (from: string): string[] =>
  isCountyCode(from) ? countiesByDistance(from).map(({ code }) => code) : [];

const sharedThemes = (one: Listing, other: Listing): number =>
  one.themes.filter((theme) => other.themes.includes(theme)).length;

/**
 * A listing of a directory that is known as a whole, with the nearest others of its category or on one of its
 * themes; in one county those of the category come first, then those that share most themes.
 */
export function withSimilar(listing: Listing, all: readonly Listing[]): ListingWithSimilar {
  const counties = nearestCounties(listing.county);
  const isOfCategory = (other: Listing) => isSameWord(other.category, listing.category);
  const distance = ({ county }: Listing) => {
    const place = counties.indexOf(county);
    return place < 0 ? counties.length : place;
  };
  const similar = all
    .filter((other) => other.listing_id !== listing.listing_id)
    .filter((other) => isOfCategory(other) || sharedThemes(listing, other) > 0)
    .sort(
      (a, b) =>
        distance(a) - distance(b) ||
        Number(isOfCategory(b)) - Number(isOfCategory(a)) ||
        sharedThemes(listing, b) - sharedThemes(listing, a) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .slice(0, SIMILAR_COUNT)
    .map((other) => pickKeys(other, SIMILAR_LISTING));
  return { ...listing, similar };
}
