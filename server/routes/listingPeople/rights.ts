import { and, eq } from 'drizzle-orm';
import type { ListingRole } from '../../../domain/listing/people';
import type { Db } from '../../db/database';
import { listingPeople } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { forbidden, notFound } from '../../plugins/failures';

/** What somebody may do with a listing; null for whoever has no part in it. */
export async function roleIn(
  db: Db,
  listingId: number,
  userId: number,
): Promise<ListingRole | null> {
  const { listing_id, user_id, role } = listingPeople;
  const [row] = await db
    .select({ role })
    .from(listingPeople)
    .where(and(eq(listing_id, listingId), eq(user_id, userId)));
  return row?.role ?? null;
}

/** Throws 404 for whoever has no part in the listing, so that nobody learns which exist. */
export async function requireEditor(
  db: Db,
  listingId: number,
  userId: number,
): Promise<ListingRole> {
  const role = await roleIn(db, listingId, userId);
  if (role === null) throw notFound();
  return role;
}

export async function requireOwner(db: Db, listingId: number, userId: number): Promise<void> {
  if ((await requireEditor(db, listingId, userId)) !== 'owner') throw forbidden();
}

/** Locks a listing, so that changes of its people happen one after the other. Throws 404. */
export async function lockListing(tx: Db, id: number) {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}
