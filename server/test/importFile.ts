import { toCsv } from '../../domain/csv';
import { COUNTIES } from '../../domain/counties';
import { DIRECTORY_CATEGORIES, THEMES } from '../../domain/vocabulary';

export const IMPORT_HEADER = [
  'Name',
  'Sector',
  'County',
  'Town',
  'Year founded',
  'Themes',
  'Description',
  'Phone',
  'Email',
  'Website',
];

const SOUNDS = ['ba', 'ke', 'mi', 'no', 'ru', 'sa', 'te', 'vi', 'wo', 'zu', 'la', 'ndo', 'kya'];

/** A name unlike that of any other number. */
const nameOf = (number: number): string => {
  const word = (seed: number) =>
    [0, 1, 2, 3]
      .map((place) => SOUNDS[(seed * 7 + place * 31 + (seed >> place)) % SOUNDS.length])
      .join('');
  const [first, second] = [word(number * 17 + 3), word(number * 29 + 11)];
  return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${second} ${number.toString(36)}`;
};

/** A business by its number, with the cells that differ. */
export function importRow(number: number, change: Partial<Record<string, string>> = {}): string[] {
  const cells: Record<string, string> = {
    Name: nameOf(number),
    Sector: DIRECTORY_CATEGORIES[number % DIRECTORY_CATEGORIES.length] ?? '',
    County: COUNTIES[number % COUNTIES.length]?.name ?? '',
    Town: 'Market Street',
    'Year founded': String(1990 + (number % 30)),
    Themes: THEMES.slice(0, 1 + (number % 3)).join('; '),
    Description: `Number ${number} makes things that last and repairs them, for people who live close by.\nIt pays a fair wage.`,
    Phone: `07${String(10_000_000 + number)}`,
    Email: `hello@business-${number}.example`,
    Website: `https://business-${number}.example/`,
  };
  return IMPORT_HEADER.map((header) => change[header] ?? cells[header] ?? '');
}

export const importFile = (rows: readonly string[][]): string => toCsv(IMPORT_HEADER, rows);

/** As many businesses, each unlike the others. */
export const importRows = (count: number, first = 1): string[][] =>
  Array.from({ length: count }, (_each, index) => importRow(first + index));
