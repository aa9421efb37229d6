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
import { inParts, joinParts } from '../../../answers/inParts';
import type { Db } from '../../../db/database';
import { listings } from '../../../db/schema/listings';
import { approvalOf } from '../../listings/approval';
import { freeSlugs } from '../../listings/freeSlugs';
import type { CheckedBusiness } from '../../profiles/checkBusiness';
import { summariseListing } from '../../profiles/summariseListing';

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

/** Adds businesses that no account is of; answers their ids in the same order. To be used within a transaction. */
export async function addListings(
  tx: Db,
  businesses: readonly Given[],
  status: NewListingStatus,
  now: Date,
): Promise<number[]> {
  const isChecked = status === 'published';
  const added = { type: 'listing.added', by: 'admin', isChecked } as const;
  const state = stateAfter(listingMachine, 'draft', added);
  const slugs = await freeSlugs(
    tx,
    businesses.map(({ name }) => name),
  );

  function toRow(business: Given, slug: string) {
    const facts = factsOf(business);
    return {
      ...facts,
      slug,
      status: state,
      claimed: false,
      summary: summariseListing(facts.description, null),
      badges: [],
      criteria: [],
      modified_at: now,
      ...(isChecked && { published_at: now, ...approvalOf(facts, now) }),
    };
  }

  const given = businesses.map((business, index) => ({ business, slug: slugs[index] ?? '' }));
  const rows = inParts(given, (part) =>
    tx
      .insert(listings)
      .values(part.map(({ business, slug }) => toRow(business, slug)))
      .returning({ id: listings.id }),
  );
  return (await joinParts(rows)).map(({ id }) => id);
}
