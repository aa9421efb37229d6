import type { Listing, ListingSearchPage } from '../../../domain/contract/listing';
import { countyName } from '../../../domain/counties';
import { sameText, type DirectoryFilters } from './filters';

export const LISTINGS_PER_PAGE = 12;

/** Lower case without accents, so that Wanjiku finds Wanjikũ. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const categoriesOf = ({ category, other_categories }: Listing): string[] => [
  category,
  ...other_categories,
];

const mentions = (listing: Listing, words: string[]): boolean => {
  const { name, summary, description, address_locality, county, themes } = listing;
  const text = plain(
    [name, summary, description, address_locality, countyName(county) ?? '']
      .concat(categoriesOf(listing), themes)
      .join(' '),
  );
  return words.every((word) => text.includes(word));
};

const holds = (values: readonly string[], wanted: string | null): boolean =>
  wanted === null || values.some((value) => sameText(value, wanted));

const byName = (a: Listing, b: Listing) => a.name.localeCompare(b.name, 'en');

const newestFirst = (a: Listing, b: Listing) =>
  Date.parse(b.published_at) - Date.parse(a.published_at) || byName(a, b);

/** What a server answers that has the plain list alone; a page beyond the last is the last. */
export function selectPage(
  listings: readonly Listing[],
  filters: DirectoryFilters,
): ListingSearchPage {
  const { q, category, theme, badge, county, sort } = filters;
  const words = plain(q).split(/\s+/).filter(Boolean);
  const anywhere = listings.filter(
    (listing) =>
      mentions(listing, words) &&
      holds(categoriesOf(listing), category) &&
      holds(listing.themes, theme) &&
      holds(listing.badges, badge),
  );
  const matching = anywhere
    .filter((listing) => holds([listing.county], county))
    .sort(sort === 'newest' ? newestFirst : byName);
  const pages = Math.max(1, Math.ceil(matching.length / LISTINGS_PER_PAGE));
  const page = Math.min(filters.page, pages);
  const start = (page - 1) * LISTINGS_PER_PAGE;
  const counties: Record<string, number> = {};
  for (const { county: code } of anywhere) counties[code] = (counties[code] ?? 0) + 1;
  return {
    count: matching.length,
    page,
    page_size: LISTINGS_PER_PAGE,
    results: matching.slice(start, start + LISTINGS_PER_PAGE),
    counties,
  };
}
