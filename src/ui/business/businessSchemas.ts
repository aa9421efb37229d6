import { array, object, string } from 'yup';
import { MAX_OTHER_CATEGORIES } from '../../../domain/businessFacts';
import { EMAIL_PATTERN, FIELD_MESSAGES } from '../../../domain/messages';
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
import { COUNTY_CODES, withScheme } from './businessForm';

export const DESCRIPTION_MIN_LENGTH = 80;
export const DESCRIPTION_MAX_LENGTH = 1200;
const FIRST_YEAR = 1850;

const isYear = (text: string | undefined): boolean => {
  const year = Number(text);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= new Date().getFullYear();
};

/** Formik hands over an empty text as undefined, which `oneOf` alone lets pass. */
const oneOf = (list: readonly string[], message: string) =>
  string().required(message).oneOf(list, message);

export const yourBusinessSchema = object({
  name: string()
    .trim()
    .required('Please enter the name of your business.')
    .min(2, 'The name needs at least 2 characters.')
    .max(120, 'The name can have up to 120 characters.'),
  category: oneOf(DIRECTORY_CATEGORIES, 'Please choose your sector.'),
  other_categories: array()
    .max(MAX_OTHER_CATEGORIES, `Please choose up to ${MAX_OTHER_CATEGORIES} other sectors.`)
    .test('others', 'Choose sectors other than your main one.', (others = [], { parent }) => {
      const { category } = parent as { category?: string };
      return !others.includes(category);
    }),
  county: oneOf(COUNTY_CODES, 'Please choose your county.'),
  address_locality: string()
    .trim()
    .required('Please enter your town or area.')
    .min(2, 'The town or area needs at least 2 characters.'),
  founding_year: string()
    .trim()
    .required('Please enter the year your business was founded.')
    .test('year', `Please enter a year from ${FIRST_YEAR} to this year.`, isYear),
});

export const whatYouDoSchema = object({
  themes: array().min(1, 'Please choose at least one theme.'),
  description: string()
    .trim()
    .required('Please describe your business.')
    .min(DESCRIPTION_MIN_LENGTH, `Please write at least ${DESCRIPTION_MIN_LENGTH} characters.`)
    .max(DESCRIPTION_MAX_LENGTH, `Please write up to ${DESCRIPTION_MAX_LENGTH} characters.`)
    .test('plain', 'Please write plain text, without HTML.', (text) => !/<[a-z!/?]/i.test(text)),
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
