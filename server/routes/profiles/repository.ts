import { eq, like, or } from 'drizzle-orm';
import type { Picture } from '../../../domain/contract/picture';
import type { SustainabilityPayload } from '../../../domain/contract/profile';
import { keepOrder, reviewedChanges, statusAfterSaving } from '../../../domain/listing/review';
import type { Db } from '../../db/database';
import { businessProfiles, individualProfiles, listings, users } from '../../db/schema';
import { baseSlug, firstFree } from '../../posts/slugs';
import { laterThan } from '../../posts/versions';
import { approvalOf } from '../listings/approval';
import { applicationLife } from '../vetting/applicationLife';
import { vettingRepository } from '../vetting/repository';
import type { CheckedBusiness } from './checkBusiness';
import { summariseListing } from './summariseListing';

type ListingRow = typeof listings.$inferSelect;

async function markFormFilled(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ form_filled: true }).where(eq(users.id, userId));
}

async function freeSlug(db: Db, name: string): Promise<string> {
  const base = baseSlug(name, { kind: 'business', reserved: ['info'] });
  const taken = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(or(eq(listings.slug, base), like(listings.slug, `${base}-%`)));
  return firstFree(base, new Set(taken.map((row) => row.slug)));
}

/** Stores the private facts; returns the street if it is public. */
async function saveFacts(
  db: Db,
  userId: number,
  facts: CheckedBusiness['facts'],
  now: Date,
): Promise<string | null> {
  const row = { ...facts, updated_at: now };
  const [saved] = await db
    .insert(businessProfiles)
    .values({ user_id: userId, ...row })
    .onConflictDoUpdate({ target: businessProfiles.user_id, set: row })
    .returning();
  return saved?.street_public ? saved.street_address || null : null;
}

async function lockOwnListing(tx: Db, userId: number): Promise<ListingRow | null> {
  const [row] = await tx
    .select()
    .from(listings)
    .where(eq(listings.owner_id, userId))
    .for('no key update');
  return row ?? null;
}

/** The state to compare a change with, for listings published before approvals were stored. */
const approvalBefore = ({ approved, published_at, modified_at, ...listing }: ListingRow) =>
  approved ? {} : approvalOf(listing, published_at ?? modified_at);

/** A time after the approval, so that a change at the same moment counts as unread. */
const modifiedAfter = ({ modified_at, approved_at }: ListingRow, now: Date): Date =>
  laterThan(approved_at && approved_at > modified_at ? approved_at : modified_at, now);

/** Writes what the two forms send; both complete the profile of the user. */
export const profilesRepository = (db: Db) => ({
  async saveIndividual(
    userId: number,
    { newsletter: _newsletter, ...answers }: SustainabilityPayload,
    now: Date,
  ): Promise<void> {
    const row = { ...answers, updated_at: now };
    await db
      .insert(individualProfiles)
      .values({ user_id: userId, ...row })
      .onConflictDoUpdate({ target: individualProfiles.user_id, set: row });
    await markFormFilled(db, userId);
  },

  /** The address of the logo that the user's listing shows. */
  async ownLogo(userId: number): Promise<string | null> {
    const [row] = await db
      .select({ logo: listings.logo })
      .from(listings)
      .where(eq(listings.owner_id, userId));
    return row?.logo ?? null;
  },

  /**
   * Writes the user's own listing (its status: `domain/listing/review`) and the private facts. A
   * field that the form left out stays as it is. Reviewers own badges and levels, which a listing
   * loses once a reviewed fact changes.
   */
  async saveBusiness(
    userId: number,
    business: CheckedBusiness & { pictures: Picture[] | undefined },
    now: Date,
  ): Promise<void> {
    const { facts, consents, pictures } = business;
    await vettingRepository(db).lock(userId);
    const before = await lockOwnListing(db, userId);
    const other_categories = business.listing.other_categories ?? before?.other_categories ?? [];
    const listing = keepOrder(before, { ...business.listing, other_categories });
    const status = statusAfterSaving(before, listing, consents);
    const street = await saveFacts(db, userId, facts, now);
    const isStreetGiven = facts.street_address !== undefined || facts.street_public !== undefined;
    const row = {
      ...listing,
      ...(pictures && { pictures }),
      ...(isStreetGiven && { street_address: street }),
      summary: summariseListing(listing.description, before),
      status,
      ...(status === 'pending' && { moderation_feedback: null }),
      ...(before?.status === 'published' && approvalBefore(before)),
      modified_at: before ? modifiedAfter(before, now) : now,
    };
    if (before) {
      await db.update(listings).set(row).where(eq(listings.id, before.id));
    } else {
      await db.insert(listings).values({
        ...row,
        owner_id: userId,
        slug: await freeSlug(db, row.name),
        badges: [],
        criteria: [],
        same_as: row.same_as ?? [],
      });
    }
    const { listingChanged, categoryChanged } = applicationLife(db, now);
    if (before) await listingChanged(userId, reviewedChanges(before, listing));
    if (before?.category !== listing.category) await categoryChanged(userId);
    await markFormFilled(db, userId);
  },
});
