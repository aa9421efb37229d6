import type { Listing, ListingWithSimilar } from '../contract/listing';
import { pickKeys } from '../records';
import { isSameWord } from '../searchText';
import { SIMILAR_LISTING } from '../shortForms';

export const SIMILAR_COUNT = 3;

const sharedThemes = (one: Listing, other: Listing): number =>
  one.themes.filter((theme) => other.themes.includes(theme)).length;

/** A listing of a directory that is known as a whole. */
export function withSimilar(listing: Listing, all: readonly Listing[]): ListingWithSimilar {
  const nearness = (other: Listing) =>
    Number(other.county === listing.county) + sharedThemes(listing, other);
  const similar = all
    .filter(
      ({ listing_id, category }) =>
        listing_id !== listing.listing_id && isSameWord(category, listing.category),
    )
    .sort((a, b) => nearness(b) - nearness(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, SIMILAR_COUNT)
    .map((other) => pickKeys(other, SIMILAR_LISTING));
  return { ...listing, similar };
}
