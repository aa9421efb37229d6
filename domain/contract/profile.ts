import { Type, type Static } from 'typebox';
import { COUNTIES } from '../counties';
import { DIRECTORY_CATEGORIES, THEMES } from '../vocabulary';
import { closed, OneOf } from './common';

const COUNTY_CODES = COUNTIES.map((county) => county.code);
export const OUTSIDE_KENYA = 'outside';

/** The interest form of an individual (domain brief, section 4). Only `display_name`, `introduction` and `themes` are public. */
export const SustainabilityPayload = Type.Object(
  {
    display_name: Type.String({ minLength: 2, maxLength: 60 }),
    introduction: Type.String({ maxLength: 280 }),
    themes: Type.Array(OneOf(THEMES), { minItems: 1, maxItems: 3, uniqueItems: true }),
    county: OneOf([...COUNTY_CODES, OUTSIDE_KENYA, '']),
    county_public: Type.Boolean(),
    use_in_trends: Type.Boolean(),
    newsletter: Type.Boolean(),
  },
  closed,
);
export type SustainabilityPayload = Static<typeof SustainabilityPayload>;

/** The business form (domain brief, section 5): what the directory needs to prepare a listing. */
export const BusinessPayload = Type.Object(
  {
    name: Type.String({ minLength: 2, maxLength: 120 }),
    category: OneOf(DIRECTORY_CATEGORIES),
    county: OneOf(COUNTY_CODES),
    address_locality: Type.String({ minLength: 2, maxLength: 120 }),
    founding_year: Type.Integer({ minimum: 1850 }),
    themes: Type.Array(OneOf(THEMES), { minItems: 1, maxItems: 6, uniqueItems: true }),
    description: Type.String({ minLength: 80, maxLength: 1200 }),
    telephone: Type.String({ maxLength: 40 }),
    url: Type.String({ maxLength: 200 }),
    consent_listing: Type.Boolean(),
    newsletter: Type.Boolean(),
  },
  closed,
);
export type BusinessPayload = Static<typeof BusinessPayload>;

/** Both forms answer with the session as it now stands (`form_filled` true). */
