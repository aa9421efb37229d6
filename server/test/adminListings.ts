import { eq } from 'drizzle-orm';
import type { ListingReview, ListingRow } from '../../domain/contract/admin/listings';
import type { PageOf } from '../../domain/contract/page';
import { abuseReports } from '../db/schema/reports';
import { listings } from '../db/schema/listings';
import { bodyOf, type TestApp } from './testApp';
import { joinAsBusiness, putListing } from './vetting';

export const LISTINGS = 'mainapp/admin/listings/';

export type ListingChange = Parameters<typeof putListing>[2];

/** Listings, their flags, and what admins read of them. */
export const listingDesk = (server: () => TestApp) => {
  const read = async (token: string, query = '') => {
    const answer = await server().get(`${LISTINGS}${query}`, token);
    expect(answer.status).toBe(200);
    return bodyOf<PageOf<ListingRow>>(answer);
  };
  return {
    read,

    /** A business with a published listing; its account is `name`. */
    async addListing(name: string, change: ListingChange = {}) {
      const owner = await joinAsBusiness(server(), name);
      const { db, now } = server().app;
      await putListing(server(), owner.user_id, {
        name: `${name} works`,
        status: 'published',
        modified_at: now(),
        ...change,
      });
      const [row] = await db.select().from(listings).where(eq(listings.owner_id, owner.user_id));
      if (!row) throw new Error('no listing');
      return { owner, row };
    },

    /** What a visitor says of a listing. */
    flag: (listingId: number, change: Partial<typeof abuseReports.$inferInsert> = {}) =>
      server()
        .app.db.insert(abuseReports)
        .values({
          subject: 'listing',
          subject_id: listingId,
          reason: 'wrong contact details',
          details: 'Nobody answers.',
          email: '',
          ...change,
        }),

    names: async (token: string, query: string): Promise<string[]> =>
      (await read(token, query)).results.map(({ name }) => name),

    review: async (token: string, id: number): Promise<ListingReview> =>
      bodyOf<ListingReview>(await server().get(`${LISTINGS}${id}/`, token)),
  };
};
