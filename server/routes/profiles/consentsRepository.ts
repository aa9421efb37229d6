import { and, desc, eq } from 'drizzle-orm';
import type { Consent, ConsentKind } from '../../../domain/contract/profile';
import type { Db } from '../../db/database';
import { consents } from '../../db/schema';

export const consentsRepository = (db: Db) => ({
  /** Appends the choices that differ from the member's last ones; entries are never changed. */
  async record(
    userId: number,
    choices: Partial<Record<ConsentKind, boolean>>,
    now: Date,
  ): Promise<void> {
    const rows = await db
      .selectDistinctOn([consents.kind], { kind: consents.kind, given: consents.given })
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(consents.kind, desc(consents.id));
    const last = new Map(rows.map(({ kind, given }) => [kind, given]));
    const changed = Object.entries(choices)
      .map(([kind, given]) => ({ kind: kind as ConsentKind, given }))
      .filter(({ kind, given }) => last.get(kind) !== given)
      .map((choice) => ({ ...choice, user_id: userId, created_at: now }));
    if (changed.length > 0) await db.insert(consents).values(changed);
  },

  /** Whether the member's last choice accepts the terms. */
  async hasAgreed(userId: number): Promise<boolean> {
    const [last] = await db
      .select({ given: consents.given })
      .from(consents)
      .where(and(eq(consents.user_id, userId), eq(consents.kind, 'terms')))
      .orderBy(desc(consents.id))
      .limit(1);
    return last?.given ?? false;
  },

  /** Newest first. */
  async listOf(userId: number): Promise<Consent[]> {
    const rows = await db
      .select()
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(desc(consents.id));
    return rows.map(({ kind, given, created_at }) => ({
      kind,
      given,
      at: created_at.toISOString(),
    }));
  },
});
