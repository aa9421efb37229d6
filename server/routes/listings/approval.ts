import { sql } from 'drizzle-orm';
import { publicFactsOf, type PublicFacts } from '../../../domain/listing/facts';
import { STATEMENT_NAMES, PUBLIC_NAMES } from '../../../domain/listing/fields';
import { listings } from '../../db/schema/listings';

/** The columns of a listing that record what an admin approved by publishing it. */
export const approvalOf = (listing: PublicFacts, now: Date) => ({
  approved: publicFactsOf(listing),
  approved_at: now,
});

const factsNow = sql.join(
  PUBLIC_NAMES.map((fact) => sql`${sql.raw(`'${fact}'`)}, ${listings[fact]}`),
  sql`, `,
);

/**
 * True where a public fact differs from what was approved last; null when nothing was. Only
 * listings changed since the approval are compared, which an index finds.
 */
export const hasChanged = sql`(${listings.modified_at} > ${listings.approved_at}
  and ${listings.approved} <> jsonb_build_object(${factsNow}))`;

/** The same as a column: false when nothing was ever approved. */
export const isChanged = sql<boolean>`${hasChanged} is true`;

const statementDiffers = sql.join(
  STATEMENT_NAMES.map((name) => {
    const present = sql`coalesce(to_jsonb(${listings[name]}), 'null'::jsonb)`;
    return sql`${listings.approved} -> ${sql.raw(`'${name}'`)} <> ${present}`;
  }),
  sql` or `,
);

/** The time of the last review, if a statement has changed since and no admin has read the change. */
export const changedSince = sql<
  string | null
>`case when ${listings.modified_at} > ${listings.approved_at}
  and (${statementDiffers}) then ${listings.approved_at} end`.mapWith(listings.approved_at);
