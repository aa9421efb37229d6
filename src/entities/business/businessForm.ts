import type { BusinessPayload } from '../../../domain/contract/profile';
import { FOUNDER_GENDERS, STAFF_BRACKETS, TURNOVER_BRACKETS } from '../../../domain/businessFacts';
import { COUNTIES } from '../../../domain/counties';
import { networkOf, NETWORKS, type Network } from '../../../domain/profilePages';
import { DIRECTORY_CATEGORIES, THEMES } from '../../../domain/vocabulary';

export const COUNTY_CODES = COUNTIES.map(({ code }) => code);

export interface FounderValues {
  name: string;
  gender: string;
}

export type BusinessValues = {
  name: string;
  category: string;
  other_categories: string[];
  county: string;
  address_locality: string;
  street_address: string;
  street_public: boolean;
  founding_year: string;
  logo: string;
  themes: string[];
  description: string;
  telephone: string;
  whatsapp_phone: string;
  email: string;
  url: string;
  opening_hours: string;
  registration_number: string;
  kra_pin: string;
  founders: FounderValues[];
  staff: string;
  turnover: string;
  consent_listing: boolean;
  newsletter: boolean;
} & Record<Network, string>;

/** Whether an entry of a stored draft is a founder. */
export const isFounder = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'name' in item &&
  typeof item.name === 'string' &&
  'gender' in item &&
  typeof item.gender === 'string';

export const NO_FOUNDER: FounderValues = { name: '', gender: '' };

export const emptyBusiness = (companyName: string): BusinessValues => ({
  name: companyName,
  category: '',
  other_categories: [],
  county: '',
  address_locality: '',
  street_address: '',
  street_public: false,
  founding_year: '',
  logo: '',
  themes: [],
  description: '',
  telephone: '',
  whatsapp_phone: '',
  email: '',
  url: '',
  x: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  opening_hours: '',
  registration_number: '',
  kra_pin: '',
  founders: [NO_FOUNDER],
  staff: '',
  turnover: '',
  consent_listing: false,
  newsletter: false,
});

/** Which of the pages is on which network. */
export function pagesByNetwork(pages: readonly string[]): Record<Network, string> {
  const pageOn = (network: Network) => pages.find((page) => networkOf(page) === network) ?? '';
  return {
    x: pageOn('x'),
    linkedin: pageOn('linkedin'),
    instagram: pageOn('instagram'),
    facebook: pageOn('facebook'),
  };
}

/** The answers given before; what the server does not tell is empty. */
export function toBusinessValues(saved: BusinessPayload): BusinessValues {
  const { same_as = [], founders = [], founding_year, ...rest } = saved;
  return {
    ...emptyBusiness(''),
    ...rest,
    founding_year: String(founding_year),
    founders: founders.length > 0 ? founders : [NO_FOUNDER],
    ...pagesByNetwork(same_as),
  };
}

export const businessLabels = {
  name: 'Business name* (required)',
  category: 'Sector* (required)',
  other_categories: 'Other sectors*',
  county: 'County* (required)',
  address_locality: 'Town or area* (required)',
  street_address: 'Street or building',
  street_public: 'Show the street in the directory',
  founding_year: 'Year founded* (required)',
  logo: 'Logo*',
  themes: 'Themes you work on* (required)',
  description: 'Description* (required)',
  telephone: 'Phone number*',
  whatsapp_phone: 'WhatsApp number*',
  email: 'Email for customers*',
  url: 'Website*',
  x: 'Page on X*',
  linkedin: 'Page on LinkedIn*',
  instagram: 'Page on Instagram*',
  facebook: 'Page on Facebook*',
  opening_hours: 'Opening hours*',
  registration_number: 'Registration number',
  kra_pin: 'KRA PIN',
  founders: 'Founders',
  staff: 'Staff',
  turnover: 'Yearly turnover',
  consent_listing: 'List my business in the public directory once it has been reviewed',
  newsletter: 'Send me the newsletter by email',
} as const satisfies Record<keyof BusinessValues, string>;

/** People write an address as they say it: the scheme is added for them. */
export const withScheme = (address: string): string => {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
};

const known = <Item extends string>(list: readonly Item[], value: string): Item => {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new Error(`${value} is on no list of the form`);
  return found;
};

/** One of a closed list, or nothing: a draft may hold what a release has removed. */
const knownOrNone = <Item extends string>(list: readonly Item[], value: string): Item | '' =>
  list.find((item) => item === value) ?? '';

/** What the form sends, once its schemas hold. */
export const toBusinessPayload = (values: BusinessValues): BusinessPayload => ({
  name: values.name.trim(),
  category: known(DIRECTORY_CATEGORIES, values.category),
  other_categories: DIRECTORY_CATEGORIES.filter((name) => values.other_categories.includes(name)),
  county: known(COUNTY_CODES, values.county),
  address_locality: values.address_locality.trim(),
  street_address: values.street_address.trim(),
  street_public: values.street_public && values.street_address.trim() !== '',
  founding_year: Number(values.founding_year),
  logo: values.logo,
  themes: THEMES.filter((theme) => values.themes.includes(theme)),
  description: values.description.trim(),
  telephone: values.telephone.trim(),
  whatsapp_phone: values.whatsapp_phone.trim(),
  email: values.email.trim(),
  url: withScheme(values.url),
  same_as: NETWORKS.map(({ key }) => withScheme(values[key])).filter(Boolean),
  opening_hours: values.opening_hours.trim(),
  registration_number: values.registration_number.trim(),
  kra_pin: values.kra_pin.trim(),
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
