import { sql } from 'drizzle-orm';
import {
  CLAIMS,
  PUBLIC_FACTS,
  publicFactsOf,
  type PublicFacts,
} from '../../../domain/listingFacts';
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

const claimDiffers = sql.join(
  CLAIMS.map((claim) => {
    const present = sql`coalesce(to_jsonb(${listings[claim]}), 'null'::jsonb)`;
    return sql`${listings.approved} -> ${sql.raw(`'${claim}'`)} <> ${present}`;
  }),
  sql` or `,
);

/** The moment of the last review, where a claim has changed since and no admin has read it. */
export const changedSince = sql<
  string | null
>`case when ${listings.modified_at} > ${listings.approved_at}
  and (${claimDiffers}) then ${listings.approved_at} end`.mapWith(listings.approved_at);
