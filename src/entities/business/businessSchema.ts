import { array, object, string, type AnyObjectSchema, type Schema } from 'yup';

import { t } from '../../../domain/language';
import type { ListingField } from '../../../domain/listing/fieldKinds';
import { FIRST_FOUNDING_YEAR, fieldOf, type FieldName } from '../../../domain/listing/fields';
import { TEXT_RULES } from '../../../domain/listing/textRules';
import { networkOf, NETWORKS, type Network } from '../../../domain/profilePages';
import { withScheme } from '../../../domain/webAddress';
import { listWithin, textWithin } from '../fields/limitRules';
import { COUNTY_CODES } from './businessForm';
import { PRODUCTS_RULE } from './productForm';

type RowOf<Kind extends ListingField['kind']> = Extract<ListingField, { kind: Kind }>;
type TextRow = RowOf<keyof typeof TEXT_RULES>;

export const PAGE_EXAMPLES: Readonly<Record<Network, string>> = {
  x: 'https://x.com/yourname',
  linkedin: 'https://linkedin.com/company/yourname',
  instagram: 'https://instagram.com/yourname',
  facebook: 'https://facebook.com/yourname',
};

const isYear = (text: string | undefined): boolean => {
  const year = Number(text);
  return Number.isInteger(year) && year >= FIRST_FOUNDING_YEAR && year <= new Date().getFullYear();
};

const yearRule = ({ limits }: RowOf<'year'>) =>
  string()
    .trim()
    .required(() => t('Please enter the year your business was founded.'))
    .test('year', () => t(limits['x-range']), isYear);

/** Formik hands over an empty text as undefined, which `oneOf` alone lets pass. */
const oneOf = (list: readonly string[], message: string) =>
  string()
    .required(() => t(message))
    .oneOf(list, () => t(message));

function choicesRule({ limits, otherThan }: RowOf<'choices'>): Schema {
  const list = listWithin(limits);
  if (otherThan === undefined) return list;
  return list.test(
    'others',
    () => t('Choose sectors other than your main one.'),
    (others: unknown[] = [], { parent }) => {
      const { [otherThan]: main } = parent as Partial<Record<string, unknown>>;
      return !others.includes(main);
    },
  );
}

/** People leave out the scheme of an address, so that the message does not ask for it. */
function textRule({ kind, limits }: TextRow): Schema {
  const { normalise, message } = TEXT_RULES[kind];
  if (kind !== 'link') {
    return textWithin(limits).test(
      kind,
      () => t(message),
      (text = '') => normalise(text) !== undefined,
    );
  }
  return textWithin(limits).test(
    kind,
    () => t('Please enter a web address, such as https://example.co.ke.'),
    (text = '') => normalise(withScheme(text)) !== undefined,
  );
}

const pageRule = (network: Network) =>
  string().test(
    'page',
    () =>
      t('Please enter the address of your page, such as {example}.', {
        example: PAGE_EXAMPLES[network],
      }),
    (text = '') => text.trim() === '' || networkOf(withScheme(text)) === network,
  );

const FOUNDERS_RULE = array().of(
  object({
    name: string()
      .trim()
      .test(
        'named',
        () => t('Please enter the name of this founder.'),
        (name = '', { parent }) => {
          const { gender = '' } = parent as { gender?: string };
          return name !== '' || gender === '';
        },
      ),
  }),
);

function rulesOf(name: FieldName): [input: string, rule: Schema][] {
  const field = fieldOf(name);
  switch (field.kind) {
    case 'choice':
      // What a release has removed is sent as no answer.
      return field.isRequired ? [[name, oneOf(field.options, field.limits['x-empty'] ?? '')]] : [];
    case 'county':
      return [[name, oneOf(COUNTY_CODES, field.limits['x-empty'] ?? '')]];
    case 'choices':
      return [[name, choicesRule(field)]];
    case 'year':
      return [[name, yearRule(field)]];
    case 'pages':
      return NETWORKS.map(({ key }) => [key, pageRule(key)]);
    case 'founders':
      return [[name, FOUNDERS_RULE]];
    case 'products':
      return [[name, PRODUCTS_RULE]];
    case 'pictures':
    case 'language':
    case 'yesNo':
      return [];
    default:
      return [[name, textRule(field)]];
  }
}

/** The rules of some fields of the business form: those of the server, in its words. */
export const businessSchema = (names: readonly FieldName[]): AnyObjectSchema =>
  object(Object.fromEntries(names.flatMap(rulesOf)));
