import { isFailing, isForAll, keptText, withNote } from './keptPage';

const answer = (status: number, cacheControl?: string) =>
  new Response(null, {
    status,
    ...(cacheControl !== undefined && { headers: { 'Cache-Control': cacheControl } }),
  });

test.each([
  [200, 'public, s-maxage=60', true],
  [200, 'public, max-age=31536000, immutable', true],
  [200, 'private, no-store', false],
  [200, 'no-cache', false],
  [200, undefined, false],
  [404, 'public, max-age=60', false],
  [503, 'public', false],
])('keeps an answer %i with “%s”: %s', (status, cacheControl, isKept) => {
  expect(isForAll(answer(status, cacheControl))).toBe(isKept);
});

test('says when the server sent a copy', () => {
  const headers = new Headers({ Date: 'Thu, 26 Nov 2026 06:30:00 GMT' });
  expect(keptText(headers, 'en-GB')).toMatch(/^26 Nov 2026, \d\d:\d\d$/);
  expect(keptText(new Headers())).toBeNull();
  expect(keptText(new Headers({ Date: 'yesterday' }))).toBeNull();
});

test('puts its note first into the body, and leaves all else as it is', () => {
  const html = '<html><head><title>A</title></head><body class="x"><div id="root">B</div></body>';
  const noted = withNote(html, { from: '26 Nov 2026', cause: 'offline' });
  expect(noted).toMatch(
    /<body class="x"><link [^>]*><div class="kept-page" role="status">You are offline\. This is a copy of the page from 26 Nov 2026\./,
  );
  expect(noted.replace(/<link rel="stylesheet".*<\/div>(?=<div id)/, '')).toBe(html);
});

test('says it in the language of the page', () => {
  expect(withNote('<html lang="sw"><body>', { from: '26 Nov 2026', cause: 'offline' })).toContain(
    'Hujaunganishwa na mtandao. Hii ni nakala ya ukurasa wa 26 Nov 2026.',
  );
});

test('writes no markup of a date, and no “from” without one', () => {
  expect(withNote('<body>', { from: '<b>&', cause: 'silent' })).toMatch(
    /The network does not answer\. .* from &lt;b>&amp;\./,
  );
  expect(withNote('<body>', { from: null, cause: 'silent' })).toContain('a copy of the page. ');
});

test('says that the server fails where it does', () => {
  const kept = { from: '26 Nov 2026', cause: 'failing' } as const;
  expect(withNote('<body>', kept)).toContain(
    'The site has a problem at the moment. This is a copy',
  );
  expect(withNote('<html lang="sw"><body>', kept)).toContain('Tovuti ina tatizo kwa sasa. Hii ni');
});

test.each([
  [200, false],
  [304, false],
  [404, false],
  [429, true],
  [500, true],
  [503, true],
])('prefers a copy to an answer %i: %s', (status, isBetter) => {
  expect(isFailing({ status })).toBe(isBetter);
});
