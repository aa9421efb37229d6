import { language, LANGUAGES, t } from '../../../domain/language';
import { FOUNDER_GENDERS, STAFF_BRACKETS, TURNOVER_BRACKETS } from '../../../domain/businessFacts';
import type { ChosenPicture } from '../../../domain/contract/picture';
import { isUntouched, toChosenProduct, toProductValues, type ProductValues } from './productForm';
import type { OwnListing } from '../../../domain/contract/listing';
import type { SharedListingPayload } from '../../../domain/contract/people';
import type { BusinessPayload } from '../../../domain/contract/profile';
import { COUNTIES } from '../../../domain/counties';
import {
  CHOICES_NAMES,
  FIELD_NAMES,
  fieldOf,
  labelOf,
  namesWith,
  OPTIONAL_TEXT_NAMES,
  PUBLIC_NAMES,
  REQUIRED_NAMES,
  TEXT_NAMES,
  type FieldName,
  type ListingFields,
} from '../../../domain/listing/fields';
import { networkOf, NETWORKS, type Network } from '../../../domain/profilePages';
import { mapNames, pickKeys } from '../../../domain/records';
import { DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';
import { withScheme } from '../../../domain/webAddress';

export const COUNTY_CODES = COUNTIES.map(({ code }) => code);

const NETWORK_KEYS = NETWORKS.map(({ key }) => key);

export interface FounderValues {
  name: string;
  gender: string;
}

type Typed<Field> = Field extends { kind: 'choices' }
  ? string[]
  : Field extends { kind: 'yesNo' }
    ? boolean
    : Field extends { kind: 'founders' }
      ? FounderValues[]
      : Field extends { kind: 'pictures' }
        ? ChosenPicture[]
        : Field extends { kind: 'products' }
          ? ProductValues[]
          : string;

/** What is typed: of the pages elsewhere, each by its network. */
export type BusinessValues = {
  [Name in Exclude<FieldName, 'same_as'>]: Typed<ListingFields[Name]>;
} & Record<Network, string> & { consent_listing: boolean; newsletter: boolean };

const isTyped = <Name extends FieldName>(name: Name): name is Exclude<Name, 'same_as'> =>
  name !== 'same_as';

/** The inputs that ask for these fields. */
export const inputsOf = <Name extends FieldName>(names: readonly Name[]) =>
  names.flatMap((name): (Exclude<Name, 'same_as'> | Network)[] =>
    isTyped(name) ? [name] : NETWORK_KEYS,
  );

/** Whether an entry of a stored draft is a founder. */
export const isFounder = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'name' in item &&
  typeof item.name === 'string' &&
  'gender' in item &&
  typeof item.gender === 'string';

/** Whether an entry of a stored draft is a picture. */
export const isChosenPicture = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'src' in item &&
  typeof item.src === 'string' &&
  'alt' in item &&
  typeof item.alt === 'string';

export const NO_FOUNDER: FounderValues = { name: '', gender: '' };

const nothing = () => '';

export const emptyBusiness = (companyName: string): BusinessValues => ({
  ...mapNames(TEXT_NAMES, nothing),
  ...mapNames(namesWith({ kind: 'choice' }), nothing),
  ...mapNames(namesWith({ kind: 'county' }), nothing),
  ...mapNames(namesWith({ kind: 'year' }), nothing),
  ...mapNames(namesWith({ kind: 'choices' }), (): string[] => []),
  ...mapNames(namesWith({ kind: 'yesNo' }), () => false),
  ...mapNames(NETWORK_KEYS, nothing),
  name: companyName,
  in_language: language(),
  founders: [NO_FOUNDER],
  pictures: [],
  products: [],
  consent_listing: false,
  newsletter: false,
});

/** Which of the pages is on which network. */
export const pagesByNetwork = (pages: readonly string[]): Record<Network, string> =>
  mapNames(NETWORK_KEYS, (network) => pages.find((page) => networkOf(page) === network) ?? '');

/** The stored answers; those that the server does not return are empty. */
export function toBusinessValues(saved: BusinessPayload): BusinessValues {
  const { same_as = [], founders = [], products = [], in_language = 'en', ...rest } = saved;
  return {
    ...emptyBusiness(''),
    ...rest,
    founding_year: String(saved.founding_year),
    in_language,
    founders: founders.length > 0 ? founders : [NO_FOUNDER],
    products: products.map(toProductValues),
    ...pagesByNetwork(same_as),
  };
}

/** A listing as the form shows it, for those who see no more of the business. */
export const toListedValues = (listing: OwnListing): BusinessValues => ({
  ...emptyBusiness(''),
  ...pickKeys(listing, REQUIRED_NAMES),
  ...pickKeys(listing, CHOICES_NAMES),
  ...mapNames(OPTIONAL_TEXT_NAMES, (name) => listing[name] ?? ''),
  ...pagesByNetwork(listing.same_as),
  founding_year: listing.founding_year === null ? '' : String(listing.founding_year),
  in_language: listing.in_language,
  pictures: listing.pictures.map(({ src, alt }) => ({ src, alt })),
  products: listing.products.map(({ picture, ...product }) =>
    toProductValues({ ...product, picture: picture?.src ?? '' }),
  ),
});

/** With the marks that the form explains: public (but not only by choice), and required. */
export function formLabelOf(name: FieldName): string {
  const { isPublic, publicIf, isRequired } = fieldOf(name);
  const label = `${labelOf(name)}${isPublic && !publicIf ? '*' : ''}`;
  return isRequired ? t('{label} (required)', { label }) : label;
}

const pageNameOf = (network: Network): string =>
  t('Page on {network}', { network: NETWORKS.find(({ key }) => key === network)?.name ?? network });

/** Of the page on a network, which is public. */
export const pageLabelOf = (network: Network): string => `${pageNameOf(network)}*`;

export const consentLabels = () => ({
  consent_listing: t('List my business in the public directory once it has been reviewed'),
  newsletter: t('Send me the newsletter by email'),
});

/** What the inputs are called, without the marks of the form. */
export const businessLabels = (): Record<keyof BusinessValues | FieldName, string> => ({
  ...mapNames(FIELD_NAMES, labelOf),
  ...mapNames(NETWORK_KEYS, pageNameOf),
  ...consentLabels(),
});

const known = <Item extends string>(list: readonly Item[], value: string): Item => {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new Error(`${value} is on no list of the form`);
  return found;
};

/** One of a closed list, or nothing: a draft may contain an option that a release has removed. */
const knownOrNone = <Item extends string>(list: readonly Item[], value: string): Item | '' =>
  list.find((item) => item === value) ?? '';

/**
 * What the form sends once it is valid. Texts follow their kind; what has a list or a number of its
 * own is read by name.
 */
export const toBusinessPayload = (values: BusinessValues): BusinessPayload => ({
  ...mapNames(TEXT_NAMES, (name) =>
    fieldOf(name).kind === 'link' ? withScheme(values[name]) : values[name].trim(),
  ),
  category: known(DIRECTORY_CATEGORIES, values.category),
  other_categories: DIRECTORY_CATEGORIES.filter((name) => values.other_categories.includes(name)),
  county: known(COUNTY_CODES, values.county),
  street_public: values.street_public && values.street_address.trim() !== '',
  founding_year: Number(values.founding_year),
  themes: THEMES.filter((theme) => values.themes.includes(theme)),
  same_as: NETWORKS.map(({ key }) => withScheme(values[key])).filter(Boolean),
  pictures: values.pictures.map(({ src, alt }) => ({ src, alt: alt.trim() })),
  products: values.products.filter((product) => !isUntouched(product)).map(toChosenProduct),
  in_language: knownOrNone(LANGUAGES, values.in_language) || 'en',
  founders: values.founders
    .map(({ name, gender }) => ({
      name: name.trim(),
      gender: knownOrNone(FOUNDER_GENDERS, gender),
    }))
    .filter(({ name }) => name !== ''),
  staff: knownOrNone(STAFF_BRACKETS, values.staff),
  turnover: knownOrNone(TURNOVER_BRACKETS, values.turnover),
  consent_listing: values.consent_listing,
  newsletter: values.newsletter,
});

/** The same of a listing that somebody looks after; `modified_at` is that of the version that was read. */
export const toSharedPayload = (
  values: BusinessValues,
  modified_at: string,
): SharedListingPayload => ({
  ...pickKeys(toBusinessPayload(values), PUBLIC_NAMES),
  modified_at,
});
