import { and, eq, gt, lt } from 'drizzle-orm';
import { oldestKept } from '../../../domain/retention';
import type { InvitationPayload, ListingInvitation } from '../../../domain/contract/people';
import { msg, t } from '../../../domain/language';
import { INVITATION_DAYS, MOST_PEOPLE } from '../../../domain/listing/people';
import { canonicalName } from '../../../domain/userNames';
import type { Db } from '../../db/database';
import { listingInvitations } from '../../db/schema/people';
import { listings } from '../../db/schema/listings';
import { conflict, invalid, notFound } from '../../plugins/failures';
import { createResetToken, hashResetToken } from '../../security/resetTokens';
import { peopleRepository } from './peopleRepository';

const DAY = 86_400_000;

const { id, listing_id, email_key, token_hash, expires_at } = listingInvitations;

const expiryOf = (now: Date) => new Date(now.getTime() + INVITATION_DAYS * DAY);

/** Invitations to take part in a listing; each is for use within a transaction that has locked it. */
export const invitationsRepository = (db: Db) => ({
  /** The oldest first, those that have expired too. */
  async of(listingId: number): Promise<ListingInvitation[]> {
    const rows = await db
      .select()
      .from(listingInvitations)
      .where(eq(listing_id, listingId))
      .orderBy(id);
    return rows.map((row) => ({
      invitation_id: row.id,
      email: row.email,
      role: row.role,
      sent_at: row.sent_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }));
  },

  /**
   * Invites an address, or again with a new link. Returns the token of the link. Throws 400 for somebody who
   * takes part already, and 409 when there are too many.
   */
  async invite(
    listingId: number,
    { email, role }: InvitationPayload,
    invitedBy: number,
    now: Date,
  ): Promise<string> {
    const key = canonicalName(email);
    const people = await peopleRepository(db).of(listingId);
    if (people.some((person) => canonicalName(person.email) === key)) {
      throw invalid({ email: [msg('Somebody with this email takes part already.')] });
    }
    const open = await db.$count(listingInvitations, eq(listing_id, listingId));
    const isNew =
      (await db.$count(listingInvitations, and(eq(listing_id, listingId), eq(email_key, key)))) ===
      0;
    if (isNew && people.length + open >= MOST_PEOPLE) {
      throw conflict(
        t(
          'At most {most} people can take part in a listing. Remove somebody or withdraw an invitation first.',
          { most: MOST_PEOPLE },
        ),
      );
    }
    const token = createResetToken();
    const link = {
      email,
      role,
      token_hash: hashResetToken(token),
      invited_by: invitedBy,
      sent_at: now,
      expires_at: expiryOf(now),
    };
    await db
      .insert(listingInvitations)
      .values({ listing_id: listingId, email_key: key, ...link })
      .onConflictDoUpdate({ target: [listing_id, email_key], set: link });
    return token;
  },

  /** Throws 404 where there is none of this number. */
  async one(listingId: number, invitationId: number) {
    const [row] = await db
      .select()
      .from(listingInvitations)
      .where(and(eq(listing_id, listingId), eq(id, invitationId)));
    if (!row) throw notFound();
    return row;
  },

  async withdraw(listingId: number, invitationId: number): Promise<void> {
    await db.delete(listingInvitations).where(and(eq(listing_id, listingId), eq(id, invitationId)));
  },

  /** What the link of an invitation leads to, until it expires; null for any other. */
  async byToken(token: string, now: Date) {
    const [row] = await db
      .select({ invitation: listingInvitations, listing: listings })
      .from(listingInvitations)
      .innerJoin(listings, eq(listings.id, listing_id))
      .where(and(eq(token_hash, hashResetToken(token)), gt(expires_at, now)));
    return row ?? null;
  },

  async sweep(now: Date): Promise<void> {
    await db.delete(listingInvitations).where(lt(expires_at, oldestKept('invitations', now)));
  },
});
