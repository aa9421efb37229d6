import { isSiteListKey } from './siteLists';
import { isSiteTextKey, SITE_TEXT_KEYS, siteTextProblem, siteTextRow } from './siteTexts';
import { partsOfText } from './textSections';

const WRITTEN = SITE_TEXT_KEYS.filter((key) => !isSiteListKey(key));

test.each(WRITTEN)('takes a text of %s up to its limit and no longer', (key) => {
  const { maxLength, isPlain } = siteTextRow(key);
  const start = isPlain ? '' : '## Why\n';
  expect(siteTextProblem(key, start.padEnd(maxLength, 'x'))).toBeNull();
  expect(siteTextProblem(key, start.padEnd(maxLength + 1, 'x'))).toMatch(/^At most/);
  expect(siteTextProblem(key, ' \n')).toMatch(/^Write the text/);
});

test('takes one paragraph where there is room for one', () => {
  expect(siteTextProblem('home', 'One\nTwo')).toBe('Write one paragraph.');
  expect(siteTextProblem('listed', 'One\nTwo')).toBeNull();
});

test('asks for a heading where the page has sections', () => {
  expect(siteTextProblem('mission', 'One\n### Two')).toMatch(/^Begin at least one section/);
  expect(siteTextProblem('mission', 'One\n## Two')).toBeNull();
});

test('knows its keys alone', () => {
  expect(isSiteTextKey('mission')).toBe(true);
  expect(isSiteTextKey('toString')).toBe(false);
});

test('divides a text at its headings and gives each part an id of its own', () => {
  expect(partsOfText('Hello.\n\n## Why & how\n\nSo.\n\n### More\n\n## Why & how\n## ?')).toEqual({
    lead: 'Hello.',
    parts: [
      { id: 'why-how', heading: 'Why & how', body: 'So.\n\n## More' },
      { id: 'why-how-2', heading: 'Why & how', body: '' },
      { id: 'part-3', heading: '?', body: '' },
    ],
  });
});
