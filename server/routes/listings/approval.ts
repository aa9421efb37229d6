import { sql } from 'drizzle-orm';
import { PUBLIC_FACTS, publicFactsOf, type PublicFacts } from '../../../domain/listingFacts';
import { listings } from '../../db/schema';

/** What an admin approves by publishing, to be kept in the listing's row. */
export const approvalOf = (listing: PublicFacts, now: Date) => ({
  approved: publicFactsOf(listing),
  approved_at: now,
});

const factsNow = sql.join(
  PUBLIC_FACTS.map((fact) => sql`${sql.raw(`'${fact}'`)}, ${listings[fact]}`),
  sql`, `,
);

/** True where a public fact differs from what was approved last; false when nothing ever was. */
export const isChanged = sql<boolean>`coalesce(${listings.modified_at} >= ${listings.approved_at}
  and ${listings.approved} <> jsonb_build_object(${factsNow}), false)`;
