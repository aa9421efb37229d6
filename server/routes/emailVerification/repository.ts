import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { emailVerifications, users } from '../../db/schema/accounts';
import { VERIFICATION_HOURS } from '../../mail/verificationMail';
import { createResetToken, hashResetToken } from '../../security/resetTokens';

/**
 * `open`: can be used; `done`: has confirmed the present email; `over`: used, expired or for
 * another email.
 */
export type LinkState = 'open' | 'done' | 'over';

/** A link that was sent to an earlier email confirms nothing. */
const isOfPresentEmail = and(
  eq(users.id, emailVerifications.user_id),
  eq(users.email, emailVerifications.email),
);

const hasToken = (token: string) => eq(emailVerifications.token_hash, hashResetToken(token));

const isOpen = (now: Date) =>
  and(isNull(emailVerifications.used_at), gt(emailVerifications.expires_at, now));

/** Links that confirm emails; only their hashes are stored. */
export const emailVerificationRepository = (db: Db) => ({
  /** Returns the token of a new link. */
  async add(user: { id: number; email: string }, now: Date): Promise<string> {
    const token = createResetToken();
    await db.insert(emailVerifications).values({
      token_hash: hashResetToken(token),
      user_id: user.id,
      email: user.email,
      expires_at: new Date(now.getTime() + VERIFICATION_HOURS * 3_600_000),
    });
    return token;
  },

  /** The state of the link, and whether the member has asked for the newsletter. */
  async read(token: string, now: Date): Promise<{ state: LinkState; newsletter: boolean }> {
    const isDone = and(isNotNull(emailVerifications.used_at), isNotNull(users.email_verified_at));
    const [row] = await db
      .select({
        isOpen: isNull(emailVerifications.used_at).mapWith(Boolean),
        newsletter: isNotNull(users.newsletter_at).mapWith(Boolean),
      })
      .from(emailVerifications)
      .innerJoin(users, isOfPresentEmail)
      .where(and(hasToken(token), or(isOpen(now), isDone)));
    if (!row) return { state: 'over', newsletter: false };
    return { state: row.isOpen ? 'open' : 'done', newsletter: row.newsletter };
  },

  /**
   * Confirms the present email and marks all links to it as used, so that each of them shows the
   * same; for use within a transaction. The member's row is updated first, so that two links used
   * at the same moment wait for each other.
   */
  async use(token: string, now: Date): Promise<void> {
    const { user_id, email } = emailVerifications;
    const [link] = await db
      .select({ user_id, email })
      .from(emailVerifications)
      .innerJoin(users, isOfPresentEmail)
      .where(and(hasToken(token), isOpen(now)));
    if (!link) return;
    const isUnconfirmed = isNull(users.email_verified_at);
    await db
      .update(users)
      .set({ email_verified_at: now })
      .where(and(eq(users.id, link.user_id), eq(users.email, link.email), isUnconfirmed));
    await db
      .update(emailVerifications)
      .set({ used_at: now })
      .where(and(eq(user_id, link.user_id), eq(email, link.email), isOpen(now)));
  },
});
