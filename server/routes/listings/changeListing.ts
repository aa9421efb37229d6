import { eq } from 'drizzle-orm';
import type { Picture } from '../../../domain/contract/picture';
import type { Product } from '../../../domain/contract/product';
import { keepOrder, reviewedChanges, statusAfterSaving } from '../../../domain/listing/review';
import type { Db } from '../../db/database';
import { listings } from '../../db/schema/listings';
import { laterThan } from '../../posts/versions';
import type { CheckedBusiness } from '../profiles/checkBusiness';
import { summariseListing } from '../profiles/summariseListing';
import { applicationLife } from '../vetting/applicationLife';
import { approvalOf } from './approval';

export type ListingRow = typeof listings.$inferSelect;

/** What the business form says of the listing. A field that the form left out stays as it is. */
export interface ListingChange {
  listing: CheckedBusiness['listing'];
  pictures: Picture[] | undefined;
  products: Product[] | undefined;
  /** Null where it is not public. */
  street: string | null | undefined;
  /** To be listed. */
  consents: boolean;
}

/** The columns that the form decides; the status follows `domain/listing/review`. */
export function columnsOf(before: ListingRow | null, change: ListingChange) {
  const { pictures, products, street, consents } = change;
  const other_categories = change.listing.other_categories ?? before?.other_categories ?? [];
  const listing = keepOrder(before, { ...change.listing, other_categories });
  return {
    ...listing,
    ...(pictures && { pictures }),
    ...(products && { products }),
    ...(street !== undefined && { street_address: street }),
    summary: summariseListing(listing.description, before),
    status: statusAfterSaving(before, listing, consents),
  };
}

/** The state to compare a change with, for listings published before approvals were stored. */
const approvalBefore = ({ approved, published_at, modified_at, ...listing }: ListingRow) =>
  approved ? {} : approvalOf(listing, published_at ?? modified_at);

/** A time after the approval, so that a change at the same moment counts as unread. */
const modifiedAfter = ({ modified_at, approved_at }: ListingRow, now: Date): Date =>
  laterThan(approved_at && approved_at > modified_at ? approved_at : modified_at, now);

/**
 * Saves a listing that is there, which the caller has locked, after the business account where it has one.
 * Reviewers own badges and levels, which a listing loses once a reviewed fact changes.
 */
export async function changeListing(
  tx: Db,
  before: ListingRow,
  change: ListingChange,
  now: Date,
): Promise<void> {
  const row = columnsOf(before, change);
  await tx
    .update(listings)
    .set({
      ...row,
      ...(row.status === 'pending' && { moderation_feedback: null }),
      ...(before.status === 'published' && approvalBefore(before)),
      modified_at: modifiedAfter(before, now),
    })
    .where(eq(listings.id, before.id));
  if (before.owner_id === null) return;
  const { listingChanged, categoryChanged } = applicationLife(tx, now);
  await listingChanged(before.owner_id, reviewedChanges(before, row));
  if (before.category !== row.category) await categoryChanged(before.owner_id);
}
