import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ResultPage } from '../../../domain/contract/resultPage';
import { RESULT_CODE_LENGTH, RESULT_CODE_LETTERS } from '../../../domain/vetting/resultPage';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { resultPages } from '../../db/schema/vetting';
import { readResults, RESULT_COLUMNS } from './results';

const MOST_TRIES = 5;

const createCode = (): string =>
  Array.from(
    { length: RESULT_CODE_LENGTH },
    () => RESULT_CODE_LETTERS[randomInt(RESULT_CODE_LETTERS.length)],
  ).join('');

/** A page that is on, and the listing whose result it shows. */
interface FoundPage {
  listing_id: number;
  page: ResultPage;
}

/** Public pages of results, and what they show. */
export const resultPagesRepository = (db: Db) => ({
  /** Null alike where there is no page of this code and where it is switched off. */
  async find(code: string, now: Date): Promise<FoundPage | null> {
    const [listing] = await db
      .select({ id: listings.id, ...RESULT_COLUMNS })
      .from(resultPages)
      .innerJoin(listings, eq(listings.id, resultPages.listing_id))
      .where(and(eq(resultPages.code, code), eq(resultPages.is_public, true)));
    if (!listing) return null;
    const resultOf = await readResults(db, [listing], now);
    return { listing_id: listing.id, page: { code, ...resultOf(listing) } };
  },

  /** The code of a listing's page; null while it is off. */
  async publicCode(listing_id: number): Promise<string | null> {
    const [page] = await db
      .select({ code: resultPages.code })
      .from(resultPages)
      .where(and(eq(resultPages.listing_id, listing_id), eq(resultPages.is_public, true)));
    return page?.code ?? null;
  },

  /** Of a listing that there is, with its page if it has one. */
  async ofListing(listing: typeof listings.$inferSelect, now: Date) {
    const [page] = await db
      .select()
      .from(resultPages)
      .where(eq(resultPages.listing_id, listing.id));
    const resultOf = await readResults(db, [listing], now);
    return {
      code: page?.code ?? null,
      is_public: page?.is_public ?? false,
      ...resultOf(listing),
    };
  },

  /** Switches the page on or off; for use within a transaction that has locked the listing. */
  async switchPage(listing_id: number, is_public: boolean, now: Date): Promise<void> {
    const changed = await db
      .update(resultPages)
      .set({ is_public })
      .where(eq(resultPages.listing_id, listing_id))
      .returning();
    if (changed.length > 0 || !is_public) return;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const page = { code: createCode(), listing_id, is_public, created_at: now };
      const added = await db.insert(resultPages).values(page).onConflictDoNothing().returning();
      if (added.length > 0) return;
    }
    throw new Error('no free code was found');
  },
});
