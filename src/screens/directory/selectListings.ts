import type { Listing } from '../../../domain/contract/listing';
import { countyName } from '../../../domain/counties';
import {
  DIRECTORY_CATEGORIES,
  LEVELS,
  type DirectoryCategory,
  type Theme,
} from '../../../domain/vocabulary';
import { sameText, type DirectoryFilters, type Sort } from './filters';

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

export const isInCategory = (listing: Listing, category: DirectoryCategory | null): boolean =>
  category === null || categoriesOf(listing).some((candidate) => sameText(candidate, category));

const isOnTheme = (listing: Listing, theme: Theme | null): boolean =>
  theme === null || listing.themes.some((candidate) => sameText(candidate, theme));

const mentions = (listing: Listing, words: string[]): boolean => {
  const { name, summary, description, address_locality, county, themes } = listing;
  const text = plain(
    [name, summary, description, address_locality, countyName(county) ?? '']
      .concat(categoriesOf(listing), themes)
      .join(' '),
  );
  return words.every((word) => text.includes(word));
};

const levelRank = ({ level }: Listing): number => (level === null ? -1 : LEVELS.indexOf(level));

const byName = (a: Listing, b: Listing) => a.name.localeCompare(b.name, 'en');

const ORDERS: Record<Sort, (a: Listing, b: Listing) => number> = {
  name: byName,
  newest: (a, b) => Date.parse(b.published_at) - Date.parse(a.published_at) || byName(a, b),
  level: (a, b) => levelRank(b) - levelRank(a) || byName(a, b),
};

/** Listings that mention every word of `q`, before any other filter. */
const searched = (listings: readonly Listing[], q: string): readonly Listing[] => {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return words.length ? listings.filter((listing) => mentions(listing, words)) : listings;
};

/** How many would match with another category and everything else kept. */
export type CountOf = (category: DirectoryCategory | null) => number;

export interface Selection {
  /** The listings of this page. */
  shown: Listing[];
  /** How many match on all pages. */
  count: number;
  page: number;
  pages: number;
  countOf: CountOf;
}

/** What the directory shows for these filters; a page beyond the last is the last. */
export function selectListings(listings: readonly Listing[], filters: DirectoryFilters): Selection {
  const { q, category, theme, sort } = filters;
  const onTheme = searched(listings, q).filter((listing) => isOnTheme(listing, theme));
  const matching = onTheme.filter((listing) => isInCategory(listing, category));
  const pages = Math.ceil(matching.length / LISTINGS_PER_PAGE);
  const page = Math.max(1, Math.min(filters.page, pages));
  const start = (page - 1) * LISTINGS_PER_PAGE;
  const counts = new Map(
    [null, ...DIRECTORY_CATEGORIES].map((candidate) => [
      candidate,
      onTheme.filter((listing) => isInCategory(listing, candidate)).length,
    ]),
  );
  return {
    shown: matching.sort(ORDERS[sort]).slice(start, start + LISTINGS_PER_PAGE),
    count: matching.length,
    page,
    pages,
    countOf: (candidate) => counts.get(candidate) ?? 0,
  };
}
