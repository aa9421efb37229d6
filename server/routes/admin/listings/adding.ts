import type { NewListingStatus } from '../../../../domain/contract/admin/listings';
import type { PublicFacts } from '../../../../domain/listing/facts';
import {
  OPTIONAL_TEXT_NAMES,
  REQUIRED_NAMES,
  type OptionalTextName,
} from '../../../../domain/listing/fields';
import { listingMachine } from '../../../../domain/listing/listingMachine';
import { stateAfter } from '../../../../domain/nextState';
import { mapNames, pickKeys } from '../../../../domain/records';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema';
import { approvalOf } from '../../listings/approval';
import { freeSlugs } from '../../listings/freeSlugs';
import type { CheckedBusiness } from '../../profiles/checkBusiness';
import { summariseListing } from '../../profiles/summariseListing';

/** So many that a statement stays small. */
const AT_ONCE = 100;

type Given = CheckedBusiness['listing'];

function factsOf(listing: Given): PublicFacts {
  const texts: Partial<Record<OptionalTextName, string | null | undefined>> = listing;
  return {
    ...pickKeys(listing, REQUIRED_NAMES),
    ...mapNames(OPTIONAL_TEXT_NAMES, (name) => texts[name] ?? null),
    other_categories: listing.other_categories ?? [],
    same_as: listing.same_as ?? [],
    in_language: listing.in_language ?? 'en',
    pictures: [],
    products: [],
  };
}

function toRow(listing: Given, slug: string, status: NewListingStatus, now: Date) {
  const facts = factsOf(listing);
  const isChecked = status === 'published';
  return {
    ...facts,
    slug,
    status: stateAfter(listingMachine, 'draft', { type: 'listing.added', by: 'admin', isChecked }),
    claimed: false,
    summary: summariseListing(facts.description, null),
    badges: [],
    criteria: [],
    modified_at: now,
    ...(isChecked && { published_at: now, ...approvalOf(facts, now) }),
  };
}

/** Adds businesses that no account is of; answers their ids in the same order. To be used within a transaction. */
export async function addListings(
  tx: Db,
  businesses: readonly Given[],
  status: NewListingStatus,
  now: Date,
): Promise<number[]> {
  const slugs = await freeSlugs(
    tx,
    businesses.map(({ name }) => name),
  );
  const rows = businesses.map((business, index) =>
    toRow(business, slugs[index] ?? '', status, now),
  );
  const ids: number[] = [];
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const part = rows.slice(first, first + AT_ONCE);
    const added = await tx.insert(listings).values(part).returning({ id: listings.id });
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}
