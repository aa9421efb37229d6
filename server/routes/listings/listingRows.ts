import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { OwnListing } from '../../../domain/contract/listing';
import { listings } from '../../db/schema/listings';
import { withoutSearchText } from '../../search/text';
import { changedSince } from './approval';

/** Leaves out the approved facts, which only comparisons need. */
const withoutApproval = <T extends { approved: unknown; approved_at: unknown }>({
  approved: _approved,
  approved_at: _at,
  ...columns
}: T) => columns;

export const columns = {
  ...withoutApproval(withoutSearchText(getTableColumns(listings))),
  changed_since: changedSince,
};

export interface Row extends Omit<
  typeof listings.$inferSelect,
  'search_text' | 'approved' | 'approved_at'
> {
  changed_since: Date | null;
}

export const isPublished = eq(listings.status, 'published');

/**
 * Includes fields for the owner, such as the status; the response schema of public routes drops
 * them.
 */
export function toListing(row: Row): OwnListing {
  const { id, verified_at, changed_since, published_at, ...shown } = row;
  return {
    ...shown,
    listing_id: id,
    cover: shown.pictures[0] ?? null,
    verified_at: verified_at?.toISOString() ?? null,
    changed_since: changed_since?.toISOString() ?? null,
    published_at: (published_at ?? row.modified_at).toISOString(),
    modified_at: row.modified_at.toISOString(),
  };
}

export const byName = [sql`${listings.name}`, sql`${listings.id}`];
export const featuredFirst = [sql`${listings.featured} desc nulls last`, ...byName];
export const newestFirst = [
  sql`${listings.published_at} desc nulls last`,
  sql`${listings.id} desc nulls last`,
];
