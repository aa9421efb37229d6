import { readPage } from './pageAddress';

test.each(['0', '-3', '2.5', 'two', '', '1e99'])('readPage reads %s as page 1', (page) =>
  expect(readPage(new URLSearchParams({ page }))).toBe(1),
);

test('readPage reads a page', () => expect(readPage(new URLSearchParams('page=4'))).toBe(4));
