import type { BusinessPayload } from '../contract/profile';
import { COUNTIES } from '../counties';

/** What a business has said of itself outside the assessment. */
export interface KnownFacts {
  /** How many people work for it, as in `STAFF_BRACKETS`; empty where it does not say. */
  staff: string;
  /** Genders of its founders; empty where one is not said. */
  founders: readonly string[];
  registrationNumber: string;
  /** Such as "Ahero, Kisumu County"; empty where it does not say. */
  place: string;
  email: string;
}

/** The facts that a profile holds; null before its form was filled. */
export function factsOf(profile: {
  user_email: string;
  business: BusinessPayload | null;
}): KnownFacts | null {
  const { business, user_email } = profile;
  if (!business) return null;
  const county = COUNTIES.find(({ code }) => code === business.county);
  return {
    staff: business.staff ?? '',
    founders: (business.founders ?? []).map(({ gender }) => gender),
    registrationNumber: business.registration_number ?? '',
    place: [business.address_locality, county && `${county.name} County`]
      .filter(Boolean)
      .join(', '),
    email: user_email,
  };
}
