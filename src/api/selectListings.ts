import type {
  Listing,
  ListingSearchPage,
  ListingSearchQuery,
  ListingWithSimilar,
} from '../../domain/contract/listing';
import { PAGE_SIZE } from '../../domain/contract/page';
import { countyName } from '../../domain/counties';
import { withSimilar } from '../../domain/listing/similar';
import { isSameWord, toSearchText } from '../../domain/searchText';
import { SHORT_LISTING } from '../../domain/shortForms';
import { pageOfMatches, searchedWords } from './listSearch';

const categoriesOf = ({ category, other_categories }: Listing): string[] => [
  category,
  ...other_categories,
];

const mentions = (listing: Listing, words: string[]): boolean => {
  const { name, summary, description, address_locality, county, themes } = listing;
  const text = toSearchText(
    [name, summary, description, address_locality, countyName(county) ?? '']
      .concat(categoriesOf(listing), themes)
      .join(' '),
  );
  return words.every((word) => text.includes(word));
};

const includes = (values: readonly string[], wanted: string | undefined): boolean =>
  !wanted || values.some((value) => isSameWord(value, wanted));

const byName = (a: Listing, b: Listing) => a.name.localeCompare(b.name, 'en');

const newestFirst = (a: Listing, b: Listing) =>
  Date.parse(b.published_at) - Date.parse(a.published_at) || byName(a, b);

/** One listing by its slug or id, as the server gives it. */
export function findListing(
  listings: readonly Listing[],
  slugOrId: string,
): ListingWithSimilar | undefined {
  const listing =
    listings.find(({ slug }) => slug === slugOrId) ??
    listings.find(({ listing_id }) => String(listing_id) === slugOrId);
  return listing && withSimilar(listing, listings);
}

/** Searches the directory as the search endpoint of the server does. A page beyond the last gives the last. */
export function selectListings(
  listings: readonly Listing[],
  { q, category, theme, badge, county, sort, page = '1' }: ListingSearchQuery,
): ListingSearchPage {
  const words = searchedWords(q);
  const anywhere = listings.filter(
    (listing) =>
      mentions(listing, words) &&
      includes(categoriesOf(listing), category) &&
      includes(listing.themes, theme) &&
      includes(listing.badges, badge),
  );
  const matching = anywhere
    .filter((listing) => includes([listing.county], county))
    .sort(sort === 'newest' ? newestFirst : byName);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const counties: Record<string, number> = {};
  for (const { county: code } of anywhere) counties[code] = (counties[code] ?? 0) + 1;
  return { ...pageOfMatches(matching, SHORT_LISTING, Math.min(Number(page), pages)), counties };
}
