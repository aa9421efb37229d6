import { aResource } from '../../testing/builders';
import {
  factsOf,
  formatText,
  languageText,
  licenceHref,
  minutesText,
  siteText,
  sizeText,
  webHref,
} from './resourceTexts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [84_300, '84 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_450_000, '2.5 MB'],
  [148_000_000, '148 MB'],
  [1_200_000_000, '1.2 GB'],
])('sizeText writes %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

test.each([
  ['application/pdf', 'PDF'],
  ['text/csv; charset=utf-8', 'CSV'],
  ['video/mp4', 'MP4'],
  ['odd', 'ODD'],
])('formatText calls %s %s', (type, text) => expect(formatText(type)).toBe(text));

test.each([
  [1, '1 minute'],
  [24, '24 minutes'],
  [90, '1.5 hours'],
  [240, '4 hours'],
])('minutesText writes %d minutes as %s', (minutes, text) =>
  expect(minutesText(minutes)).toBe(text),
);

test('languageText gives the name of a language, or its unknown code', () => {
  expect(languageText('sw')).toBe('Swahili');
  expect(languageText('not a code')).toBe('not a code');
});

test('licenceHref gives an address for known licences only', () => {
  expect(licenceHref('CC BY-SA 4.0')).toBe('https://creativecommons.org/licenses/by-sa/4.0/');
  expect(licenceHref('All rights reserved')).toBeNull();
});

test.each(['javascript:alert(1)', '//other.example/x', 'data:text/html,x', ''])(
  'webHref is null for "%s"',
  (url) => expect(webHref(url)).toBeNull(),
);

test('webHref accepts pages of the web and files of this site', () => {
  expect(webHref('https://www.epra.go.ke/')).toBe('https://www.epra.go.ke/');
  expect(webHref('/files/a.pdf')).toBe('/files/a.pdf');
  expect(siteText('https://www.epra.go.ke/a')).toBe('epra.go.ke');
});

test('factsOf gives type, duration and author', () => {
  expect(factsOf(aResource())).toBe('Guide · 6 minutes · Githinji Mwangi');
  expect(factsOf(aResource({ time_required: null }))).toBe('Guide · Githinji Mwangi');
});
