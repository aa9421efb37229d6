import { listText, monthText, shareText, peopleText, wrapLabel } from './trendTexts';

test.each([
  [null, 'Hidden: too few people'],
  [0, 'under 5%'],
  [35, 'about 35%'],
  [100, 'over 95%'],
])('shareText of %s', (share, text) => expect(shareText(share)).toBe(text));

test('peopleText says how many members are counted', () => {
  expect(peopleText({ filter: null, people: 75 })).toBe('About 75 members are counted.');
  expect(peopleText({ filter: { name: 'county', value: '047' }, people: 25 })).toBe(
    'About 25 members live in Nairobi City.',
  );
  expect(peopleText({ filter: { name: 'theme', value: 'community action' }, people: null })).toBe(
    'Too few members care for community action.',
  );
});

test('listText shortens long lists, and wrapLabel breaks long labels', () => {
  expect(listText(['a', 'b'], 2)).toBe('a, b');
  expect(listText(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
  expect(wrapLabel('Responsible processing & packaging')).toBe(
    'Responsible\nprocessing &\npackaging',
  );
  expect(wrapLabel('Walk')).toBe('Walk');
});

test('monthText writes a month in words', () => expect(monthText('2026-11')).toBe('November 2026'));
