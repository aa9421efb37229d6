import { createPaths, ownPath } from './paths';

const ORIGIN = 'https://kijani.example';

/** Addresses that some browser resolves to another origin (after Django's list of bad redirects). */
const FOREIGN = [
  'http://example.com',
  'http:///example.com',
  'https://example.com',
  'ftp://example.com',
  String.raw`\\example.com`,
  String.raw`\\\example.com`,
  String.raw`/\\/example.com`,
  String.raw`\\\example.com`,
  String.raw`\\//example.com`,
  String.raw`/\/example.com`,
  String.raw`\/example.com`,
  String.raw`/\example.com`,
  'http:/\\//example.com',
  'http:\\/example.com',
  'http:/\\example.com',
  'javascript:alert("XSS")',
  '\njavascript:alert(x)',
  '\x08//example.com',
  '//example.com',
  '///example.com',
  '/\t/example.com',
  '/\n/example.com',
  'http://otherserver\\@example.com',
  'http://[2001:cdba:0000:0000:0000:0000:3257:9652/',
  '',
];

describe('ownPath', () => {
  test.each(FOREIGN)('drops %j', (path) => {
    expect(ownPath(path, ORIGIN)).toBeNull();
  });

  test('drops a missing path', () => {
    expect(ownPath(null, ORIGIN)).toBeNull();
  });

  test.each(['/report', '/events/market-day?tab=cost#place', '/view/?param=http://example.com'])(
    'keeps %s',
    (path) => {
      expect(ownPath(path, ORIGIN)).toBe(path);
    },
  );
});

test('the directory lives under the slug of the product', () => {
  const paths = createPaths('majani');
  expect(paths.directory).toBe('/majani-directory');
  expect(paths.listing('sabuni & co')).toBe('/majani-directory/sabuni%20%26%20co');
});
