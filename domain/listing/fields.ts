import {
  MAX_FOUNDERS,
  MAX_PROFILES_ELSEWHERE,
  STAFF_BRACKETS,
  TURNOVER_BRACKETS,
} from '../businessFacts';
import { CHOOSE_A_THEME } from '../fieldLimits';
import { msg, t } from '../language';
import { keysOf } from '../records';
import { DIRECTORY_CATEGORIES, THEMES } from '../vocabulary';
import { TEXT_KINDS, type ListingField, type TextKind } from './fieldKinds';

export const FIRST_FOUNDING_YEAR = 1850;
const MOST_OTHER_CATEGORIES = 2;
/** The cover and six more. */
const MOST_PICTURES = 7;
const MOST_PRODUCTS = 12;

/** The fields of a listing, in the order of the business form (domain brief, section 5). */
export const LISTING_FIELDS = {
  name: {
    label: msg('Business name'),
    listLabel: msg('Name'),
    kind: 'text',
    isPublic: true,
    review: 'first',
    isTeamEditable: true,
    isListed: true,
    step: 'business',
    isRequired: true,
    limits: {
      minLength: 2,
      maxLength: 120,
      'x-empty': msg('Please enter the name of your business.'),
    },
    capitals: 'words',
    autoComplete: 'organization',
  },
  /** `content_url` of an upload of kind logo, or empty. */
  logo: {
    label: msg('Logo'),
    kind: 'picture',
    isPublic: true,
    review: 'later',
    step: 'business',
    limits: { maxLength: 200 },
  },
  /** The first is the cover. */
  pictures: {
    label: msg('Photos'),
    kind: 'pictures',
    isPublic: true,
    review: 'later',
    step: 'business',
    limits: { maxItems: MOST_PICTURES },
  },
  category: {
    label: msg('Sector'),
    listLabel: msg('Category'),
    kind: 'choice',
    options: DIRECTORY_CATEGORIES,
    isPublic: true,
    review: 'first',
    isTeamEditable: true,
    isListed: true,
    step: 'business',
    isRequired: true,
    limits: { 'x-empty': msg('Please choose your sector.') },
  },
  other_categories: {
    label: msg('Other sectors'),
    kind: 'choices',
    options: DIRECTORY_CATEGORIES,
    otherThan: 'category',
    isPublic: true,
    review: 'first',
    isTeamEditable: true,
    step: 'business',
    limits: { maxItems: MOST_OTHER_CATEGORIES },
    get help() {
      return t('Up to {most}, besides your main sector.', { most: MOST_OTHER_CATEGORIES });
    },
  },
  county: {
    label: msg('County'),
    kind: 'county',
    isPublic: true,
    review: 'first',
    isTeamEditable: true,
    isListed: true,
    step: 'business',
    isRequired: true,
    limits: { 'x-empty': msg('Please choose your county.') },
  },
  address_locality: {
    label: msg('Town or area'),
    kind: 'text',
    isPublic: true,
    review: 'later',
    isTeamEditable: true,
    step: 'business',
    isRequired: true,
    limits: { minLength: 2, maxLength: 120, 'x-empty': msg('Please enter your town or area.') },
    capitals: 'words',
    autoComplete: 'address-level2',
  },
  street_address: {
    label: msg('Street or building'),
    kind: 'text',
    isPublic: true,
    publicIf: 'street_public',
    review: 'later',
    step: 'business',
    limits: { maxLength: 200 },
    help: msg('Such as Canon Awori Street, next to the library.'),
    capitals: 'words',
    autoComplete: 'street-address',
  },
  street_public: {
    label: msg('Show the street in the directory'),
    kind: 'yesNo',
    isPublic: false,
    review: 'none',
    step: 'business',
    limits: {},
  },
  founding_year: {
    label: msg('Year founded'),
    kind: 'year',
    isPublic: true,
    review: 'later',
    isTeamEditable: true,
    step: 'business',
    isRequired: true,
    limits: {
      minimum: FIRST_FOUNDING_YEAR,
      'x-range': msg('Please enter a year from 1850 to this year.'),
    },
  },
  themes: {
    label: msg('Themes'),
    kind: 'choices',
    options: THEMES,
    isPublic: true,
    review: 'first',
    isTeamEditable: true,
    step: 'work',
    isRequired: true,
    limits: { minItems: 1, maxItems: THEMES.length, 'x-empty': CHOOSE_A_THEME },
    help: msg('Choose all that fit.'),
  },
  description: {
    label: msg('Description'),
    kind: 'longText',
    isPublic: true,
    review: 'later',
    isTeamEditable: true,
    step: 'work',
    isRequired: true,
    limits: { minLength: 80, maxLength: 1200, 'x-empty': msg('Please describe your business.') },
    help: msg('What you make or do, for whom, and how it helps people and nature.'),
  },
  /** Of the words of the business; stays as it is unless given. */
  in_language: {
    label: msg('Language'),
    kind: 'language',
    isPublic: true,
    review: 'none',
    isTeamEditable: true,
    step: 'work',
    limits: {},
    help: msg('The language of your description and your products.'),
  },
  products: {
    label: msg('Products and services'),
    kind: 'products',
    isPublic: true,
    review: 'later',
    step: 'work',
    limits: { maxItems: MOST_PRODUCTS },
  },
  telephone: {
    label: msg('Phone number'),
    kind: 'phone',
    isPublic: true,
    review: 'none',
    isTeamEditable: true,
    step: 'reach',
    isSent: true,
    limits: { maxLength: 40 },
    help: msg('A Kenyan mobile number, such as 0712 345 678.'),
    autoComplete: 'tel',
  },
  whatsapp_phone: {
    label: msg('WhatsApp number'),
    kind: 'phone',
    isPublic: true,
    review: 'none',
    isTeamEditable: true,
    step: 'reach',
    limits: { maxLength: 40 },
    help: msg('If customers may write to you there.'),
  },
  email: {
    label: msg('Email for customers'),
    kind: 'email',
    isPublic: true,
    review: 'none',
    isTeamEditable: true,
    step: 'reach',
    limits: { maxLength: 254 },
    autoComplete: 'email',
  },
  url: {
    label: msg('Website'),
    kind: 'link',
    isPublic: true,
    review: 'none',
    isTeamEditable: true,
    step: 'reach',
    isSent: true,
    limits: { maxLength: 200 },
    help: msg('Such as https://example.co.ke'),
    autoComplete: 'url',
  },
  same_as: {
    label: msg('Pages elsewhere'),
    kind: 'pages',
    isPublic: true,
    review: 'none',
    isTeamEditable: true,
    step: 'reach',
    limits: { maxItems: MAX_PROFILES_ELSEWHERE },
  },
  opening_hours: {
    label: msg('Opening hours'),
    kind: 'text',
    isPublic: true,
    review: 'later',
    isTeamEditable: true,
    step: 'reach',
    limits: { maxLength: 200 },
    help: msg('Such as Monday to Friday, 8:00 to 17:00'),
    capitals: 'sentences',
  },
  registration_number: {
    label: msg('Registration number'),
    kind: 'registration',
    isPublic: false,
    review: 'none',
    step: 'private',
    limits: { maxLength: 40 },
  },
  kra_pin: {
    label: msg('KRA PIN'),
    kind: 'kraPin',
    isPublic: false,
    review: 'none',
    step: 'private',
    limits: { maxLength: 20 },
    help: msg('A or P, nine digits and a letter, such as P051234567X.'),
  },
  founders: {
    label: msg('Founders'),
    kind: 'founders',
    isPublic: false,
    review: 'none',
    step: 'private',
    limits: { maxItems: MAX_FOUNDERS },
  },
  staff: {
    label: msg('Staff'),
    kind: 'choice',
    options: STAFF_BRACKETS,
    isPublic: false,
    review: 'none',
    step: 'private',
    limits: {},
  },
  turnover: {
    label: msg('Yearly turnover'),
    kind: 'choice',
    options: TURNOVER_BRACKETS,
    isPublic: false,
    review: 'none',
    step: 'private',
    limits: {},
  },
} as const satisfies Record<string, ListingField>;

export type ListingFields = typeof LISTING_FIELDS;
export type FieldName = keyof ListingFields;

export const fieldOf = (name: FieldName): ListingField => LISTING_FIELDS[name];

export const labelOf = (name: FieldName): string => t(fieldOf(name).label);

/** What lists of listings call it. */
export const listLabelOf = (name: FieldName): string =>
  t(fieldOf(name).listLabel ?? fieldOf(name).label);

/** The names of the fields whose row has what `Has` says. */
export type NameOf<Has> = {
  [Name in FieldName]: ListingFields[Name] extends Has ? Name : never;
}[FieldName];

export const FIELD_NAMES = keysOf(LISTING_FIELDS);

const hasAll = (name: FieldName, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => Reflect.get(LISTING_FIELDS[name], key) === value);

/** Such as `namesWith({ kind: 'choices', isPublic: true })`. */
export const namesWith = <const Has extends Partial<ListingField>>(has: Has): NameOf<Has>[] =>
  FIELD_NAMES.filter((name): name is NameOf<Has> => hasAll(name, has));

export const PUBLIC_NAMES = namesWith({ isPublic: true });
export type PublicName = (typeof PUBLIC_NAMES)[number];

export const REVIEWED_NAMES = namesWith({ review: 'first' });
export type ReviewedName = (typeof REVIEWED_NAMES)[number];

/** What a business says of itself; the rest of what is public says how to reach it. */
export const STATEMENT_NAMES = [...REVIEWED_NAMES, ...namesWith({ review: 'later' })];

/** What every listing has. */
export const REQUIRED_NAMES = namesWith({ isPublic: true, isRequired: true });

export const CHOICES_NAMES = namesWith({ isPublic: true, kind: 'choices' });

/** Admins see these in lists of listings. */
export const LISTED_NAMES = namesWith({ isListed: true });
export type ListedName = (typeof LISTED_NAMES)[number];

/** What our team may edit for an owner. */
export const TEAM_NAMES = namesWith({ isTeamEditable: true });
export type TeamName = (typeof TEAM_NAMES)[number];

export type TextName = NameOf<{ kind: TextKind }>;

const isTextKind = (kind: ListingField['kind']): kind is TextKind =>
  TEXT_KINDS.some((known) => known === kind);

export const TEXT_NAMES = FIELD_NAMES.filter((name): name is TextName =>
  isTextKind(LISTING_FIELDS[name].kind),
);

export type OptionalTextName = Exclude<TextName & PublicName, NameOf<{ isRequired: true }>>;

/** The texts that the public may see and a business may leave out; null in a listing without them. */
export const OPTIONAL_TEXT_NAMES = TEXT_NAMES.filter((name): name is OptionalTextName => {
  const { isPublic, isRequired } = fieldOf(name);
  return isPublic && !isRequired;
});
