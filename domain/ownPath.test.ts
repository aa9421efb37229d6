import fc from 'fast-check';
import { ownPath } from './ownPath';

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
  '/.//example.com',
  '/..//example.com',
  '/a/..//example.com',
  '/a/b/../..//example.com',
  '/%2e//example.com',
  '/%2E%2e//example.com',
  String.raw`/.\\/example.com`,
  String.raw`/a/..\\example.com`,
  '/.\t//example.com',
  '/./\n/example.com',
  'http://[2001:cdba:0000:0000:0000:0000:3257:9652/',
  '',
];

describe('ownPath', () => {
  test.each(FOREIGN)('returns null for %j', (path) => {
    expect(ownPath(path, ORIGIN)).toBeNull();
  });

  test('returns null for a missing path', () => {
    expect(ownPath(null, ORIGIN)).toBeNull();
  });

  test.each([
    '/report',
    '/events/market-day?tab=cost#place',
    '/view/?param=http://example.com',
    '/a//b',
    '/?next=//example.com',
  ])('keeps %s', (path) => {
    expect(ownPath(path, ORIGIN)).toBe(path);
  });

  test('returns the normal form, which it leaves unchanged', () => {
    expect(ownPath('/events/../report?a=1', ORIGIN)).toBe('/report?a=1');
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '.', '..', '\\', '%2e', 'a', '?', '#', ' ', '\t')),
        (parts) => {
          const path = ownPath('/' + parts.join(''), ORIGIN);
          if (path === null) return;
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
          expect(ownPath(path, ORIGIN)).toBe(path);
        },
      ),
    );
  });
});
