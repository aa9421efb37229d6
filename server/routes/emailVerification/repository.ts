import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { emailVerifications } from '../../db/outside';
import { users } from '../../db/schema';
import { VERIFICATION_HOURS } from '../../mail/verificationMail';
import { createResetToken, hashResetToken } from '../../security/resetTokens';

/** `done` where it has proven the present e-mail. */
export type LinkState = 'open' | 'done' | 'over';

/** A link of an earlier address proves nothing. */
const isOfPresentEmail = and(
  eq(users.id, emailVerifications.user_id),
  eq(users.email, emailVerifications.email),
);

const hasToken = (token: string) => eq(emailVerifications.token_hash, hashResetToken(token));

const isOpen = (now: Date) =>
  and(isNull(emailVerifications.used_at), gt(emailVerifications.expires_at, now));

/** Links that prove e-mails; only their hashes are kept. */
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

  /** What the link can do now, and whether the member has asked for the newsletter. */
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
   * Proves the present e-mail, and uses up all links that went there, so that each answers as this one
   * does; to be used within a transaction. The member's row goes first: two links at one moment wait for it.
   */
  async use(token: string, now: Date): Promise<void> {
    const { user_id, email } = emailVerifications;
    const [link] = await db
      .select({ user_id, email })
      .from(emailVerifications)
      .innerJoin(users, isOfPresentEmail)
      .where(and(hasToken(token), isOpen(now)));
    if (!link) return;
    const isUnproven = isNull(users.email_verified_at);
    await db
      .update(users)
      .set({ email_verified_at: now })
      .where(and(eq(users.id, link.user_id), eq(users.email, link.email), isUnproven));
    await db
      .update(emailVerifications)
      .set({ used_at: now })
      .where(and(eq(user_id, link.user_id), eq(email, link.email), isOpen(now)));
  },
});
