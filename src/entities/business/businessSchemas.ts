import { array, object, string } from 'yup';
import { BUSINESS_LIMITS, FIRST_FOUNDING_YEAR } from '../../../domain/fieldLimits';
import { EMAIL_PATTERN, FIELD_MESSAGES, PLAIN_TEXT_MESSAGE } from '../../../domain/messages';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../domain/phone';
import { networkOf, type Network } from '../../../domain/profilePages';
import {
  KRA_PIN_MESSAGE,
  normaliseKraPin,
  normaliseRegistration,
  REGISTRATION_MESSAGE,
} from '../../../domain/registration';
import { DIRECTORY_CATEGORIES } from '../../../domain/vocabulary';
import { normaliseWebAddress } from '../../../domain/webAddress';
import { listWithin, textWithin } from '../fields/limited';
import { COUNTY_CODES, withScheme } from './businessForm';

const isYear = (text: string | undefined): boolean => {
  const year = Number(text);
  return Number.isInteger(year) && year >= FIRST_FOUNDING_YEAR && year <= new Date().getFullYear();
};

/** Formik hands over an empty text as undefined, which `oneOf` alone lets pass. */
const oneOf = (list: readonly string[], message: string) =>
  string().required(message).oneOf(list, message);

export const yourBusinessSchema = object({
  name: textWithin(BUSINESS_LIMITS.name),
  category: oneOf(DIRECTORY_CATEGORIES, BUSINESS_LIMITS.category['x-empty']),
  other_categories: listWithin(BUSINESS_LIMITS.other_categories).test(
    'others',
    'Choose sectors other than your main one.',
    (others = [], { parent }) => {
      const { category } = parent as { category?: string };
      return !others.includes(category);
    },
  ),
  county: oneOf(COUNTY_CODES, BUSINESS_LIMITS.county['x-empty']),
  address_locality: textWithin(BUSINESS_LIMITS.address_locality),
  founding_year: string()
    .trim()
    .required('Please enter the year your business was founded.')
    .test('year', BUSINESS_LIMITS.founding_year['x-range'], isYear),
});

export const whatYouDoSchema = object({
  themes: listWithin(BUSINESS_LIMITS.themes),
  description: textWithin(BUSINESS_LIMITS.description).test(
    'plain',
    PLAIN_TEXT_MESSAGE,
    (text = '') => !/<[a-z!/?]/i.test(text),
  ),
});

const phone = () =>
  string().test('phone', PHONE_MESSAGE, (text = '') => normaliseKenyanPhone(text) !== undefined);

const pageOn = (network: Network, example: string) =>
  string().test(
    'page',
    `Please enter the address of your page, such as ${example}.`,
    (text = '') => text.trim() === '' || networkOf(withScheme(text)) === network,
  );

export const PAGE_EXAMPLES: Readonly<Record<Network, string>> = {
  x: 'https://x.com/yourname',
  linkedin: 'https://linkedin.com/company/yourname',
  instagram: 'https://instagram.com/yourname',
  facebook: 'https://facebook.com/yourname',
};

export const reachSchema = object({
  telephone: phone(),
  whatsapp_phone: phone(),
  email: string()
    .trim()
    .test(
      'email',
      FIELD_MESSAGES.emailFormat,
      (text = '') => text === '' || EMAIL_PATTERN.test(text),
    ),
  url: string().test(
    'address',
    'Please enter a web address, such as https://example.co.ke.',
    (text = '') => normaliseWebAddress(withScheme(text)) !== undefined,
  ),
  x: pageOn('x', PAGE_EXAMPLES.x),
  linkedin: pageOn('linkedin', PAGE_EXAMPLES.linkedin),
  instagram: pageOn('instagram', PAGE_EXAMPLES.instagram),
  facebook: pageOn('facebook', PAGE_EXAMPLES.facebook),
});

export const privateFactsSchema = object({
  registration_number: string().test(
    'registration',
    REGISTRATION_MESSAGE,
    (text = '') => normaliseRegistration(text) !== undefined,
  ),
  kra_pin: string().test(
    'pin',
    KRA_PIN_MESSAGE,
    (text = '') => normaliseKraPin(text) !== undefined,
  ),
  founders: array().of(
    object({
      name: string()
        .trim()
        .test('named', 'Please enter the name of this founder.', (name = '', { parent }) => {
          const { gender = '' } = parent as { gender?: string };
          return name !== '' || gender === '';
        }),
    }),
  ),
});
