import { eq, sql } from 'drizzle-orm';
import type { Assessment } from '../../../domain/contract/assessment';
import { msg } from '../../../domain/language';
import { listingMachine, type ListingEvent } from '../../../domain/listing/listingMachine';
import { nextState } from '../../../domain/nextState';
import type { Answers } from '../../../domain/vetting/types';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { conflict } from '../../plugins/failures';
import { approvalOf } from '../listings/approval';
import { chosenAt } from './questions';
import { vettingRepository } from './repository';

const PUBLISHED: ListingEvent = { type: 'listing.published', by: 'application' };
const UNPUBLISHED: ListingEvent = { type: 'listing.unpublished', by: 'application' };

const UNVERIFIED = { badges: [], criteria: [], level: null, verified_at: null };

/** Badges, criteria and level that the business agreed to publish (SO3). */
function verified({ badges, level }: Assessment, answers: Answers) {
  const consents = chosenAt('SO3', answers);
  const areBadgesPublic = consents.includes('badges');
  return {
    badges: areBadgesPublic ? badges.flatMap(({ badge, is_met }) => (is_met ? badge : [])) : [],
    criteria: areBadgesPublic ? badges.flatMap(({ criteria }) => criteria) : [],
    level: consents.includes('level') ? level : null,
  };
}

/** Effects of a decision on the listing of a business. */
export const vettedListing = (db: Db, userId: number) => ({
  /** Publishes the listing with its results. Throws 409 without a listing or without consent. */
  async publish(assessment: Assessment, answers: Answers, now: Date): Promise<void> {
    const listing = await vettingRepository(db).listing(userId);
    if (!listing)
      throw conflict(msg('The business has not described itself for the directory yet.'));
    const status = nextState(listingMachine, listing.status, PUBLISHED);
    if (status === null || !chosenAt('SO3', answers).includes('listing')) {
      throw conflict(msg('The business has not agreed to be listed.'));
    }
    await db
      .update(listings)
      .set({
        ...verified(assessment, answers),
        ...approvalOf(listing, now),
        status,
        moderation_feedback: null,
        verified_at: now,
        published_at: sql`coalesce(${listings.published_at}, ${now.toISOString()}::timestamptz)`,
        modified_at: now,
      })
      .where(eq(listings.id, listing.id));
  },

  /**
   * Takes back what `publish` did: one that it made public waits again; one that was public before, or is hidden
   * since, stays so, without level, badges and the date of review.
   */
  async unpublish(now: Date): Promise<void> {
    const listing = await vettingRepository(db).listing(userId);
    if (!listing) return;
    const isFirst = listing.published_at?.getTime() === listing.verified_at?.getTime();
    const status = nextState(listingMachine, listing.status, UNPUBLISHED) ?? listing.status;
    await db
      .update(listings)
      .set({
        ...UNVERIFIED,
        ...(isFirst && { status, published_at: null }),
        modified_at: now,
      })
      .where(eq(listings.id, listing.id));
  },

  /** Keeps the listing public, but removes level, badges and the date of review. */
  async withdraw(now: Date): Promise<void> {
    const change = { ...UNVERIFIED, modified_at: now };
    await db.update(listings).set(change).where(eq(listings.owner_id, userId));
  },
});
