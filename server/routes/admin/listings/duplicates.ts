import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { msg, t } from '../../../../domain/language';
import type { PostStatus } from '../../../../domain/vocabulary';
import type { Db } from '../../../db/database';
import { listingDuplicates, listings } from '../../../db/schema/listings';

export type DuplicateReason = (typeof listingDuplicates.$inferSelect)['reasons'][number];

export const REASONS: Record<DuplicateReason, string> = {
  phone: msg('same phone number'),
  email: msg('same email address'),
  website: msg('same website'),
  name: msg('very similar name in the same county'),
};

export interface Duplicate {
  listing_id: number;
  slug: string;
  name: string;
  status: PostStatus;
  because: string[];
}

/** True for listings with possible duplicates. */
export const isSuspected = sql`${listings.id} in (select listing_id from listing_duplicates)`;

/** Counts possible duplicates (20 at most) of these listings. */
export async function countDuplicates(db: Db, ids: number[]): Promise<Map<number, number>> {
  const { listing_id: id } = listingDuplicates;
  const rows = await db
    .select({ id, total: count() })
    .from(listingDuplicates)
    .where(inArray(id, ids))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.total]));
}

/** Possible duplicates of a listing with the reasons, 20 at most. */
export async function duplicatesOf(db: Db, id: number): Promise<Duplicate[]> {
  const { listing_id, other_id, reasons } = listingDuplicates;
  const rows = await db
    .select({
      listing_id: listings.id,
      slug: listings.slug,
      name: listings.name,
      status: listings.status,
      reasons,
    })
    .from(listingDuplicates)
    .innerJoin(listings, eq(listings.id, other_id))
    .where(eq(listing_id, id))
    .orderBy(desc(sql`cardinality(${reasons})`), other_id);
  return rows.map(({ reasons: found, ...listing }) => ({
    ...listing,
    because: found.map((reason) => t(REASONS[reason])),
  }));
}
