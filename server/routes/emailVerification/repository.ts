import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
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

/** Links that prove e-mails; only their hashes are kept. */
export const emailVerificationRepository = (db: Db) => {
  const isOpen = (tokenHash: string, now: Date) =>
    and(
      eq(emailVerifications.token_hash, tokenHash),
      isNull(emailVerifications.used_at),
      gt(emailVerifications.expires_at, now),
    );

  return {
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
      const hash = hashResetToken(token);
      const isDone = and(
        eq(emailVerifications.token_hash, hash),
        isNotNull(emailVerifications.used_at),
        isNotNull(users.email_verified_at),
      );
      const [row] = await db
        .select({
          isOpen: isNull(emailVerifications.used_at).mapWith(Boolean),
          newsletter: isNotNull(users.newsletter_at).mapWith(Boolean),
        })
        .from(emailVerifications)
        .innerJoin(users, isOfPresentEmail)
        .where(or(isOpen(hash, now), isDone));
      if (!row) return { state: 'over', newsletter: false };
      return { state: row.isOpen ? 'open' : 'done', newsletter: row.newsletter };
    },

    /** Uses the link up, and ends the user's others; to be used within a transaction. */
    async use(token: string, now: Date): Promise<void> {
      const hash = hashResetToken(token);
      const [used] = await db
        .update(emailVerifications)
        .set({ used_at: now })
        .where(isOpen(hash, now))
        .returning();
      if (!used) return;
      await db
        .update(users)
        .set({ email_verified_at: now })
        .where(and(eq(users.id, used.user_id), eq(users.email, used.email)));
      const others = ne(emailVerifications.token_hash, hash);
      await db
        .delete(emailVerifications)
        .where(and(eq(emailVerifications.user_id, used.user_id), others));
    },
  };
};
