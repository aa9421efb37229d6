import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { DocumentDue } from '../../../domain/contract/session';
import { DOCUMENT_KEYS, DOCUMENTS, isDocument, type DocumentKey } from '../../../domain/documents';
import type { Db } from '../../db/database';
import { consents, siteTexts, users } from '../../db/schema';
import { consentsRepository } from '../profiles/consentsRepository';

/** The version of a document that its page shows; 0 for the built-in text that nobody has edited. */
export async function versionOf(db: Db, key: DocumentKey): Promise<number> {
  const [row] = await db
    .select({ version: max(siteTexts.version) })
    .from(siteTexts)
    .where(eq(siteTexts.key, key));
  return row?.version ?? 0;
}

/** Records that the member agrees to the terms as they are now. */
export async function agreeToTerms(tx: Db, userId: number, now: Date): Promise<void> {
  const terms = await versionOf(tx, 'terms');
  await consentsRepository(tx).record(userId, { terms: true }, now, { terms });
}

/**
 * Documents that asked members to agree again since the member joined, and to which they have not agreed since; each with
 * the version that its page shows.
 */
export async function documentsDue(
  db: Db,
  { id, created_at }: Pick<typeof users.$inferSelect, 'id' | 'created_at'>,
): Promise<DocumentDue[]> {
  const asking = await db
    .selectDistinctOn([siteTexts.key], {
      key: siteTexts.key,
      version: siteTexts.version,
      at: siteTexts.created_at,
    })
    .from(siteTexts)
    .where(and(inArray(siteTexts.key, [...DOCUMENT_KEYS]), eq(siteTexts.asks_again, true)))
    .orderBy(siteTexts.key, desc(siteTexts.version));
  const since = asking.filter(({ at }) => at > created_at);
  if (since.length === 0) return [];
  const agreed = await db
    .select({ kind: consents.kind, version: max(consents.document_version) })
    .from(consents)
    .where(and(eq(consents.user_id, id), eq(consents.given, true)))
    .groupBy(consents.kind);
  const due = since.flatMap(({ key, version }) => {
    if (!isDocument(key)) return [];
    const last = agreed.find(({ kind }) => kind === DOCUMENTS[key])?.version ?? -1;
    return last < version ? [key] : [];
  });
  return Promise.all(due.map(async (key) => ({ key, version: await versionOf(db, key) })));
}
