import { sql } from 'drizzle-orm';
import { publicFactsOf, type PublicFacts } from '../../../domain/listing/facts';
import { CLAIM_NAMES, PUBLIC_NAMES } from '../../../domain/listing/fields';
import { listings } from '../../db/schema';

/** What an admin approves by publishing, to be kept in the listing's row. */
export const approvalOf = (listing: PublicFacts, now: Date) => ({
  approved: publicFactsOf(listing),
  approved_at: now,
});

const factsNow = sql.join(
  PUBLIC_NAMES.map((fact) => sql`${sql.raw(`'${fact}'`)}, ${listings[fact]}`),
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
  CLAIM_NAMES.map((claim) => {
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
