import { Type, type Static } from 'typebox';
import { COUNTIES } from '../counties';
import { INTEREST_LIMITS } from '../fieldLimits';
import { valuesOf, type InterestName } from '../interests';
import { LANGUAGES } from '../language';
import { SmsPhone } from './sms';
import { PASSWORD_MAX_LENGTH } from '../limits';
import { USER_TYPES } from '../accountTypes';
import { THEMES } from '../vocabulary';
import { closed, Nullable, OneOf } from './common';
import { businessProperties } from './listingFields';

const COUNTY_CODES = COUNTIES.map((county) => county.code);
export const OUTSIDE_KENYA = 'outside';

/** One of a question's values, or empty when it is not answered. */
const one = (name: InterestName) => Type.Optional(OneOf(['', ...valuesOf(name)]));
const many = (name: InterestName) =>
  Type.Optional(Type.Array(OneOf(valuesOf(name)), { uniqueItems: true }));

/** The interest form of an individual (domain brief, section 4). Only `display_name`, `introduction` and `themes` are public. */
export const SustainabilityPayload = Type.Object(
  {
    display_name: Type.String(INTEREST_LIMITS.display_name),
    introduction: Type.String(INTEREST_LIMITS.introduction),
    themes: Type.Array(OneOf(THEMES), { ...INTEREST_LIMITS.themes, uniqueItems: true }),
    county: OneOf([...COUNTY_CODES, OUTSIDE_KENYA, '']),
    county_public: Type.Boolean(),
    bought_categories: many('bought_categories'),
    buying_frequency: one('buying_frequency'),
    sways: many('sways'),
    barriers: many('barriers'),
    extra_willing: one('extra_willing'),
    waste_sorting: one('waste_sorting'),
    transport: one('transport'),
    cooking: many('cooking'),
    solar_at_home: one('solar_at_home'),
    volunteering: many('volunteering'),
    heard_through: one('heard_through'),
    use_in_trends: Type.Boolean(),
    newsletter: Type.Boolean(),
  },
  closed,
);
export type SustainabilityPayload = Static<typeof SustainabilityPayload>;

/**
 * The business form (domain brief, section 5): what the directory needs to prepare a listing, and
 * private facts. Registration, tax number, founders, staff and turnover are never public.
 */
export const BusinessPayload = Type.Object(
  {
    ...businessProperties,
    consent_listing: Type.Boolean(),
    newsletter: Type.Boolean(),
  },
  closed,
);
export type BusinessPayload = Static<typeof BusinessPayload>;

/** What a member agreed to or withdrew, and when. */
export const CONSENT_KINDS = [
  'terms',
  'privacy',
  'listing',
  'newsletter',
  'weekly',
  'sms',
  'trends',
  'county_public',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const Consent = Type.Object({
  kind: OneOf(CONSENT_KINDS),
  given: Type.Boolean(),
  /** Of a document; null for other consents, and for those of before documents had versions. */
  version: Nullable(Type.Integer()),
  at: Type.String(),
});
export type Consent = Static<typeof Consent>;

/** The caller's own account, with the answers of its form; exactly one of the two forms is set. */
export const Profile = Type.Object(
  {
    user_id: Type.Integer(),
    username: Type.String(),
    user_type: OneOf(USER_TYPES),
    first_name: Type.String(),
    last_name: Type.String(),
    user_email: Type.String(),
    email_verified: Type.Boolean(),
    phone_num: Type.String(),
    age_bracket: Type.String(),
    profile_picture: Nullable(Type.String()),
    newsletter: Type.Boolean(),
    /** The weekly email of what is new in the own county and themes. */
    weekly: Type.Boolean(),
    /** Other members may write through a form. */
    takes_messages: Type.Boolean(),
    /** Of the emails to this account. */
    language: OneOf(LANGUAGES),
    /** The phone that gets text messages; absent where none are sent. */
    sms: Type.Optional(SmsPhone),
    /** False for who has only ever signed in elsewhere. */
    has_password: Type.Boolean(),
    created_at: Type.String(),
    interests: Nullable(SustainabilityPayload),
    business: Nullable(BusinessPayload),
    /** Newest first. */
    consents: Type.Array(Consent),
  },
  { $id: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** What every change of a profile sends. */
export const ProfileDetails = Type.Object(
  {
    first_name: Type.String({ maxLength: 120 }),
    last_name: Type.String({ maxLength: 120 }),
    user_email: Type.String({ maxLength: 254 }),
    phone_num: Type.String({ maxLength: 40 }),
    /** `content_url` of an upload of kind picture, or null for initials. */
    profile_picture: Nullable(Type.String({ maxLength: 200 })),
    newsletter: Type.Boolean(),
  },
  closed,
);
export type ProfileDetails = Static<typeof ProfileDetails>;

/** `PUT mainapp/profile/{user_id}/`; answers the session as it then stands. */
export const ProfilePayload = Type.Object(
  {
    ...ProfileDetails.properties,
    /** As they were read: what is sent so stays as it is by now. 409 where one has changed here and elsewhere. */
    before: Type.Optional(ProfileDetails),
    /** Stays as it is unless given. */
    weekly: Type.Optional(Type.Boolean()),
    /** Stays as it is unless given. */
    takes_messages: Type.Optional(Type.Boolean()),
    /** Stays as it is unless given. */
    language: Type.Optional(OneOf(LANGUAGES)),
    /** Needed when the email changes. */
    current_password: Type.Optional(Type.String({ maxLength: PASSWORD_MAX_LENGTH })),
  },
  closed,
);
export type ProfilePayload = Static<typeof ProfilePayload>;

/** 409: a detail was changed here and elsewhere since it was read. */
export const ProfileConflict = Type.Object({
  detail: Type.String(),
  current: ProfileDetails,
  sent: ProfileDetails,
});

/** `POST accounts/password/change/`; ends every other session and answers a new one. */
export const PasswordChangePayload = Type.Object(
  {
    current_password: Type.String({ maxLength: PASSWORD_MAX_LENGTH }),
    new_password1: Type.String({ maxLength: 1024 }),
    new_password2: Type.String({ maxLength: 1024 }),
  },
  closed,
);
export type PasswordChangePayload = Static<typeof PasswordChangePayload>;

/** `POST mainapp/profile/{user_id}/delete/`: the account and all that it wrote. */
export const AccountDeletionPayload = Type.Object(
  { current_password: Type.String({ maxLength: PASSWORD_MAX_LENGTH }) },
  closed,
);
export type AccountDeletionPayload = Static<typeof AccountDeletionPayload>;
