import { and, arrayContains, eq, or, sql, type SQL } from 'drizzle-orm';
import type { ListingSearchPage, ListingSearchQuery } from '../../../domain/contract/listing';
import { PAGE_SIZE } from '../../../domain/contract/page';
import { BADGES, DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { offsetOf, pick, readPage, toPage } from '../../search/filters';
import { findMatch, toldOf, type Asked, type Match, type Search } from '../../search/findMatch';
import { SEARCHED } from '../../search/searched';
import { relevance } from '../../search/text';
import { byName, columns, featuredFirst, isPublished, newestFirst, toListing } from './listingRows';

const SORTS = ['relevance', 'name', 'newest'] as const;

const toAsked = ({ category, theme, badge, ...words }: ListingSearchQuery): Asked => ({
  q: words.q,
  exact: words.exact,
  county: words.county,
  category: pick(DIRECTORY_CATEGORIES, category),
  theme: pick(THEMES, theme),
  badge: pick(BADGES, badge),
});

function filtersOf({ category, theme, badge }: Asked): SQL | undefined {
  return and(
    isPublished,
    category &&
      or(eq(listings.category, category), arrayContains(listings.other_categories, [category])),
    theme && arrayContains(listings.themes, [theme]),
    badge && arrayContains(listings.badges, [badge]),
  );
}

const search: Search = {
  of: SEARCHED.listing,
  filtersOf,
  relaxed(query) {
    const { category, theme, badge, ...rest } = query;
    const only = category === undefined ? rest : { ...rest, category };
    const hasMore = theme !== undefined || badge !== undefined;
    return [query, ...(hasMore ? [only] : []), ...(category === undefined ? [] : [rest])];
  },
  bases: () => [{}],
  nearest: ({ category: asked }, _base, group) =>
    [asked, pick(DIRECTORY_CATEGORIES, group)].flatMap((category) =>
      category ? [{ category }] : [],
    ),
};

function orderOf(sort: string | undefined, { words, hitsFirst }: Match): SQL[] {
  const wanted = pick(SORTS, sort) ?? 'relevance';
  if (wanted === 'name') return byName;
  if (wanted === 'newest') return newestFirst;
  if (words.length === 0) return featuredFirst;
  const fit = relevance(listings.name, listings.search_text, words);
  return [...hitsFirst, sql`${fit} desc`, ...featuredFirst];
}

/**
 * A page of what matches as asked. Where nothing does, a page of what is nearest to it and how it was found; empty
 * only when the directory is.
 */
export async function searchListings(
  db: Db,
  query: ListingSearchQuery,
): Promise<ListingSearchPage> {
  const match = await findMatch(db, search, toAsked(query));
  const page = readPage(query.page);
  const rows = await db
    .select(columns)
    .from(listings)
    .where(match.where)
    .orderBy(...match.nearestFirst, ...orderOf(query.sort, match))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  return {
    ...toPage(match.total, page, rows.map(toListing)),
    counties: match.totals,
    ...toldOf(match),
  };
}
