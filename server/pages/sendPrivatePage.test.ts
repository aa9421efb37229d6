import { PRIVATE, PUBLIC, pageServer } from '../test/pageServer';

const { renderPage, open } = pageServer();

describe('what one visitor sends', () => {
  const SECRET = 'secret-of-one-visitor';

  test.each<[string, string, Record<string, string>]>([
    ['a cookie', '', { cookie: `session=${SECRET}; device=${SECRET}` }],
    ['a token', '', { authorization: `Token ${SECRET}` }],
    ['another host', '', { host: `${SECRET}.example`, 'x-forwarded-host': `${SECRET}.example` }],
    ['an address of a proxy', '', { 'x-forwarded-for': SECRET, 'x-real-ip': SECRET }],
    ['another protocol', '', { 'x-forwarded-proto': SECRET, forwarded: `host=${SECRET}` }],
    ['another address', '', { 'x-original-url': `/${SECRET}`, 'x-rewrite-url': `/${SECRET}` }],
    ['a language', '', { 'accept-language': SECRET }],
    ['where it comes from', '', { referer: `https://${SECRET}.example`, origin: SECRET }],
    ['a browser', '', { 'user-agent': SECRET, 'sec-ch-ua': SECRET, dnt: SECRET }],
    ['a part', '', { range: 'bytes=0-1', 'if-range': SECRET }],
    ['a header of its own', '', { [`x-${SECRET}`]: SECRET, 'x-http-method-override': 'POST' }],
    ['a parameter of prototypes', `?__proto__=${SECRET}&constructor=${SECRET}`, {}],
    ['a parameter of another page', `?q=${SECRET}`, {}],
  ])('is in no page of the next: %s', async (_what, query, headers) => {
    const own = await open(`/resources${query}`, headers);
    expect(own.statusCode).toBe(200);
    expect(own.headers['set-cookie']).toBeUndefined();
    const next = await open('/resources');
    expect(renderPage).toHaveBeenCalledTimes(1);
    expect(own.payload).toBe(next.payload);
    expect(next.payload).toContain('<p>{"others":[],"ip":"rendering"}</p>');
    expect(next.payload).not.toContain(SECRET);
    expect(JSON.stringify(next.headers)).not.toContain(SECRET);
    expect(JSON.stringify(renderPage.mock.calls)).not.toContain(SECRET);
    expect(next.headers['cache-control']).toBe(PUBLIC);
  });

  test.each([
    [`?token=${SECRET}&is_new_user=true`, {}],
    [`?sso=${SECRET}&sig=${SECRET}`, {}],
    [`?next=${SECRET}`, {}],
    ['', { authorization: `Token ${SECRET}` }],
  ])('is neither in a shared cache nor in the page of the next: %s', async (query, headers) => {
    const first = await open(`/resources${query}`, headers);
    const again = await open(`/resources${query}`, headers);
    const next = await open('/resources');
    expect(first.headers['cache-control']).toBe(PRIVATE);
    expect(again.headers['cache-control']).toBe(PRIVATE);
    expect(next.headers['cache-control']).toBe(PUBLIC);
    expect(next.payload).not.toContain(SECRET);
    expect(JSON.stringify(renderPage.mock.calls)).not.toContain(SECRET);
  });
});

test.each([
  ['/kijani-directory/1', 200],
  ['/profile?token=secret', 200],
])('neither renders nor keeps %s', async (url, status) => {
  const { statusCode, headers, payload } = await open(url);
  expect(statusCode).toBe(status);
  expect(headers['cache-control']).toBe(PRIVATE);
  expect(headers.etag).toBeUndefined();
  expect(payload).toContain('<noscript><');
  expect(payload).toContain('<div id="root"></div>');
  expect(renderPage).not.toHaveBeenCalled();
});

describe('a page behind a sign-in', () => {
  beforeEach(() => {
    renderPage.mockImplementation(({ path: url }) =>
      Promise.resolve({
        html: `<main>${url}<noscript></noscript></main>`,
        css: '',
        state: '{}',
      }),
    );
  });

  test.each(['/general', '/profile', '/vetting', '/report', '/global-auth', '/statecharts'])(
    'at %s is a frame that everybody may keep and no search engine lists',
    async (url) => {
      const { statusCode, headers, payload } = await open(url);
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe(PUBLIC);
      expect(payload).toContain('<meta name="robots" content="noindex">');
      expect(payload).not.toContain('rel="canonical"');
      expect(payload).toMatch(
        new RegExp(`<main>${url}<noscript><h1>.+</h1>.+needs JavaScript.+</noscript></main>`),
      );
      const again = await open(url, { 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(renderPage).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['/password-reset/confirm/:uidb64/:token', '/password-reset/confirm/Mjc/secret'],
    ['/vetting/admin/*', '/vetting/admin/reports?search=secret'],
    ['/vetting/admin/*', '/vetting/admin?search=secret'],
    ['/vetting/form/:categoryId', '/vetting/form/secret'],
    ['/authentication', '/authentication?user_type=secret'],
  ])('is the same frame for all addresses of %s, none of which it keeps', async (pattern, url) => {
    const { headers, payload } = await open(url);
    expect(headers['cache-control']).toBe(PRIVATE);
    expect(payload).toContain(`<main>${pattern}<`);
    expect(payload).not.toContain('secret');
    expect(renderPage).toHaveBeenCalledWith(expect.objectContaining({ path: pattern }));
    const other = await open(url.replace('secret', 'other'));
    expect(other.payload).toBe(payload);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('is the same for a member, but in no shared cache', async () => {
    const { payload } = await open('/profile');
    const own = await open('/profile', { authorization: 'Token abc', cookie: 'session=abc' });
    expect(own.payload).toBe(payload);
    expect(own.headers['cache-control']).toBe(PRIVATE);
  });
});
