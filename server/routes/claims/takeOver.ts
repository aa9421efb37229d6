import { and, eq, inArray } from 'drizzle-orm';
import { msg } from '../../../domain/language';
import { claimAfter } from '../../../domain/listing/claimLife';
import type { ClaimEvent } from '../../../domain/listing/claimMachine';
import { OBJECTION_DAYS } from '../../../domain/listing/claims';
import { publicFactsOf } from '../../../domain/listing/facts';
import { listingMachine } from '../../../domain/listing/listingMachine';
import type { ListingRole } from '../../../domain/listing/people';
import { stateAfter } from '../../../domain/nextState';
import type { Db } from '../../db/database';
import { listingClaims, listingPeople, type ListingState } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { users } from '../../db/schema/accounts';
import { conflict } from '../../plugins/failures';
import { laterThan } from '../../posts/versions';
import { createResetToken, hashResetToken } from '../../security/resetTokens';
import { peopleRepository } from '../listingPeople/peopleRepository';
import { lockListing } from '../listingPeople/rights';
import type { ListingRow } from '../listings/changeListing';
import { applicationLife } from '../vetting/applicationLife';
import { vettingRepository } from '../vetting/repository';
import type { ClaimRow } from './claimsRepository';

const DAY = 86_400_000;
const TAKEN = msg(
  'This listing has been claimed already. Write to us if that was not your business.',
);
const DECIDED = msg('This claim was decided already.');

export const OBJECTED: ClaimEvent = { type: 'claim.objected', by: 'listed address' };

/** Where an event leads; throws 409 where it cannot happen. */
export function requireNext(claim: ClaimRow, event: ClaimEvent) {
  const after = claimAfter(claim.state, event);
  if (after === null) throw conflict(DECIDED);
  return after;
}

/** What a claim changes, apart from who takes part. */
const stateOf = (listing: ListingRow): ListingState => ({
  facts: publicFactsOf(listing),
  summary: listing.summary,
  status: listing.status,
  level: listing.level,
  badges: listing.badges,
  criteria: listing.criteria,
  verified_at: listing.verified_at?.toISOString() ?? null,
});

const columnsOf = ({ facts, verified_at, ...rest }: ListingState) => ({
  ...facts,
  ...rest,
  verified_at: verified_at === null ? null : new Date(verified_at),
});

/** Whether a business account has no listing yet, so that its assessment can be joined to this one. */
async function canHave(tx: Db, userId: number): Promise<boolean> {
  const isBusiness = and(eq(users.id, userId), eq(users.user_type, 'business'));
  if ((await tx.$count(users, isBusiness)) === 0) return false;
  return (await tx.$count(listings, eq(listings.owner_id, userId))) === 0;
}

/** Makes the listing the one of a business account without any, and that account or anybody else an owner. */
async function giveTo(tx: Db, listing: ListingRow, userId: number, now: Date): Promise<void> {
  const isAccount = listing.owner_id === null && (await canHave(tx, userId));
  if (isAccount) {
    await tx.update(listings).set({ owner_id: userId }).where(eq(listings.id, listing.id));
    await tx.update(users).set({ form_filled: true }).where(eq(users.id, userId));
    await applicationLife(tx, now).categoryChanged(userId);
  }
  await peopleRepository(tx).add(listing.id, userId, 'owner', now);
}

/** Each is for use within a transaction, with the claim locked. */
export const takeOver = (tx: Db, now: Date) => ({
  /**
   * Makes the claimant the owner. Returns the listing as it was, and the token by which the listed address can
   * object; throws 409 where it cannot be claimed any more.
   */
  async claim(claim: ClaimRow, event: ClaimEvent) {
    const state = requireNext(claim, event);
    await vettingRepository(tx).lock(claim.user_id);
    const listing = await lockListing(tx, claim.listing_id);
    if (listing.claimed || listing.status !== 'published') throw conflict(TAKEN);
    const token = createResetToken();
    await tx
      .update(listings)
      .set({ claimed: true, modified_at: laterThan(listing.modified_at, now) })
      .where(eq(listings.id, listing.id));
    await giveTo(tx, listing, claim.user_id, now);
    await tx
      .update(listingClaims)
      .set({
        state,
        changed_at: now,
        code_hash: null,
        before: stateOf(listing),
        objection_hash: hashResetToken(token),
        objection_until: new Date(now.getTime() + OBJECTION_DAYS * DAY),
      })
      .where(eq(listingClaims.id, claim.id));
    return { listing, token };
  },

  /** Shows the listing as it was before the claim, and ends the part of everybody until an admin decides. */
  async freeze(claim: ClaimRow): Promise<ListingRow> {
    const state = requireNext(claim, OBJECTED);
    if (!claim.before) throw conflict(DECIDED);
    await vettingRepository(tx).lock(claim.user_id);
    const listing = await lockListing(tx, claim.listing_id);
    const people = await peopleRepository(tx).of(listing.id);
    await tx
      .update(listings)
      .set({
        ...columnsOf(claim.before),
        status: stateAfter(listingMachine, listing.status, { type: 'claim.objected', by: 'claim' }),
        claimed: false,
        owner_id: null,
        modified_at: laterThan(listing.modified_at, now),
      })
      .where(eq(listings.id, listing.id));
    await tx.delete(listingPeople).where(eq(listingPeople.listing_id, listing.id));
    const parts = people.map(({ user_id, role }) => ({ user_id, role }));
    await tx
      .update(listingClaims)
      .set({ state, changed_at: now, after: { listing: stateOf(listing), people: parts } })
      .where(eq(listingClaims.id, claim.id));
    return listing;
  },

  /** Gives everybody their part again, and the listing what they had written. */
  async uphold(claim: ClaimRow): Promise<void> {
    const { after } = claim;
    if (!after) throw conflict(DECIDED);
    await vettingRepository(tx).lock(claim.user_id);
    const listing = await lockListing(tx, claim.listing_id);
    const { status: before } = after.listing;
    await tx
      .update(listings)
      .set({
        ...columnsOf(after.listing),
        status: stateAfter(listingMachine, listing.status, {
          type: 'claim.upheld',
          by: 'claim',
          before,
        }),
        claimed: true,
        modified_at: laterThan(listing.modified_at, now),
      })
      .where(eq(listings.id, listing.id));
    await giveTo(tx, listing, claim.user_id, now);
    await restorePeople(tx, listing.id, after.people, now);
  },
});

/** Leaves out those whose account is gone. */
async function restorePeople(
  tx: Db,
  listingId: number,
  parts: { user_id: number; role: ListingRole }[],
  now: Date,
): Promise<void> {
  const ids = parts.map(({ user_id }) => user_id);
  const present = await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  for (const { user_id, role } of parts) {
    if (!present.some(({ id }) => id === user_id)) continue;
    await peopleRepository(tx).add(listingId, user_id, role, now);
  }
}
