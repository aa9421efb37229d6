import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { DocumentDue } from '../../../domain/contract/session';
import { DOCUMENT_KEYS, DOCUMENTS, type DocumentKey } from '../../../domain/documents';
import type { Db } from '../../db/database';
import { consents } from '../../db/schema/profiles';
import { siteTexts } from '../../db/schema/siteTexts';
import { users } from '../../db/schema/accounts';
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

/** Of the built-in text: MD5 of nothing. */
const MARK_OF_BUILT_IN = createHash('md5').update('').digest('hex');

/** Every version of a document, oldest first, with a mark that equal texts share. */
const versionsOf = (db: Db, key: DocumentKey) =>
  db
    .select({
      version: siteTexts.version,
      asks_again: siteTexts.asks_again,
      at: siteTexts.created_at,
      mark: sql<string>`md5(coalesce(${siteTexts.text}, ''))`,
    })
    .from(siteTexts)
    .where(eq(siteTexts.key, key))
    .orderBy(asc(siteTexts.version));

type Joined = Pick<typeof users.$inferSelect, 'id' | 'created_at'>;

/** The version of a document that applies to the member: agreed to, or there when they joined. */
async function knownVersion(db: Db, key: DocumentKey, { id, created_at }: Joined) {
  const [agreed] = await db
    .select({ version: max(consents.document_version) })
    .from(consents)
    .where(
      and(eq(consents.user_id, id), eq(consents.kind, DOCUMENTS[key]), eq(consents.given, true)),
    );
  const versions = await versionsOf(db, key);
  const atJoining = versions.findLast(({ at }) => at <= created_at)?.version ?? 0;
  const known = Math.max(agreed?.version ?? 0, atJoining);
  return { known, versions };
}

/**
 * Documents that asked members to agree again since the member joined or agreed last, unless they say what they said
 * then; each with the version that its page shows.
 */
export async function documentsDue(db: Db, member: Joined): Promise<DocumentDue[]> {
  const isAsking = and(
    inArray(siteTexts.key, [...DOCUMENT_KEYS]),
    eq(siteTexts.asks_again, true),
    gt(siteTexts.created_at, member.created_at),
  );
  const asking = await db.selectDistinct({ key: siteTexts.key }).from(siteTexts).where(isAsking);
  const due: DocumentDue[] = [];
  for (const key of DOCUMENT_KEYS.filter((each) =>
    asking.some(({ key: asked }) => asked === each),
  )) {
    const { known, versions } = await knownVersion(db, key, member);
    const present = versions.at(-1);
    const before = versions.find(({ version }) => version === known)?.mark ?? MARK_OF_BUILT_IN;
    const isAsked = versions.some(({ version, asks_again }) => asks_again && version > known);
    if (present && isAsked && present.mark !== before) due.push({ key, version: present.version });
  }
  return due;
}
