import { and, asc, desc, eq } from 'drizzle-orm';
import type { Listing } from '../../../domain/contract/listing';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';

type Row = typeof listings.$inferSelect;

const isPublished = eq(listings.status, 'published');

/** The route's response schema drops what is not public: the owner and the state of review. */
function toListing(row: Row): Listing {
  const { id, verified_at, published_at, ...shown } = row;
  return {
    ...shown,
    listing_id: id,
    verified_at: verified_at?.toISOString() ?? null,
    published_at: (published_at ?? row.modified_at).toISOString(),
    modified_at: row.modified_at.toISOString(),
  };
}

export const listingsRepository = (db: Db) => ({
  async published(): Promise<Listing[]> {
    const rows = await db
      .select()
      .from(listings)
      .where(isPublished)
      .orderBy(desc(listings.featured), asc(listings.name));
    return rows.map(toListing);
  },

  /** By slug, or by id when the text is a number. */
  async publishedOne(slugOrId: string): Promise<Listing | null> {
    const isId = /^[1-9]\d{0,8}$/.test(slugOrId);
    const key = isId ? eq(listings.id, Number(slugOrId)) : eq(listings.slug, slugOrId);
    const [row] = await db.select().from(listings).where(and(isPublished, key));
    return row ? toListing(row) : null;
  },
});
