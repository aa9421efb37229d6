import type { Listing, ListingSearchPage } from '../../../domain/contract/listing';
import { isSameWord } from '../../../domain/searchText';
import { useSearchListingsQuery } from '../../api/directoryApi';
import { NO_FILTERS, searchQuery } from './filters';

const SIMILAR_COUNT = 3;

const sharedThemes = (one: Listing, other: Listing): number =>
  one.themes.filter((theme) => other.themes.includes(theme)).length;

/** Others of the same category; those of the same county and on the same themes first. */
export const mostSimilar = (listing: Listing, others: readonly Listing[]): Listing[] => {
  const nearness = (other: Listing) =>
    Number(other.county === listing.county) + sharedThemes(listing, other);
  return others
    .filter(
      (other) =>
        other.listing_id !== listing.listing_id && isSameWord(other.category, listing.category),
    )
    .sort((a, b) => nearness(b) - nearness(a) || a.name.localeCompare(b.name, 'en'))
    .slice(0, SIMILAR_COUNT);
};

const resultsOf = (page: ListingSearchPage | undefined): Listing[] =>
  Array.isArray(page?.results) ? page.results : [];

/** Similar businesses: of the same category and county, or of the category where those are few. */
export function useSimilarListings(listing: Listing | null): Listing[] {
  const ofCategory = { ...NO_FILTERS, category: listing?.category ?? null };
  const near = useSearchListingsQuery(
    searchQuery({ ...ofCategory, county: listing?.county ?? null }),
    { skip: !listing },
  );
  const nearby = resultsOf(near.currentData);
  const needsMore = listing !== null && !near.isFetching && nearby.length <= SIMILAR_COUNT;
  const anywhere = useSearchListingsQuery(searchQuery(ofCategory), { skip: !needsMore });
  if (!listing) return [];
  const others = new Map(
    [...nearby, ...resultsOf(anywhere.currentData)].map((one) => [one.listing_id, one]),
  );
  return mostSimilar(listing, [...others.values()]);
}
