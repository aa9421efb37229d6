import { readPage, writePage } from './page';

test.each(['0', '-3', '2.5', 'two', '', '1e99'])('page %s is the first', (page) =>
  expect(readPage(new URLSearchParams({ page }))).toBe(1),
);

test('what is written reads back as the same', () => {
  expect(writePage(1)).toBe('');
  expect(readPage(new URLSearchParams(writePage(4)))).toBe(4);
});
