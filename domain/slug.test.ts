import { slugOf } from './slug';

test.each([
  ['Wanjiku’s Soaps', 'wanjikus-soaps'],
  ["Ng'ang'a Timber", 'nganga-timber'],
  ['EcoPost Kenya', 'ecopost-kenya'],
  ['M-KOPA (Nairobi), 2026', 'm-kopa-nairobi-2026'],
  ['Café ﬁve №5', 'cafe-five-no5'],
  ['Soap & Water', 'soap-water'],
  ['Soap ♥ Nature', 'soap-nature'],
  ['Ørsted Straße', 'orsted-strasse'],
  ['Зелёный дом', 'zelyoniy-dom'],
  ['日本', ''],
  ['— ! —', ''],
])('turns %s into "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('cuts a long name after 80 characters, without a final hyphen', () => {
  expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80));
  expect(slugOf(`${'a'.repeat(79)} soap`)).toBe('a'.repeat(79));
});
