import { COUNTIES } from '../counties';
import { toCsv } from '../csv';
import { findValue, toSearchText } from '../searchText';
import { withScheme } from '../webAddress';
import type { ListingField } from './fieldKinds';
import { fieldOf, TEAM_NAMES, type NameOf, type TeamName } from './fields';

/** What a file may hold. */
export const IMPORT_LIMITS = { rows: 1000, characters: 2_000_000, columns: 100 } as const;

export type ImportName = Exclude<TeamName, NameOf<{ kind: 'language' }>>;

/** What can be imported: the fields that our team may write, but for the language, which is English at first. */
export const IMPORT_NAMES = TEAM_NAMES.filter(
  (name): name is ImportName => fieldOf(name).kind !== 'language',
);

export const REQUIRED_COLUMNS = IMPORT_NAMES.filter((name) => fieldOf(name).isRequired);

/** What else the header of a column may say, and an example of what is in it. */
const COLUMNS: Record<ImportName, { readonly variants: string; readonly example: string }> = {
  name: { variants: 'company, business, company name, trading name', example: 'Jua Bakery' },
  category: { variants: 'industry, business type, type', example: 'Food & drinks' },
  other_categories: { variants: 'other categories, more sectors', example: 'Hospitality' },
  county: { variants: 'county code, county name, region', example: 'Nakuru' },
  address_locality: { variants: 'town, city, area, location, locality', example: 'Naivasha' },
  founding_year: { variants: 'founded, year, founded in, established', example: '2018' },
  themes: {
    variants: 'theme, topics, sustainability themes',
    example: 'community action; energy transition',
  },
  description: {
    variants: 'about, summary, what they do',
    example:
      'Bread and cakes from an oven that the sun heats. Flour comes from millet farmers near the lake, and every baker owns a share.',
  },
  telephone: { variants: 'phone, telephone, tel, mobile, contact', example: '0712 345 678' },
  whatsapp_phone: { variants: 'whatsapp, whatsapp phone', example: '0712 345 678' },
  email: { variants: 'email, e-mail, email address, mail', example: 'hello@juabakery.co.ke' },
  url: { variants: 'web, web address, url, site, homepage', example: 'https://juabakery.co.ke' },
  same_as: {
    variants: 'social media, socials, social, profiles',
    example: 'https://instagram.com/juabakery',
  },
  opening_hours: { variants: 'hours, open', example: 'Monday to Friday, 8:00 to 17:00' },
};

/** The name of a column without case, accents and signs. */
const keyOf = (header: string): string =>
  toSearchText(header)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const NAME_BY_KEY = new Map<string, ImportName>(
  IMPORT_NAMES.flatMap((name) => {
    const { label, listLabel = label } = fieldOf(name);
    const words = [name, label, listLabel, ...COLUMNS[name].variants.split(',')];
    return words.map((word) => [keyOf(word), name] as const);
  }),
);

/** The field that each column seems to hold; each field once, for the first column that names it. */
export function guessColumns(headers: readonly string[]): (ImportName | null)[] {
  const taken = new Set<ImportName>();
  return headers.map((header) => {
    const name = NAME_BY_KEY.get(keyOf(header));
    if (name === undefined || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** A file with the names of the columns, by which they are recognised, and one row to follow. */
export const importTemplate = (): string =>
  toCsv(
    IMPORT_NAMES.map((name) => fieldOf(name).label),
    [IMPORT_NAMES.map((name) => COLUMNS[name].example)],
  );

const CODE_BY_COUNTY = new Map<string, string>(
  COUNTIES.flatMap(({ code, name }) =>
    [code, String(Number(code)), name, `${name} county`].map((each) => [keyOf(each), code]),
  ),
).set('nairobi', '047');

const partsOf = (text: string, separator: RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** A value of the list where the text means one, else the text itself, which the rules refuse. */
const meant = (options: readonly string[], text: string): string =>
  findValue(options, text) ?? text;

/** What a cell holds, in the form in which the forms send it. */
export function readCell(field: ListingField, cell: string): unknown {
  const text = cell.trim();
  switch (field.kind) {
    case 'choice':
      return meant(field.options, text);
    case 'choices':
      return [...new Set(partsOf(text, /[;,|\n]/).map((part) => meant(field.options, part)))];
    case 'county':
      return CODE_BY_COUNTY.get(keyOf(text)) ?? text;
    case 'year':
      return /^\d{1,6}$/.test(text) ? Number(text) : 0;
    case 'pages':
      return partsOf(text, /[;,|\s]/).map(withScheme);
    case 'link':
      return withScheme(text);
    default:
      return text;
  }
}
