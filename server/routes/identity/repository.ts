import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { isEmail } from '../../db/nameKeys';
import { handovers, identities, identityOffers } from '../../db/schema/identities';
import { users } from '../../db/schema/accounts';
import type { User } from '../../plugins/session';

/**
 * An external account: `provider` and `subject` identify it, and the provider has verified `email`.
 */
export interface Identity {
  provider: string;
  subject: string;
  email: string;
}

export const identityRepository = (db: Db) => ({
  async owner({ provider, subject }: Identity): Promise<User | null> {
    const [row] = await db
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.user_id))
      .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
    return row?.user ?? null;
  },

  /** Does nothing when the identity is linked already. */
  async link(identity: Identity, userId: number): Promise<void> {
    await db
      .insert(identities)
      .values({ ...identity, user_id: userId })
      .onConflictDoNothing();
  },

  /** Confirms the email if it is still the member's present one. */
  async confirmEmail(userId: number, email: string, now: Date): Promise<void> {
    await db
      .update(users)
      .set({ email_verified_at: now })
      .where(and(eq(users.id, userId), isNull(users.email_verified_at), isEmail(email)));
  },

  async offer(hash: string, identity: Identity, userId: number, expires: Date): Promise<void> {
    await db
      .insert(identityOffers)
      .values({ token_hash: hash, ...identity, user_id: userId, expires_at: expires });
  },

  /** Returns and deletes the offer, if it was made to this member and has not expired. */
  async takeOffer(hash: string, userId: number, now: Date): Promise<Identity | null> {
    const [row] = await db
      .delete(identityOffers)
      .where(
        and(
          eq(identityOffers.token_hash, hash),
          eq(identityOffers.user_id, userId),
          gt(identityOffers.expires_at, now),
        ),
      )
      .returning();
    return row ? { provider: row.provider, subject: row.subject, email: row.email } : null;
  },

  async addHandover(hash: string, userId: number, expires: Date): Promise<void> {
    await db.insert(handovers).values({ token_hash: hash, user_id: userId, expires_at: expires });
  },

  /** Returns the user of an unused, unexpired token and marks it as used; null otherwise. */
  async takeHandover(hash: string, now: Date): Promise<number | null> {
    const [row] = await db
      .update(handovers)
      .set({ used_at: now })
      .where(
        and(
          eq(handovers.token_hash, hash),
          isNull(handovers.used_at),
          gt(handovers.expires_at, now),
        ),
      )
      .returning({ userId: handovers.user_id });
    return row?.userId ?? null;
  },

  async removeExpired(now: Date): Promise<void> {
    await db.delete(handovers).where(lte(handovers.expires_at, now));
    await db.delete(identityOffers).where(lte(identityOffers.expires_at, now));
  },
});
