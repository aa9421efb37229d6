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

/**
 * True where a public fact differs from what was approved last; null when nothing ever was. The
 * facts are compared only of listings that somebody touched since, which have an index.
 */
export const hasChanged = sql`(${listings.modified_at} > ${listings.approved_at}
  and ${listings.approved} <> jsonb_build_object(${factsNow}))`;

/** The same as a column: false when nothing was ever approved. */
export const isChanged = sql<boolean>`${hasChanged} is true`;
