import type {
  ListingEditPayload,
  NewListingPayload,
  NewListingStatus,
  TeamListing,
} from '../../../../domain/contract/admin/listings';
import type { OwnListing } from '../../../../domain/contract/listing';
import {
  CHOICES_NAMES,
  fieldOf,
  OPTIONAL_TEXT_NAMES,
  REQUIRED_NAMES,
  TEAM_NAMES,
  type OptionalTextName,
  type TeamName,
} from '../../../../domain/listing/fields';
import { mapNames, pickKeys } from '../../../../domain/records';
import {
  businessLabels,
  emptyBusiness,
  inputsOf,
  pagesByNetwork,
  toBusinessPayload,
  type BusinessValues,
} from '../../../entities/business/businessForm';
import { businessSchema } from '../../../entities/business/businessSchema';

/** The public fields of the business form that the team may edit. */
const NAMES = inputsOf(TEAM_NAMES);

const TEXT_NAMES = OPTIONAL_TEXT_NAMES.filter(
  (name): name is OptionalTextName & TeamName => fieldOf(name).isTeamEditable ?? false,
);

export type ListingValues = Pick<BusinessValues, (typeof NAMES)[number]>;

export const listingSchema = businessSchema(TEAM_NAMES);

/** Labels without the marks that only the business form explains. */
export const listingLabels = (): Record<string, string> => pickKeys(businessLabels(), NAMES);

export const toListingValues = (listing: OwnListing): ListingValues => ({
  ...pickKeys(listing, REQUIRED_NAMES),
  ...pickKeys(listing, CHOICES_NAMES),
  ...mapNames(TEXT_NAMES, (name) => listing[name] ?? ''),
  ...pagesByNetwork(listing.same_as),
  founding_year: listing.founding_year === null ? '' : String(listing.founding_year),
  in_language: listing.in_language,
});

const toTeamListing = (values: ListingValues): TeamListing =>
  pickKeys(toBusinessPayload({ ...emptyBusiness(''), ...values }), TEAM_NAMES);

/** Of a business that is added: whether it is public at once is chosen too. */
export type NewListingValues = ListingValues & { status: NewListingStatus };

export const emptyListing = (): NewListingValues => ({
  ...pickKeys(emptyBusiness(''), NAMES),
  status: 'published',
});

export const toNewPayload = ({ status, ...values }: NewListingValues): NewListingPayload => ({
  ...toTeamListing(values),
  status,
});

/** The payload of valid values; `opened` is the listing that was edited. */
export const toEditPayload = (values: ListingValues, opened: OwnListing): ListingEditPayload => ({
  ...toTeamListing(values),
  modified_at: opened.modified_at,
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Keeps what was typed and takes all other fields from the listing as it is now. */
export function rebase(typed: ListingValues, opened: OwnListing, now: OwnListing): ListingValues {
  const before = toListingValues(opened);
  const own = NAMES.filter((name) => !isSame(typed[name], before[name])).map(
    (name) => [name, typed[name]] as const,
  );
  return Object.assign(toListingValues(now), Object.fromEntries(own));
}
