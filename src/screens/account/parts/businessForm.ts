import { array, object, string } from 'yup';
import type { BusinessPayload } from '../../../../domain/contract/profile';
import { COUNTIES } from '../../../../domain/counties';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../../domain/phone';
import { DIRECTORY_CATEGORIES, THEMES } from '../../../../domain/vocabulary';
import { normaliseWebAddress } from '../../../../domain/webAddress';

export const DESCRIPTION_MIN_LENGTH = 80;
export const DESCRIPTION_MAX_LENGTH = 1200;
const FIRST_YEAR = 1850;
const COUNTY_CODES = COUNTIES.map(({ code }) => code);

export interface BusinessValues {
  name: string;
  category: string;
  county: string;
  address_locality: string;
  founding_year: string;
  themes: string[];
  description: string;
  telephone: string;
  url: string;
  consent_listing: boolean;
  newsletter: boolean;
}

export const emptyBusiness = (companyName: string): BusinessValues => ({
  name: companyName,
  category: '',
  county: '',
  address_locality: '',
  founding_year: '',
  themes: [],
  description: '',
  telephone: '',
  url: '',
  consent_listing: false,
  newsletter: false,
});

export const businessLabels = {
  name: 'Business name* (required)',
  category: 'Sector* (required)',
  county: 'County* (required)',
  address_locality: 'Town or area* (required)',
  founding_year: 'Year founded* (required)',
  themes: 'Themes you work on* (required)',
  description: 'Description* (required)',
  telephone: 'Phone number*',
  url: 'Website*',
  consent_listing: 'List my business in the public directory once it has been reviewed',
  newsletter: 'Send me the newsletter by email',
} as const satisfies Record<keyof BusinessValues, string>;

/** People write an address as they say it: the scheme is added for them. */
export const withScheme = (address: string): string => {
  const text = address.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
};

const isYear = (text: string | undefined): boolean => {
  const year = Number(text);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= new Date().getFullYear();
};

export const businessSchema = object({
  name: string()
    .trim()
    .required('Please enter the name of your business.')
    .min(2, 'The name needs at least 2 characters.')
    .max(120, 'The name can have up to 120 characters.'),
  category: string()
    .oneOf(DIRECTORY_CATEGORIES, 'Please choose your sector.')
    .required('Please choose your sector.'),
  county: string()
    .oneOf(COUNTY_CODES, 'Please choose your county.')
    .required('Please choose your county.'),
  address_locality: string()
    .trim()
    .required('Please enter the town or area of your business.')
    .min(2, 'The town or area needs at least 2 characters.')
    .max(120, 'The town or area can have up to 120 characters.'),
  founding_year: string()
    .trim()
    .required('Please enter the year your business was founded.')
    .test('year', `Please enter a year from ${FIRST_YEAR} to this year.`, isYear),
  themes: array().min(1, 'Please choose at least one theme.'),
  description: string()
    .trim()
    .required('Please describe your business.')
    .min(DESCRIPTION_MIN_LENGTH, `Please write at least ${DESCRIPTION_MIN_LENGTH} characters.`)
    .max(DESCRIPTION_MAX_LENGTH, `Please write up to ${DESCRIPTION_MAX_LENGTH} characters.`)
    .test('plain', 'Please write plain text, without HTML.', (text) => !/<[a-z!/?]/i.test(text)),
  telephone: string().test(
    'phone',
    PHONE_MESSAGE,
    (text = '') => normaliseKenyanPhone(text) !== undefined,
  ),
  url: string().test(
    'address',
    'Please enter a web address, such as https://example.co.ke.',
    (text = '') => normaliseWebAddress(withScheme(text)) !== undefined,
  ),
});

const known = <Item extends string>(list: readonly Item[], value: string): Item => {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new Error(`${value} is on no list of the form`);
  return found;
};

/** What the form sends, once its schema holds. */
export const toBusinessPayload = (values: BusinessValues): BusinessPayload => ({
  name: values.name.trim(),
  category: known(DIRECTORY_CATEGORIES, values.category),
  county: known(COUNTY_CODES, values.county),
  address_locality: values.address_locality.trim(),
  founding_year: Number(values.founding_year),
  themes: THEMES.filter((theme) => values.themes.includes(theme)),
  description: values.description.trim(),
  telephone: values.telephone.trim(),
  url: withScheme(values.url),
  consent_listing: values.consent_listing,
  newsletter: values.newsletter,
});
