import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { users } from '../../db/schema/accounts';
import { recoveryCodes, twoStepSecrets } from '../../db/schema/twoStep';
import type { TwoStep } from '../../security/twoStep';

/** What a code was: of the app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

/** Stands in for the secret of an unknown account, so that the work is the same. */
const NO_SECRET = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const endsTokens = { token_version: sql`${users.token_version} + 1` };

/** Secrets and recovery codes; what writes is for use within a transaction. */
export const twoStepRepository = (db: Db, twoStep: TwoStep) => {
  const unusedOf = (userId: number) =>
    and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at));

  async function takeAppCode(userId: number, code: string): Promise<boolean> {
    const [row] = await db.select().from(twoStepSecrets).where(eq(twoStepSecrets.user_id, userId));
    const secret = row && twoStep.decrypt(row.secret);
    const step = twoStep.stepOf(secret ?? NO_SECRET, code);
    const used = await db
      .update(twoStepSecrets)
      .set({ last_step: step ?? 0 })
      .where(and(eq(twoStepSecrets.user_id, userId), lt(twoStepSecrets.last_step, step ?? 0)))
      .returning();
    return Boolean(secret) && step !== null && used.length > 0;
  }

  async function takeRecoveryCode(userId: number, code: string, now: Date): Promise<boolean> {
    const hash = twoStep.hashRecoveryCode(code);
    const used = await db
      .update(recoveryCodes)
      .set({ used_at: now })
      .where(and(unusedOf(userId), eq(recoveryCodes.code_hash, hash)))
      .returning();
    return used.length > 0;
  }

  return {
    codesLeft: (userId: number): Promise<number> => db.$count(recoveryCodes, unusedOf(userId)),

    /** A new secret, which does not count before its first code. */
    async begin(userId: number): Promise<string> {
      const secret = twoStep.newSecret();
      const set = { secret: twoStep.encrypt(secret), last_step: 0 };
      await db
        .insert(twoStepSecrets)
        .values({ user_id: userId, ...set })
        .onConflictDoUpdate({ target: twoStepSecrets.user_id, set });
      return secret;
    },

    /** Uses up a code of the app; false when it is wrong or was used before. */
    takeAppCode,

    /** Uses up a code of either kind; null when it is wrong or was used before. */
    async takeCode(userId: number, code: string, now: Date): Promise<CodeKind | null> {
      if (await takeAppCode(userId, code)) return 'app';
      return (await takeRecoveryCode(userId, code, now)) ? 'recovery' : null;
    },

    async renewCodes(userId: number): Promise<string[]> {
      const codes = twoStep.newRecoveryCodes();
      await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
      await db
        .insert(recoveryCodes)
        .values(
          codes.map((code) => ({ user_id: userId, code_hash: twoStep.hashRecoveryCode(code) })),
        );
      return codes;
    },

    /** Switches it on, and ends all sessions. */
    async start(userId: number, now: Date): Promise<void> {
      await db
        .update(users)
        .set({ two_step_at: now, ...endsTokens })
        .where(eq(users.id, userId));
    },
  };
};

/** Switches two-step sign-in off with all that belongs to it, and ends all sessions. */
export async function stopTwoStep(db: Db, userId: number): Promise<void> {
  await db.delete(twoStepSecrets).where(eq(twoStepSecrets.user_id, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db
    .update(users)
    .set({ two_step_at: null, ...endsTokens })
    .where(eq(users.id, userId));
}
