import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { passwordResets, users } from '../../db/schema/accounts';

const isOpen = (tokenHash: string, userId: number, now: Date) =>
  and(
    eq(passwordResets.token_hash, tokenHash),
    eq(passwordResets.user_id, userId),
    isNull(passwordResets.used_at),
    gt(passwordResets.expires_at, now),
  );

export const passwordResetRepository = (db: Db) => ({
  /** Adds nothing for an unknown account. */
  async add(userId: number, tokenHash: string, expires: Date): Promise<void> {
    await db.execute(
      sql`insert into ${passwordResets} (token_hash, user_id, expires_at)
          select ${tokenHash}, id, ${expires.toISOString()}::timestamptz from ${users}
          where id = ${userId}`,
    );
  },

  async isUsable(userId: number, tokenHash: string, now: Date): Promise<boolean> {
    const rows = await db
      .select()
      .from(passwordResets)
      .where(isOpen(tokenHash, userId, now));
    return rows.length > 0;
  },

  /**
   * Marks the link as used, sets the password, and ends all other links and sessions of the user.
   * Returns false when the link was used or expired in between.
   */
  use: (userId: number, tokenHash: string, passwordHash: string, now: Date): Promise<boolean> =>
    db.transaction(async (tx) => {
      const used = await tx
        .update(passwordResets)
        .set({ used_at: now })
        .where(isOpen(tokenHash, userId, now))
        .returning({ hash: passwordResets.token_hash });
      if (used.length === 0) return false;
      await tx
        .delete(passwordResets)
        .where(and(eq(passwordResets.user_id, userId), ne(passwordResets.token_hash, tokenHash)));
      await tx
        .update(users)
        .set({ password_hash: passwordHash, token_version: sql`${users.token_version} + 1` })
        .where(eq(users.id, userId));
      return true;
    }),
});
