import { plainText, shorten } from './html';

test.each([
  ['# Bring\n\n- one jar\n* a lid\n12. labels\n> and time', 'Bring one jar a lid labels and time'],
  ['**Bold**, _thin_ and `code`', 'Bold, thin and code'],
  ['See [the *guide*](https://a.example/b?c=d).', 'See the guide.'],
  ['![A stove](/uploads/a.webp) and ![](b) more', 'A stove and more'],
  ['[one](a)[two](b) [three](c)', 'onetwo three'],
  ['[a [b](c) d]', '[a b d]'],
  ['a](b) [c](', 'a](b) [c]('],
  ['2026-03-02 is a Monday, [ ] is a box', '2026-03-02 is a Monday, [ ] is a box'],
  ['a\r\n\r\n  - b\t c ', 'a b c'],
])('turns the Markdown %j into the plain text %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test('cuts a text between words', () => {
  expect(shorten('one two three', 20)).toBe('one two three');
  expect(shorten('one two three', 10)).toBe('one two…');
});
