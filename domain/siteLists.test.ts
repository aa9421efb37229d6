import { keysOf } from './records';
import {
  emptyRow,
  isSiteListKey,
  listText,
  picturesIn,
  readableList,
  rowsIn,
  SITE_LISTS,
} from './siteLists';
import { siteTextProblem } from './siteTexts';

const KEYS = keysOf(SITE_LISTS);
const PICTURE = `/uploads/${'a'.repeat(22)}/face.webp`;
const partner = { ...emptyRow('partners'), name: 'Water Authority', help: 'permits' };
const announcement = { ...emptyRow('announcements'), title: 'Market day', text: 'In Kisumu.' };

test('knows its keys alone', () => {
  expect(KEYS.every(isSiteListKey)).toBe(true);
  expect(isSiteListKey('toString')).toBe(false);
});

test.each(KEYS.filter((key) => key !== 'settings'))(
  'the title of a row of %s is one of its fields that must be given',
  (key) => {
    const { fields, title } = SITE_LISTS[key];
    expect(new Map<string, object>(Object.entries(fields)).get(title)).toMatchObject({
      isRequired: true,
    });
  },
);

test.each(KEYS)('takes %s without rows', (key) => {
  expect(siteTextProblem(key, '[]')).toBeNull();
});

test('stores trimmed rows, without those in which nothing was typed', () => {
  const text = listText('perks', [
    { ...emptyRow('perks'), perk_description: ' Seeds ' },
    emptyRow('perks'),
  ]);
  expect(rowsIn('perks', text)).toEqual([
    { perk_description: 'Seeds', perk_group: 'everybody', perk_image: 'discussion' },
  ]);
});

test('reads a row from before a field was added, and drops what is no field', () => {
  expect(rowsIn('perks', '[{"perk_description":"Seeds","colour":"green"}]')).toEqual([
    { perk_description: 'Seeds', perk_group: '', perk_image: '' },
  ]);
});

test.each(['', '{}', '[1]', '[{"title":1}]', '[null]', '[{"title":["x"]}]'])(
  'refuses %p as a list',
  (text) => {
    expect(rowsIn('announcements', text)).toBeNull();
  },
);

const problem = (key: 'partners' | 'announcements', row: Readonly<Record<string, string>>) =>
  siteTextProblem(key, JSON.stringify([row]));

test.each([
  ['name', '', 'Write something here.'],
  ['name', 'x'.repeat(121), 'Write up to 120 characters.'],
  ['name', 'Two\nlines', 'Write one line.'],
  ['theme', 'toString', 'Choose one of the list.'],
  ['url', 'http://wra.example', 'Enter an address that starts with https://.'],
  ['url', '//wra.example', 'Enter an address that starts with https://.'],
  ['url', 'javascript:alert(1)', 'Enter an address that starts with https://.'],
  [
    'logo',
    'https://elsewhere.example/x.webp',
    'This picture was not found. Please choose it again.',
  ],
])('refuses a partner whose %s is %p', (name, value, message) => {
  const row = { ...partner, url: 'https://wra.example', [name]: value };
  expect(problem('partners', row)).toContain(message);
});

test('says which row and which field are wrong', () => {
  const text = JSON.stringify([{ ...partner, url: 'https://wra.example' }, partner]);
  expect(siteTextProblem('partners', text)).toBe('Partner 2, Web address: Write something here.');
});

test.each([
  ['from', '2026-02-30', 'Write a day such as 2026-03-31.'],
  ['until', '2026-02-28', null],
  ['link', '/events', null],
  ['picture', PICTURE, null],
])('an announcement whose %s is %s', (name, value, message) => {
  const found = problem('announcements', { ...announcement, [name]: value });
  if (message === null) expect(found).toBeNull();
  else expect(found).toContain(message);
});

test('takes as many rows as the list has room for', () => {
  const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => announcement));
  expect(siteTextProblem('announcements', rows(10))).toBeNull();
  expect(siteTextProblem('announcements', rows(11))).toBe('At most 10 rows.');
});

test.each([
  ['PRODUCT_NAME', 'Mti', null],
  ['HELP_EMAIL', 'help@mti.example', null],
  ['HELP_EMAIL', 'help', 'Write an email address such as name@example.org.'],
  ['FORUM_URL', '/forum', 'Enter an address that starts with https://.'],
  ['ANALYTICS_SITE_ID', '12', null],
  ['ANALYTICS_SITE_ID', '-1', 'Write a number.'],
])('settings whose %s is %s', (name, value, message) => {
  const found = siteTextProblem('settings', JSON.stringify([{ [name]: value }]));
  if (message === null) expect(found).toBeNull();
  else expect(found).toContain(message);
});

test('is read in lines, with the names of choices', () => {
  const rows = [{ ...partner, url: 'https://wra.example', theme: 'nature regeneration' }];
  expect(readableList('partners', JSON.stringify(rows))).toBe(
    [
      'Partner 1',
      'Name: Water Authority',
      'Theme: Nature regeneration',
      'What its guidance is good for: permits',
      'Web address: https://wra.example',
    ].join('\n'),
  );
});

test('knows the pictures of its rows', () => {
  const text = JSON.stringify([announcement, { ...announcement, picture: PICTURE }]);
  expect(picturesIn('announcements', text)).toEqual([PICTURE]);
  expect(picturesIn('perks', text)).toEqual([]);
});
