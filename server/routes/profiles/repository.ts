import { eq, like, or, sql } from 'drizzle-orm';
import type { BusinessPayload, SustainabilityPayload } from '../../../domain/contract/profile';
import type { Db } from '../../db/database';
import { individualProfiles, listings, users } from '../../db/schema';
import { firstFree, slugify } from '../../posts/slugs';
import { summarise } from './listingTexts';

export type CheckedBusiness = Omit<BusinessPayload, 'telephone' | 'url'> & {
  telephone: string | null;
  url: string | null;
};

async function markFilled(db: Db, userId: number, newsletter: boolean, now: Date): Promise<void> {
  const since = sql`coalesce(${users.newsletter_at}, ${now.toISOString()}::timestamptz)`;
  await db
    .update(users)
    .set({ form_filled: true, newsletter_at: newsletter ? since : null })
    .where(eq(users.id, userId));
}

async function freeSlug(db: Db, name: string): Promise<string> {
  const base = slugify(name, { kind: 'business', reserved: ['info'] });
  const taken = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(or(eq(listings.slug, base), like(listings.slug, `${base}-%`)));
  return firstFree(base, new Set(taken.map((row) => row.slug)));
}

/** What the two forms write; both complete the profile of the user. */
export const profilesRepository = (db: Db) => ({
  async saveIndividual(userId: number, payload: SustainabilityPayload, now: Date): Promise<void> {
    const { newsletter, ...answers } = payload;
    const row = { ...answers, updated_at: now };
    await db
      .insert(individualProfiles)
      .values({ user_id: userId, ...row })
      .onConflictDoUpdate({ target: individualProfiles.user_id, set: row });
    await markFilled(db, userId, newsletter, now);
  },

  /**
   * Writes the user's own listing. It waits for review before the public sees it (again); without
   * consent to be listed it stays a draft. Badges and levels are the reviewers' and stay.
   */
  async saveBusiness(userId: number, payload: CheckedBusiness, now: Date): Promise<void> {
    const { newsletter, consent_listing, ...facts } = payload;
    const row = {
      ...facts,
      summary: summarise(facts.description),
      status: consent_listing ? ('pending' as const) : ('draft' as const),
      modified_at: now,
    };
    const updated = await db
      .update(listings)
      .set(row)
      .where(eq(listings.owner_id, userId))
      .returning({ id: listings.id });
    if (updated.length === 0) {
      await db.insert(listings).values({
        ...row,
        owner_id: userId,
        slug: await freeSlug(db, facts.name),
        other_categories: [],
        badges: [],
        criteria: [],
        same_as: [],
      });
    }
    await markFilled(db, userId, newsletter, now);
  },
});
