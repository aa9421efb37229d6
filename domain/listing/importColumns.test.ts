import { fromCsv } from '../csv';
import { LISTING_FIELDS, labelOf } from './fields';
import { guessColumns, IMPORT_NAMES, importTemplate, readCell } from './importColumns';

test('the template names every field, each of which is guessed from its name', () => {
  const [header = [], example = [], ...more] = fromCsv(importTemplate());
  expect(header).toEqual(IMPORT_NAMES.map(labelOf));
  expect(guessColumns(header)).toEqual(IMPORT_NAMES);
  expect(example.every((cell) => cell !== '')).toBe(true);
  expect(more).toEqual([]);
});

test.each([
  ['Company Name', 'name'],
  ['CATEGORY', 'category'],
  [' e-mail ', 'email'],
  ['address_locality', 'address_locality'],
  ['Tel.', 'telephone'],
  ['Notes', null],
  ['', null],
])('guesses of the header %p the field %p', (header, field) => {
  expect(guessColumns([header])).toEqual([field]);
});

test.each([
  ['category', ' food & DRINKS', 'Food & drinks'],
  ['category', 'Farming', 'Farming'],
  [
    'themes',
    'Community action; energy transition|community action',
    ['community action', 'energy transition'],
  ],
  ['themes', '', []],
  ['county', 'Nairobi', '047'],
  ['county', 'nairobi city county', '047'],
  ['county', '1', '001'],
  ['county', 'Muranga', '021'],
  ['county', 'Atlantis', 'Atlantis'],
  ['founding_year', '2018', 2018],
  ['founding_year', 'about 2018', 0],
  ['url', 'example.co.ke', 'https://example.co.ke'],
  ['url', 'javascript:alert(1)', 'https://javascript:alert(1)'],
  ['same_as', 'x.com/a facebook.com/b', ['https://x.com/a', 'https://facebook.com/b']],
  ['name', '=cmd()', '=cmd()'],
] as const)('reads of %s the cell %p as %p', (name, cell, value) => {
  expect(readCell(LISTING_FIELDS[name], cell)).toEqual(value);
});
