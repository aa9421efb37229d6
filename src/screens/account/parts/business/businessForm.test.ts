import { readTranslationFrom } from '../../../../../domain/language';
import { createTranslation } from '../../../../../domain/translation';
import { withScheme } from '../../../../../domain/webAddress';
import { errorsOf, firstInvalidStep } from '../form/formStep';
import {
  emptyBusiness,
  isFounder,
  toBusinessPayload,
  toBusinessValues,
  toListedValues,
  type BusinessValues,
} from '../../../../entities/business/businessForm';
import { anOwnListing } from '../../../../testing/builders';
import { businessSteps } from './businessSteps';

const complete: BusinessValues = {
  ...emptyBusiness('Lake Dryers'),
  category: 'Energy',
  county: '042',
  address_locality: 'Ahero',
  founding_year: '2016',
  themes: ['energy transition'],
  description: 'We dry mango, fish and herbs with the sun, and teach farmers around Ahero how to.',
};

/** The messages of all steps. */
const faults = (change: Partial<BusinessValues>): Record<string, unknown> =>
  Object.fromEntries(
    businessSteps.flatMap((step) => Object.entries(errorsOf(step, { ...complete, ...change }))),
  );

it('accepts a complete form, and one with every optional field', () => {
  expect(faults({})).toEqual({});
  expect(
    faults({
      other_categories: ['Food & drinks', 'Home'],
      telephone: '+254 712-345 678',
      whatsapp_phone: '0112345678',
      email: 'hello@example.co.ke',
      url: 'example.co.ke',
      x: 'x.com/lakedryers',
      linkedin: 'https://ke.linkedin.com/company/lakedryers',
      registration_number: 'cpr/2014/123456',
      kra_pin: 'p051234567x',
      founders: [{ name: 'Akinyi', gender: 'female' }],
    }),
  ).toEqual({});
});

const REFUSED: [Partial<BusinessValues>, string, string][] = [
  [{ name: ' a ' }, 'name', 'Write at least 2 characters.'],
  [{ category: 'Mining' }, 'category', 'Please choose your sector.'],
  [
    { other_categories: ['Energy'] },
    'other_categories',
    'Choose sectors other than your main one.',
  ],
  [{ county: '' }, 'county', 'Please choose your county.'],
  [{ founding_year: '1849' }, 'founding_year', 'Please enter a year from 1850 to this year.'],
  [{ founding_year: '2999' }, 'founding_year', 'Please enter a year from 1850 to this year.'],
  [{ founding_year: '20x6' }, 'founding_year', 'Please enter a year from 1850 to this year.'],
  [{ themes: [] }, 'themes', 'Choose at least one theme.'],
  [{ description: 'Too short.' }, 'description', 'Write at least 80 characters.'],
  [{ description: `${complete.description} <b>bold</b>` }, 'description', 'HTML is not allowed.'],
  [{ telephone: '12345' }, 'telephone', 'Enter a Kenyan mobile number, such as 0712 345 678.'],
  [
    { whatsapp_phone: '12345' },
    'whatsapp_phone',
    'Enter a Kenyan mobile number, such as 0712 345 678.',
  ],
  [{ email: 'nobody' }, 'email', 'Invalid email address format.'],
  [{ url: 'not an address' }, 'url', 'Please enter a web address, such as https://example.co.ke.'],
  [
    { url: 'ftp://example.org' },
    'url',
    'Please enter a web address, such as https://example.co.ke.',
  ],
  [
    { x: 'https://facebook.com/lakedryers' },
    'x',
    'Please enter the address of your page, such as https://x.com/yourname.',
  ],
  [
    { registration_number: 'a b' },
    'registration_number',
    'Enter 3 to 30 letters, digits, dots, slashes or dashes, such as PVT-ABC1234.',
  ],
  [
    { kra_pin: 'P05' },
    'kra_pin',
    'Enter a KRA PIN: A or P, nine digits and a letter, such as P051234567X.',
  ],
];

it.each(REFUSED)('returns one error for %j', (change, field, message) => {
  expect(faults(change)).toEqual({ [field]: message });
});

it('requires the name of a founder whose gender is given, and of no other', () => {
  const founders = [
    { name: 'Akinyi', gender: '' },
    { name: '', gender: 'male' },
    { name: '', gender: '' },
  ];
  expect(faults({ founders })).toEqual({
    'founders[1].name': 'Please enter the name of this founder.',
  });
});

it('returns the first step with an error', () => {
  const firstOf = (values: BusinessValues) =>
    firstInvalidStep(businessSteps, (step) => errorsOf(step, values));
  expect(firstOf(emptyBusiness(''))).toBe(0);
  expect(firstOf({ ...complete, description: '' })).toBe(1);
  expect(firstOf({ ...complete, kra_pin: 'P05' })).toBe(3);
  expect(firstOf(complete)).toBe(businessSteps.length);
});

it('lists every field in exactly one step', () => {
  const named = businessSteps.flatMap(({ names }) => names);
  expect([...named].sort()).toEqual(Object.keys(emptyBusiness('')).sort());
});

it('adds https:// to an address without a scheme', () => {
  expect(withScheme(' example.co.ke ')).toBe('https://example.co.ke');
  expect(withScheme('http://example.co.ke')).toBe('http://example.co.ke');
  expect(withScheme('')).toBe('');
});

it('sends full addresses, known choices, and only founders with a name', () => {
  const payload = toBusinessPayload({
    ...complete,
    linkedin: 'linkedin.com/company/lakedryers',
    founders: [
      { name: ' Akinyi ', gender: 'female' },
      { name: ' ', gender: '' },
    ],
    street_public: true,
    staff: 'gone',
  });
  expect(payload).toMatchObject({
    same_as: ['https://linkedin.com/company/lakedryers'],
    founders: [{ name: 'Akinyi', gender: 'female' }],
    street_public: false,
    staff: '',
  });
});

it('restores the sent values and sends the same again', () => {
  const sent = toBusinessPayload({
    ...complete,
    other_categories: ['Home'],
    street_address: 'Jetty Road',
    street_public: true,
    facebook: 'https://facebook.com/lakedryers',
    founders: [{ name: 'Akinyi', gender: '' }],
    turnover: '5000',
    consent_listing: true,
  });
  expect(toBusinessPayload(toBusinessValues(sent))).toEqual(sent);
});

describe('the language', () => {
  afterEach(() => readTranslationFrom(() => null));

  it('begins with that of the page, but is kept where answers are saved', () => {
    const older = toBusinessPayload(complete);
    delete older.in_language;
    readTranslationFrom(() => createTranslation('sw').translation);
    expect(emptyBusiness('').in_language).toBe('sw');
    expect(toBusinessValues({ ...older, in_language: 'en' }).in_language).toBe('en');
    expect(toBusinessValues(older).in_language).toBe('en');
    expect(toListedValues(anOwnListing()).in_language).toBe('en');
  });
});

it('recognises the shape of a founder in a draft', () => {
  expect(isFounder({ name: 'A', gender: '' })).toBe(true);
  for (const item of [null, 'A', {}, { name: 1, gender: '' }, { name: 'A' }]) {
    expect(isFounder(item)).toBe(false);
  }
});
