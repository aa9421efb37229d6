import {
  and,
  arrayContains,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
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
  ListingWithSimilar,
  OwnListing,
  SimilarListing,
} from '../../../domain/contract/listing';
import { FEATURED_COUNT, toFeatured } from '../../../domain/directoryOverview';
import { nearestCounties, SIMILAR_COUNT } from '../../../domain/listing/similar';
import type { Db } from '../../db/database';
import { events } from '../../db/schema/posts';
import { listings } from '../../db/schema/listings';
import { readId } from '../../search/filters';
import { isNextDate } from '../events/series';
import { byName, columns, isPublished, newestFirst, toListing, type Row } from './listingRows';
import { searchListings } from './searchListings';

const EVENTS_SHOWN = 3;

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
      .orderBy(
        sql`${listings.pictures} <> '[]'::jsonb desc`,
        sql`${listings.featured} desc nulls last`,
        ...newestFirst,
      )
      .limit(FEATURED_COUNT);
    return {
      ...(sizes ?? { businesses: 0, counties: 0, categories: 0 }),
      themes: Object.fromEntries(themes.map((row) => [row.theme, row.businesses])),
      featured: featured.map(toListing).map(toFeatured),
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
    const codes = nearestCounties(county).map((code) => sql`${code}`);
    const place = sql`array_position(array[${sql.join(codes, sql`, `)}]::text[], ${listings.county})`;
    const isOfCategory = eq(listings.category, category);
    const shared = themes.map((theme) => arrayContains(listings.themes, [theme]));
    const sharedCount = sql.join(
      [sql`0::int`, ...shared.map((isShared) => sql`(${isShared})::int`)],
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
      .where(and(isPublished, or(isOfCategory, ...shared), ne(listings.id, listing_id)))
      .orderBy(place, desc(isOfCategory), desc(sharedCount), ...byName)
      .limit(SIMILAR_COUNT);
  },

  /** The next events that the owner of a listing has posted, at most three; nothing where there are none. */
  async eventsOf(
    { listing_id }: Listing,
    now: Date,
  ): Promise<Pick<ListingWithSimilar, 'coming_events'>> {
    const { slug, name, start_date, timezone } = events;
    const rows = await db
      .select({ slug, name, start_date, timezone })
      .from(events)
      .innerJoin(listings, eq(listings.owner_id, events.user_id))
      .where(
        and(
          eq(listings.id, listing_id),
          eq(events.status, 'published'),
          gt(events.end_date, now),
          isNextDate(now),
        ),
      )
      .orderBy(asc(start_date), asc(events.id))
      .limit(EVENTS_SHOWN);
    const coming_events = rows.map((row) => ({ ...row, start_date: row.start_date.toISOString() }));
    return coming_events.length > 0 ? { coming_events } : {};
  },

  /** The listing of a business account, in any state of review. */
  async ofOwner(userId: number): Promise<OwnListing | null> {
    const [row] = await db.select(columns).from(listings).where(eq(listings.owner_id, userId));
    return row ? toListing(row) : null;
  },

  search: (query: ListingSearchQuery): Promise<ListingSearchPage> => searchListings(db, query),
});
