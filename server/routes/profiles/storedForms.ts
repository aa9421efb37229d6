import { eq } from 'drizzle-orm';
import { STAFF_BRACKETS, TURNOVER_BRACKETS } from '../../../domain/businessFacts';
import {
  OUTSIDE_KENYA,
  type BusinessPayload,
  type SustainabilityPayload,
} from '../../../domain/contract/profile';
import { COUNTIES } from '../../../domain/counties';
import { CHOICES_NAMES, OPTIONAL_TEXT_NAMES, REQUIRED_NAMES } from '../../../domain/listing/fields';
import { mapNames, pickKeys } from '../../../domain/records';
import type { Db } from '../../db/database';
import { businessProfiles, individualProfiles } from '../../db/schema/profiles';
import { listings } from '../../db/schema/listings';
import type { User } from '../../plugins/session';

const COUNTY_CODES = COUNTIES.map(({ code }) => code);

const oneOf = <T extends string>(values: readonly T[], stored: string | undefined): T | '' =>
  values.find((value) => value === stored) ?? '';

const answersOf = ({
  user_id: _id,
  updated_at: _at,
  status: _status,
  search_text: _text,
  ...answers
}: typeof individualProfiles.$inferSelect) => answers;

/** The interest form as the member sent it last; null before. */
export async function readInterestForm(db: Db, user: User): Promise<SustainabilityPayload | null> {
  const [row] = await db
    .select()
    .from(individualProfiles)
    .where(eq(individualProfiles.user_id, user.id));
  if (!row) return null;
  const answers = answersOf(row);
  return {
    ...answers,
    county: oneOf([...COUNTY_CODES, OUTSIDE_KENYA], answers.county),
    newsletter: user.newsletter_at !== null,
  };
}

/** The business form as the member sent it last; null before. */
export async function readBusinessForm(db: Db, user: User): Promise<BusinessPayload | null> {
  const [listing] = await db.select().from(listings).where(eq(listings.owner_id, user.id));
  const county = COUNTY_CODES.find((code) => code === listing?.county);
  if (!listing || !county) return null;
  const [facts] = await db
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.user_id, user.id));
  return {
    ...pickKeys(listing, REQUIRED_NAMES),
    ...pickKeys(listing, CHOICES_NAMES),
    ...mapNames(OPTIONAL_TEXT_NAMES, (name) => listing[name] ?? ''),
    county,
    street_address: listing.street_address ?? facts?.street_address ?? '',
    street_public: facts?.street_public ?? listing.street_address !== null,
    founding_year: listing.founding_year ?? user.created_at.getUTCFullYear(),
    same_as: listing.same_as,
    in_language: listing.in_language,
    pictures: listing.pictures.map(({ src, alt }) => ({ src, alt })),
    products: listing.products.map(({ picture, ...product }) => ({
      ...product,
      picture: picture?.src ?? '',
    })),
    registration_number: facts?.registration_number ?? '',
    kra_pin: facts?.kra_pin ?? '',
    founders: facts?.founders ?? [],
    staff: oneOf(STAFF_BRACKETS, facts?.staff),
    turnover: oneOf(TURNOVER_BRACKETS, facts?.turnover),
    consent_listing: listing.status !== 'draft',
    newsletter: user.newsletter_at !== null,
  };
}
