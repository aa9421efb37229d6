import { randomInt } from 'node:crypto';
import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Result, ResultPage } from '../../../domain/contract/resultPage';
import {
  RESULT_CODE_LENGTH,
  RESULT_CODE_LETTERS,
  resultStateOf,
  resultTurnOf,
} from '../../../domain/vetting/resultPage';
import { statesWhere } from '../../../domain/vetting/applicationStates';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema';
import { applicationEvents, applications, resultPages } from '../../db/vetting';

const MOST_TRIES = 5;
/** Only what was listed expires. */
const LISTED_STATES = ['listed' as const, ...statesWhere(({ result }) => result === 'expired')];

const createCode = (): string =>
  Array.from(
    { length: RESULT_CODE_LENGTH },
    () => RESULT_CODE_LETTERS[randomInt(RESULT_CODE_LETTERS.length)],
  ).join('');

type ListingRow = typeof listings.$inferSelect;
type Shown = Pick<
  ListingRow,
  'owner_id' | 'status' | 'name' | 'slug' | 'level' | 'badges' | 'verified_at'
>;

const { id, owner_id, status, name, slug, level, badges, verified_at } = listings;

/** Public pages of results, and what they show. */
export const resultPagesRepository = (db: Db) => {
  /** The newest application of the business that was ever listed. */
  async function lastListed(userId: number) {
    const { application_id, from_state } = applicationEvents;
    const wasListed = exists(
      db
        .select({ one: sql`1` })
        .from(applicationEvents)
        .where(and(eq(application_id, applications.id), eq(from_state, 'listed'))),
    );
    const [row] = await db
      .select({
        state: applications.state,
        decided_at: applications.decided_at,
        expires_at: applications.expires_at,
        questionnaire_version: applications.questionnaire_version,
      })
      .from(applications)
      .where(
        and(
          eq(applications.user_id, userId),
          or(inArray(applications.state, LISTED_STATES), wasListed),
        ),
      )
      .orderBy(desc(applications.id))
      .limit(1);
    return row ?? null;
  }

  async function newest(userId: number) {
    const [row] = await db
      .select({ state: applications.state })
      .from(applications)
      .where(and(eq(applications.user_id, userId), eq(applications.is_current, true)));
    return row ?? null;
  }

  async function resultOf(listing: Shown, now: Date): Promise<Result> {
    const application = listing.owner_id === null ? null : await lastListed(listing.owner_id);
    const isPublished = listing.status === 'published';
    const hasResult = listing.level !== null || listing.badges.length > 0;
    const state = resultStateOf({ isPublished, hasResult, application }, now);
    const current = listing.owner_id === null ? null : await newest(listing.owner_id);
    const turn = resultTurnOf(state, current);
    const isValid = state === 'valid';
    const isDated = isValid || state === 'expired';
    // Twelve months before the end, while the listing may have been published days later.
    const reviewed = application?.decided_at ?? listing.verified_at;
    const version = application?.questionnaire_version ?? '';
    return {
      state,
      business: isPublished ? { name: listing.name, slug: listing.slug } : null,
      level: isValid ? listing.level : null,
      badges: isValid ? listing.badges : [],
      reviewed_at: isDated ? (reviewed?.toISOString() ?? null) : null,
      valid_until: isDated ? (application?.expires_at?.toISOString() ?? null) : null,
      questionnaire_version: isDated && version !== '' ? version : null,
      ...(turn && { turn }),
    };
  }

  return {
    /** Null alike where there is no page of this code and where it is switched off. */
    async shown(code: string, now: Date): Promise<ResultPage | null> {
      const [listing] = await db
        .select({ owner_id, status, name, slug, level, badges, verified_at })
        .from(resultPages)
        .innerJoin(listings, eq(id, resultPages.listing_id))
        .where(and(eq(resultPages.code, code), eq(resultPages.is_public, true)));
      return listing ? { code, ...(await resultOf(listing, now)) } : null;
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
    async ofListing(listing: ListingRow, now: Date) {
      const [page] = await db
        .select()
        .from(resultPages)
        .where(eq(resultPages.listing_id, listing.id));
      return {
        code: page?.code ?? null,
        is_public: page?.is_public ?? false,
        ...(await resultOf(listing, now)),
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
  };
};
