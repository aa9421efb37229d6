import type { ListingEditPayload } from '../../../../domain/contract/admin/listings';
import type { OwnListing } from '../../../../domain/contract/listing';
import type { BusinessPayload } from '../../../../domain/contract/profile';
import {
  businessLabels,
  emptyBusiness,
  pagesByNetwork,
  toBusinessPayload,
  type BusinessValues,
} from '../../../entities/business/businessForm';
import {
  reachSchema,
  whatYouDoSchema,
  yourBusinessSchema,
} from '../../../entities/business/businessSchemas';

/** The public part of the business form, but for what is the owner's to publish. */
const NAMES = [
  'name',
  'category',
  'other_categories',
  'county',
  'address_locality',
  'founding_year',
  'themes',
  'description',
  'telephone',
  'whatsapp_phone',
  'email',
  'url',
  'x',
  'linkedin',
  'instagram',
  'facebook',
  'opening_hours',
] as const satisfies readonly (keyof BusinessValues)[];

export type ListingValues = Pick<BusinessValues, (typeof NAMES)[number]>;

export const listingSchema = yourBusinessSchema.concat(whatYouDoSchema).concat(reachSchema);

/** Without their marks, which nothing on an admin's page explains. */
export const listingLabels: Record<string, string> = Object.fromEntries(
  NAMES.map((name) => [name, businessLabels[name].replace(/\*| \(required\)/g, '')]),
);

export const toListingValues = (listing: OwnListing): ListingValues => ({
  name: listing.name,
  category: listing.category,
  other_categories: listing.other_categories,
  county: listing.county,
  address_locality: listing.address_locality,
  founding_year: listing.founding_year === null ? '' : String(listing.founding_year),
  themes: listing.themes,
  description: listing.description,
  telephone: listing.telephone ?? '',
  whatsapp_phone: listing.whatsapp_phone ?? '',
  email: listing.email ?? '',
  url: listing.url ?? '',
  ...pagesByNetwork(listing.same_as),
  opening_hours: listing.opening_hours ?? '',
});

const publicPart = ({
  street_address: _street,
  street_public: _isPublic,
  logo: _logo,
  registration_number: _registration,
  kra_pin: _pin,
  founders: _founders,
  staff: _staff,
  turnover: _turnover,
  consent_listing: _consent,
  newsletter: _newsletter,
  ...told
}: BusinessPayload) => told;

/** What the form sends, once its schema holds; `opened` is the listing that was edited. */
export const toEditPayload = (values: ListingValues, opened: OwnListing): ListingEditPayload => ({
  ...publicPart(toBusinessPayload({ ...emptyBusiness(''), ...values })),
  modified_at: opened.modified_at,
});

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What was typed, over what the listing says now: fields that nobody typed in follow the listing. */
export function rebase(typed: ListingValues, opened: OwnListing, now: OwnListing): ListingValues {
  const before = toListingValues(opened);
  const own = NAMES.filter((name) => !isSame(typed[name], before[name])).map(
    (name) => [name, typed[name]] as const,
  );
  return Object.assign(toListingValues(now), Object.fromEntries(own));
}
