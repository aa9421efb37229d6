import { and, desc, eq } from 'drizzle-orm';
import type { Consent, ConsentKind } from '../../../domain/contract/profile';
import type { Db } from '../../db/database';
import { consents } from '../../db/schema/profiles';

export const consentsRepository = (db: Db) => ({
  /**
   * Appends the choices that differ from the member's last ones; entries are never changed. `versions` says which
   * text of a document was agreed to.
   */
  async record(
    userId: number,
    choices: Partial<Record<ConsentKind, boolean>>,
    now: Date,
    versions: Partial<Record<ConsentKind, number>> = {},
  ): Promise<void> {
    const rows = await db
      .selectDistinctOn([consents.kind], {
        kind: consents.kind,
        given: consents.given,
        version: consents.document_version,
      })
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(consents.kind, desc(consents.id));
    const last = new Map(rows.map(({ kind, ...choice }) => [kind, choice]));
    const changed = Object.entries(choices)
      .map(([name, given]) => {
        const kind = name as ConsentKind;
        return { kind, given, document_version: versions[kind] ?? null };
      })
      .filter(({ kind, given, document_version }) => {
        const before = last.get(kind);
        return before?.given !== given || before.version !== document_version;
      })
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
    return rows.map(({ kind, given, document_version, created_at }) => ({
      kind,
      given,
      version: document_version,
      at: created_at.toISOString(),
    }));
  },
});
