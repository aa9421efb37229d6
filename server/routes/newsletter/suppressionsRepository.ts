import { and, desc, eq } from 'drizzle-orm';
import type { Suppression, SuppressionReason } from '../../../domain/contract/admin/suppressions';
import type { Db } from '../../db/database';
import { isEmail } from '../../db/nameKeys';
import { newsletterSuppressions as suppressions } from '../../db/schema/newsletter';
import { users } from '../../db/schema/accounts';

const isPresent = and(
  eq(users.id, suppressions.user_id),
  eq(users.email_key, suppressions.email_key),
);

/** Addresses of members that get no newsletter, because they bounced or complained. */
export const suppressionsRepository = (db: Db) => ({
  /** An unknown address is not kept. A repeat keeps the first reason and date. */
  async add(email: string, reason: SuppressionReason, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const [member] = await tx.select().from(users).where(isEmail(email)).for('update');
      if (!member) return;
      const { id: user_id, email_key } = member;
      const [known] = await tx
        .select()
        .from(suppressions)
        .where(and(eq(suppressions.user_id, user_id), eq(suppressions.email_key, email_key)));
      if (known) return;
      const content = { email_key, reason, created_at: now };
      await tx
        .insert(suppressions)
        .values({ user_id, ...content })
        .onConflictDoUpdate({ target: suppressions.user_id, set: content });
    });
  },

  /** Newest first. */
  async list(): Promise<Suppression[]> {
    const rows = await db
      .select({
        member: users.id,
        email: users.email,
        reason: suppressions.reason,
        since: suppressions.created_at,
      })
      .from(suppressions)
      .innerJoin(users, isPresent)
      .orderBy(desc(suppressions.created_at), desc(users.id));
    return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
  },

  /** Returns the reason that it had; null when the member is not on the list. */
  async remove(member: number): Promise<SuppressionReason | null> {
    const [row] = await db
      .delete(suppressions)
      .where(eq(suppressions.user_id, member))
      .returning({ reason: suppressions.reason });
    return row?.reason ?? null;
  },
});
