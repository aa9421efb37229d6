import { eq } from 'drizzle-orm';
import type { SharedListingPayload } from '../../../domain/contract/people';
import { msg } from '../../../domain/language';
import type { Db } from '../../db/database';
import { businessProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { conflict, notFound } from '../../plugins/failures';
import { changeListing, type ListingRow } from '../listings/changeListing';
import { checkBusiness } from '../profiles/checkBusiness';
import { readFiles } from '../profiles/readFiles';
import { vettingRepository } from '../vetting/repository';
import { lockListing, requireEditor } from './rights';

const CHANGED = msg(
  'Somebody else changed this listing while you were editing, and nothing of yours was saved. Look at the present listing first. If you save again, your version replaces it.',
);

/** The business account keeps the street that is not public, and whether it is. */
async function saveStreet(tx: Db, before: ListingRow, street: string | null): Promise<void> {
  if (before.owner_id === null || street === before.street_address) return;
  await tx
    .update(businessProfiles)
    .set(
      street === null ? { street_public: false } : { street_address: street, street_public: true },
    )
    .where(eq(businessProfiles.user_id, before.owner_id));
}

/** Locks the business account first, as whatever changes its assessment does. */
async function lock(tx: Db, id: number): Promise<ListingRow> {
  const [found] = await tx
    .select({ owner_id: listings.owner_id })
    .from(listings)
    .where(eq(listings.id, id));
  if (!found) throw notFound();
  if (found.owner_id !== null) await vettingRepository(tx).lock(found.owner_id);
  const before = await lockListing(tx, id);
  if (before.owner_id !== found.owner_id) throw conflict(CHANGED);
  return before;
}

/**
 * Writes what an owner or editor may change of a listing; for use within a transaction. A draft stays one,
 * since only the business account agrees to be listed. Throws 400, 404 and 409.
 */
export async function saveShared(
  tx: Db,
  { id, userId }: { id: number; userId: number },
  { modified_at: opened, ...sent }: SharedListingPayload,
  now: Date,
): Promise<void> {
  const before = await lock(tx, id);
  await requireEditor(tx, id, userId);
  if (before.modified_at.toISOString() !== opened) throw conflict(CHANGED);
  const consents = before.status !== 'draft' || before.owner_id === null;
  const form = { ...sent, consent_listing: consents, newsletter: false };
  const { listing } = checkBusiness(form, now);
  const files = await readFiles(tx, userId, before, form);
  const street = sent.street_address === undefined ? undefined : sent.street_address.trim() || null;
  await changeListing(tx, before, { listing, ...files, street, consents }, now);
  if (street !== undefined) await saveStreet(tx, before, street);
}
