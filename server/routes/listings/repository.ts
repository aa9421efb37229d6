import {
  and,
  arrayContains,
  count,
  countDistinct,
  eq,
  desc,
  getTableColumns,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type {
  Listing,
  ListingOverview,
  ListingSearchPage,
  ListingSearchQuery,
  OwnListing,
  SimilarListing,
} from '../../../domain/contract/listing';
import { PAGE_SIZE } from '../../../domain/contract/page';
import { COUNTIES } from '../../../domain/counties';
import { FEATURED_COUNT } from '../../../domain/directoryOverview';
import { SIMILAR_COUNT } from '../../../domain/listing/similar';
import { BADGES, DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';
import { offsetOf, pick, readId, readPage, toPage } from '../../search/filters';
import {
  hasWord,
  relevance,
  soundsLike,
  withGuessing,
  withoutSearchText,
  wordsOf,
} from '../../search/text';
import { changedSince } from './approval';

/** Leaves out the approved facts, which only comparisons need. */
const withoutApproval = <T extends { approved: unknown; approved_at: unknown }>({
  approved: _approved,
  approved_at: _at,
  ...columns
}: T) => columns;

const columns = {
  ...withoutApproval(withoutSearchText(getTableColumns(listings))),
  changed_since: changedSince,
};

interface Row extends Omit<
  typeof listings.$inferSelect,
  'search_text' | 'approved' | 'approved_at'
> {
  changed_since: Date | null;
}

const isPublished = eq(listings.status, 'published');

/**
 * Includes fields for the owner, such as the status; the response schema of public routes drops
 * them.
 */
export function toListing(row: Row): OwnListing {
  const { id, verified_at, changed_since, published_at, ...shown } = row;
  return {
    ...shown,
    listing_id: id,
    verified_at: verified_at?.toISOString() ?? null,
    changed_since: changed_since?.toISOString() ?? null,
    published_at: (published_at ?? row.modified_at).toISOString(),
    modified_at: row.modified_at.toISOString(),
  };
}

const SORTS = ['relevance', 'name', 'newest'] as const;
const byName = [sql`${listings.name}`, sql`${listings.id}`];
const featuredFirst = [sql`${listings.featured} desc nulls last`, ...byName];
const newestFirst = [
  sql`${listings.published_at} desc nulls last`,
  sql`${listings.id} desc nulls last`,
];

function orderOf(sort: string | undefined, words: string[]): SQL[] {
  const wanted = pick(SORTS, sort) ?? 'relevance';
  if (wanted === 'name') return byName;
  if (wanted === 'newest') return newestFirst;
  if (words.length === 0) return featuredFirst;
  const fit = relevance(listings.name, listings.search_text, words);
  return [sql`${fit} desc`, ...featuredFirst];
}

/** Matches county names too: the text of a listing contains only their codes. */
export function hasEach(words: string[]): SQL | undefined {
  const isFound = (word: string) => {
    const codes = COUNTIES.filter(
      ({ name }) => word.length > 3 && name.toLowerCase().startsWith(word),
    ).map(({ code }) => eq(listings.county, code));
    return or(hasWord(listings.search_text, word), ...codes);
  };
  return and(...words.map(isFound));
}

function filtersOf({ category, theme, badge }: ListingSearchQuery): SQL | undefined {
  const inCategory = pick(DIRECTORY_CATEGORIES, category);
  const withTheme = pick(THEMES, theme);
  const withBadge = pick(BADGES, badge);
  return and(
    isPublished,
    inCategory &&
      or(eq(listings.category, inCategory), arrayContains(listings.other_categories, [inCategory])),
    withTheme && arrayContains(listings.themes, [withTheme]),
    withBadge && arrayContains(listings.badges, [withBadge]),
  );
}

const codes = COUNTIES.map(({ code }) => code);

async function readMatching(
  db: Db,
  query: ListingSearchQuery,
  words: string[],
  matches: SQL | undefined,
): Promise<ListingSearchPage> {
  const where = and(filtersOf(query), matches);
  const county = pick(codes, query.county);
  const page = readPage(query.page);
  const groups = await db
    .select({ county: listings.county, total: count() })
    .from(listings)
    .where(where)
    .groupBy(listings.county);
  const rows = await db
    .select(columns)
    .from(listings)
    .where(and(where, county && eq(listings.county, county)))
    .orderBy(...orderOf(query.sort, words))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const shown = groups.filter((group) => county === undefined || group.county === county);
  const total = shown.reduce((sum, group) => sum + group.total, 0);
  return {
    ...toPage(total, page, rows.map(toListing)),
    counties: Object.fromEntries(groups.map((group) => [group.county, group.total])),
  };
}

export const listingsRepository = (db: Db) => ({
  /**
   * All published listings in parts of at most `size`, featured ones first, then by name. A listing
   * that is renamed between two parts may be missing or appear twice.
   */
  async *published(size: number): AsyncGenerator<Listing[]> {
    for (const isFeatured of [true, false]) {
      let rows: Row[] = [];
      let after: SQL | undefined;
      do {
        rows = await db
          .select(columns)
          .from(listings)
          .where(and(isPublished, eq(listings.featured, isFeatured), after))
          .orderBy(...byName)
          .limit(size);
        yield rows.map(toListing);
        const last = rows.at(-1);
        after = last && sql`(${listings.name}, ${listings.id}) > (${last.name}, ${last.id})`;
      } while (rows.length === size);
    }
  },

  /** What the home page shows of the directory: its size and a few businesses. */
  async overview(): Promise<ListingOverview> {
    const [sizes] = await db
      .select({
        businesses: count(),
        counties: countDistinct(listings.county),
        categories: countDistinct(listings.category),
      })
      .from(listings)
      .where(isPublished);
    const theme = sql<string>`unnest(${listings.themes})`;
    const themes = await db
      .select({ theme, businesses: count() })
      .from(listings)
      .where(isPublished)
      .groupBy(theme);
    const featured = await db
      .select(columns)
      .from(listings)
      .where(isPublished)
      .orderBy(sql`${listings.featured} desc nulls last`, ...newestFirst)
      .limit(FEATURED_COUNT);
    return {
      ...(sizes ?? { businesses: 0, counties: 0, categories: 0 }),
      themes: Object.fromEntries(themes.map((row) => [row.theme, row.businesses])),
      featured: featured.map(toListing),
    };
  },

  /** By slug, or by id when the text is a number. */
  async publishedOne(slugOrId: string): Promise<Listing | null> {
    const id = readId(slugOrId);
    const key = id === null ? eq(listings.slug, slugOrId) : eq(listings.id, id);
    const [row] = await db.select(columns).from(listings).where(and(isPublished, key));
    return row ? toListing(row) : null;
  },

  /** What `withSimilar` finds in the whole directory. */
  async similarTo({ listing_id, category, county, themes }: Listing): Promise<SimilarListing[]> {
    const shared = [
      eq(listings.county, county),
      ...themes.map((theme) => arrayContains(listings.themes, [theme])),
    ];
    const nearness = sql.join(
      shared.map((isShared) => sql`(${isShared})::int`),
      sql` + `,
    );
    const { slug, name, logo, address_locality } = listings;
    return db
      .select({
        listing_id: listings.id,
        slug,
        name,
        logo,
        county: listings.county,
        address_locality,
      })
      .from(listings)
      .where(and(isPublished, eq(listings.category, category), ne(listings.id, listing_id)))
      .orderBy(desc(nearness), ...byName)
      .limit(SIMILAR_COUNT);
  },

  /** The listing of a business account, in any state of review. */
  async ofOwner(userId: number): Promise<OwnListing | null> {
    const [row] = await db.select(columns).from(listings).where(eq(listings.owner_id, userId));
    return row ? toListing(row) : null;
  },

  /**
   * Searches for the words as written; if no published listing has them all, for words that sound
   * alike.
   */
  async search(query: ListingSearchQuery): Promise<ListingSearchPage> {
    const words = wordsOf(query.q);
    const isWritten = hasEach(words);
    const written = db
      .select({ id: listings.id })
      .from(listings)
      .where(and(isPublished, isWritten))
      .limit(1);
    if (words.length === 0 || (await written).length > 0) {
      return readMatching(db, query, words, isWritten);
    }
    const isMeant = soundsLike(listings.search_text, words);
    return withGuessing(db, (tx) => readMatching(tx, query, words, isMeant));
  },
});
