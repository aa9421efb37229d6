import type { Listing } from '../../../domain/contract/listing';
import { sameText } from './filters';

const SIMILAR_COUNT = 3;

const sharedThemes = (one: Listing, other: Listing): number =>
  one.themes.filter((theme) => other.themes.includes(theme)).length;

/** Others of the same category; those of the same county and on the same themes first. */
export const similarTo = (listing: Listing, others: readonly Listing[]): Listing[] => {
  const nearness = (other: Listing) =>
    Number(other.county === listing.county) + sharedThemes(listing, other);
  return others
    .filter(
      (other) =>
        other.listing_id !== listing.listing_id && sameText(other.category, listing.category),
    )
    .sort((a, b) => nearness(b) - nearness(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, SIMILAR_COUNT);
};
