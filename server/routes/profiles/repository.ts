import { eq } from 'drizzle-orm';
import type { SustainabilityPayload } from '../../../domain/contract/profile';
import type { Db } from '../../db/database';
import { businessProfiles, individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { peopleRepository } from '../listingPeople/peopleRepository';
import {
  changeListing,
  columnsOf,
  type ListingChange,
  type ListingRow,
} from '../listings/changeListing';
import { freeSlugs } from '../listings/freeSlugs';
import { applicationLife } from '../vetting/applicationLife';
import { vettingRepository } from '../vetting/repository';
import type { CheckedBusiness } from './checkBusiness';

async function markFormFilled(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ form_filled: true }).where(eq(users.id, userId));
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

/** The first listing of a business account, which is its owner. */
async function addListing(db: Db, userId: number, change: ListingChange, now: Date): Promise<void> {
  const row = columnsOf(null, change);
  const [slug = ''] = await freeSlugs(db, [row.name]);
  const [added] = await db
    .insert(listings)
    .values({
      ...row,
      owner_id: userId,
      slug,
      badges: [],
      criteria: [],
      same_as: row.same_as ?? [],
      modified_at: now,
    })
    .returning({ id: listings.id });
  if (added) await peopleRepository(db).add(added.id, userId, 'owner', now);
  await applicationLife(db, now).categoryChanged(userId);
}

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

  /** The listing of the user's profile. */
  async ownListing(userId: number): Promise<ListingRow | null> {
    const [row] = await db.select().from(listings).where(eq(listings.owner_id, userId));
    return row ?? null;
  },

  /**
   * Writes the user's own listing and the private facts. A field that the form left out stays as it
   * is.
   */
  async saveBusiness(
    userId: number,
    business: Omit<ListingChange, 'street'> & Pick<CheckedBusiness, 'facts'>,
    now: Date,
  ): Promise<void> {
    const { facts, ...change } = business;
    await vettingRepository(db).lock(userId);
    const before = await lockOwnListing(db, userId);
    const street = await saveFacts(db, userId, facts, now);
    const isStreetGiven = facts.street_address !== undefined || facts.street_public !== undefined;
    const told = { ...change, street: isStreetGiven ? street : undefined };
    if (before) await changeListing(db, before, told, now);
    else await addListing(db, userId, told, now);
    await markFormFilled(db, userId);
  },
});
