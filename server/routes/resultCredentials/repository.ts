import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Result } from '../../../domain/contract/resultPage';
import { resultCredentials } from '../../db/schema/credentials';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { resultPages } from '../../db/schema/vetting';
import { readResults, RESULT_COLUMNS } from '../resultPages/results';

/** A credential as it was given out first. */
export interface IssuedCredential {
  /** Its place in the status list. */
  id: number;
  created_at: Date;
}

/** Two results have the same one when a credential would say the same of both. */
function fingerprintOf(result: Result): string {
  const { business, level, badges, reviewed_at, valid_until, questionnaire_version } = result;
  const parts = [business?.name, level, badges, reviewed_at, valid_until, questionnaire_version];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const { id, listing_id, fingerprint, created_at, revoked_at } = resultCredentials;

/** Credentials of results, and which of them are still valid. */
export const resultCredentialsRepository = (db: Db) => ({
  /** The credential of a valid result; a new one where it has none, or where that was revoked. */
  async issue(listingId: number, result: Result, now: Date): Promise<IssuedCredential> {
    const ofResult = { listing_id: listingId, fingerprint: fingerprintOf(result) };
    const find = () =>
      db
        .select({ id, created_at })
        .from(resultCredentials)
        .where(
          and(eq(listing_id, listingId), eq(fingerprint, ofResult.fingerprint), isNull(revoked_at)),
        );
    const [known] = await find();
    if (known) return known;
    await db
      .insert(resultCredentials)
      .values({ ...ofResult, created_at: now })
      .onConflictDoNothing();
    const [issued] = await find();
    if (!issued) throw new Error('the credential was revoked while it was issued');
    return issued;
  },

  /**
   * The ids of those whose result is still shown as they say it, and the highest of all. The others are revoked
   * for good: the standard knows no way back, so whoever shows the same result again gets a new credential.
   */
  async readStatus(now: Date): Promise<{ valid: number[]; highest: number }> {
    const rows = await db
      .select({ id, fingerprint, is_public: resultPages.is_public, ...RESULT_COLUMNS })
      .from(resultCredentials)
      .innerJoin(listings, eq(listings.id, listing_id))
      .leftJoin(resultPages, eq(resultPages.listing_id, listing_id))
      .where(isNull(revoked_at))
      .orderBy(asc(id));
    const resultOf = await readResults(db, rows, now);
    const read = rows.map((row) => {
      const result = resultOf(row);
      const isShown = row.is_public === true && result.state === 'valid';
      return { id: row.id, isValid: isShown && fingerprintOf(result) === row.fingerprint };
    });
    const idsOf = (wanted: boolean) =>
      read.filter(({ isValid }) => isValid === wanted).map((row) => row.id);
    const ended = idsOf(false);
    if (ended.length > 0) {
      await db.update(resultCredentials).set({ revoked_at: now }).where(inArray(id, ended));
    }
    const [last] = await db.select({ highest: max(id) }).from(resultCredentials);
    return { valid: idsOf(true), highest: last?.highest ?? 0 };
  },
});
