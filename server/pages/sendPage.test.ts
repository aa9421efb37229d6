import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { RenderPage } from '../../domain/rendering';
import { resources } from '../db/schema/posts';
import { writeDemo } from '../test/demo';
import { serverForTests } from '../test/testApp';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
writeFileSync(
  path.join(dist, 'index.html'),
  '<head><!--page-head--><!--/page-head--></head><body><noscript>Off</noscript><div id="root"></div></body>',
);
afterAll(() => rmSync(dist, { recursive: true }));

/** Renders the headlines of the resources, and what the server knows of who asks. */
const renderPage = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>();
const render: RenderPage = async ({ path: url, now, read }) => {
  const { text } = await read('/mainapp/resources/');
  const seen = await read('/seen');
  const headlines = (JSON.parse(text) as { headline: string }[]).map(({ headline }) => headline);
  return {
    html: `<h1>${url}</h1><p>${headlines.join()}</p><p>${seen.text}</p>`,
    css: '.css-1{color:red}',
    state: JSON.stringify({ now, headlines }),
  };
};

const server = serverForTests({
  dist,
  renderPage,
  extraRoutes: (app, _options, done) => {
    app.get('/seen', { config: { public: true } }, ({ headers, ip }) => {
      // Those of a request that is made inside the server.
      const others = Object.keys(headers).filter((name) => !['user-agent', 'host'].includes(name));
      return { others, ip };
    });
    done();
  },
});
beforeEach(async () => {
  // What the last test rendered is used no more.
  server().advance(60);
  renderPage.mockReset().mockImplementation(render);
  await writeDemo(server());
});

const open = (url: string, headers: Record<string, string> = {}) =>
  server().app.inject({ url, headers: { accept: 'text/html', ...headers } });

const writeResource = (values: Partial<typeof resources.$inferInsert>) =>
  server().app.db.update(resources).set(values).where(eq(resources.id, 1));
const changeResource = (headline: string) => writeResource({ headline });
/** A write after which every answer says the same. */
const touchResource = () => writeResource({ status: 'published' });

const PUBLIC = 'public, s-maxage=60, stale-while-revalidate=600';
const PRIVATE = 'private, no-cache';

describe('a public page', () => {
  test('contains what is rendered, its styles and its state', async () => {
    await changeResource('</script></style>&');
    const { payload, headers } = await open('/resources');
    expect(payload).toContain('<style>.css-1{color:red}</style></head>');
    expect(payload).toContain('<div id="root"><h1>/resources</h1>');
    const [, state = ''] =
      /<script type="application\/json" id="page-state">(.*?)<\/script><noscript>/s.exec(payload) ??
      [];
    expect(JSON.parse(state)).toMatchObject({
      headlines: expect.arrayContaining(['</script></style>&']) as unknown,
    });
    expect(payload).not.toContain('<noscript><h1>');
    expect(payload).toContain('<noscript><nav');
    const hash = createHash('sha256').update('.css-1{color:red}').digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  });

  test('is made once until its data changes', async () => {
    const first = await open('/resources');
    const again = await open('/resources');
    expect(again.payload).toBe(first.payload);
    expect(renderPage).toHaveBeenCalledTimes(1);
    await changeResource('A new headline');
    expect((await open('/resources')).payload).toContain('A new headline');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('is not rendered again while all that it shows says the same', async () => {
    const first = await open('/resources');
    await touchResource();
    const again = await open('/resources');
    expect(again.payload).toBe(first.payload);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(renderPage).toHaveBeenCalledTimes(1);
    await changeResource('A new headline');
    expect((await open('/resources')).payload).toContain('A new headline');
    await touchResource();
    expect((await open('/resources')).payload).toContain('A new headline');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('is rendered again a minute after it was rendered', async () => {
    await open('/resources');
    const rendersAfter = async (seconds: number) => {
      server().advance(seconds);
      await touchResource();
      await open('/resources');
      return renderPage.mock.calls.length;
    };
    expect(await rendersAfter(59)).toBe(1);
    server().advance(1);
    await open('/resources');
    expect(renderPage).toHaveBeenCalledTimes(2);
    expect(await rendersAfter(59)).toBe(2);
    expect(await rendersAfter(1)).toBe(3);
  });

  test('is rendered again where only its head says something else', async () => {
    renderPage.mockImplementation(() => Promise.resolve({ html: '', css: '', state: '{}' }));
    await open('/resource/1');
    await changeResource('A new headline');
    expect((await open('/resource/1')).payload).toContain('<title>A new headline');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  test('may be kept by shared caches, and is not sent again to who has it', async () => {
    const { headers } = await open('/resources');
    expect(headers['cache-control']).toBe(PUBLIC);
    expect(headers.vary).toBe('Authorization, Accept-Encoding');
    const etag = String(headers.etag);
    for (const copy of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await open('/resources', { 'if-none-match': copy });
      expect(again.statusCode).toBe(304);
      expect(again.payload).toBe('');
      expect(again.headers).toMatchObject({ etag, 'cache-control': PUBLIC });
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await open('/resources', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('keeps its tag when it is made again and says the same', async () => {
    const { headers } = await open('/resources');
    server().advance(60);
    expect((await open('/resources')).headers.etag).toBe(headers.etag);
    expect(renderPage).toHaveBeenCalledTimes(2);
    await changeResource('A new headline');
    expect((await open('/resources')).headers.etag).not.toBe(headers.etag);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s under a tag of its own', async (encoding, decompress) => {
    const plain = await open('/resources');
    const { headers, rawPayload } = await open('/resources', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(rawPayload).toString()).toBe(plain.payload);
    expect(headers.etag).not.toBe(plain.headers.etag);
    const copy = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
    const again = await open('/resources', copy);
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  test('is compressed quickly while it changes often', async () => {
    renderPage.mockImplementation(async (request) => {
      const page = await render(request);
      return { ...page, html: page.html.repeat(5) };
    });
    const sizeAfter = async (headline: string) => {
      await changeResource(headline);
      const { rawPayload } = await open('/resources', { 'accept-encoding': 'br' });
      return rawPayload.length;
    };
    const thorough = await sizeAfter('First headline');
    expect(await sizeAfter('Other headline')).toBeGreaterThan(1.03 * thorough);
    server().advance(5);
    expect(await sizeAfter('Third headline')).toBeLessThan(1.03 * thorough);
  });

  test('is the same for each order of its parameters, and without those that it does not know', async () => {
    const { payload } = await open('/resources/all?theme=Energy&page=2');
    expect(payload).toContain('<h1>/resources/all?page=2&theme=Energy</h1>');
    const urls = ['?page=2&theme=Energy', '?q=&theme=Energy&utm_source=a&type=&page=2'];
    for (const url of urls) expect((await open(`/resources/all${url}`)).payload).toBe(payload);
    expect((await open('/resources/all/?page=2&theme=Energy')).payload).toBe(payload);
    expect(renderPage).toHaveBeenCalledTimes(1);
  });

  test('is described to who asks for its head alone', async () => {
    const { headers } = await open('/resources');
    const head = await server().app.inject({ method: 'HEAD', url: '/resources' });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  test('writes one line into the log', async () => {
    server().logs.length = 0;
    await open('/resources');
    const lines = server().logs.filter((line) => line.includes('"answered"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"route":"/resources"');
  });
});

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

test('renders one page for all addresses that no page has, and lets nobody else keep it', async () => {
  const first = await open('/nowhere');
  expect(first.statusCode).toBe(404);
  expect(first.payload).toContain('<title>Page not found (404)');
  expect(first.payload).toContain('<div id="root"><h1>/404</h1>');
  expect(first.headers['cache-control']).toBe(PRIVATE);
  expect(first.headers.etag).toBeUndefined();
  const second = await open('/nor/here?token=abc');
  expect(second.statusCode).toBe(404);
  expect(second.payload).toBe(first.payload);
  expect(renderPage).toHaveBeenCalledTimes(1);
});

test('renders the page of a record that is not there once, and lets nobody else keep it', async () => {
  await writeResource({ status: 'pending' });
  const { statusCode, headers, payload } = await open('/resource/1?page=2');
  expect(statusCode).toBe(404);
  expect(payload).toContain('<title>Page not found (404)');
  expect(payload).toContain('<div id="root"><h1>/resource/1</h1>');
  expect(headers['cache-control']).toBe(PRIVATE);
  expect(headers.etag).toBeUndefined();
  expect((await open('/resource/1')).payload).toBe(payload);
  expect(renderPage).toHaveBeenCalledTimes(1);
  await writeResource({ status: 'published' });
  const found = await open('/resource/1');
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, PUBLIC]);
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

describe('a page that cannot be rendered', () => {
  beforeEach(() => void renderPage.mockRejectedValue(new Error('cannot be rendered')));

  test('is sent as it renders in the browser, logged, and rendered the next time', async () => {
    const { statusCode, headers, payload } = await open('/resources');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(PRIVATE);
    expect(payload).toContain('<noscript><h1>Resources</h1>');
    expect(payload).toContain('<div id="root"></div><noscript><nav');
    expect(server().logs.join()).toContain('a page was not rendered');
    renderPage.mockImplementation(render);
    expect((await open('/resources')).headers['cache-control']).toBe(PUBLIC);
  });

  test('is not waited for while many others are', async () => {
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    renderPage.mockImplementation(async (request) => {
      await waiting;
      return render(request);
    });
    const months = Array.from(
      { length: 8 },
      (_, month) => `/events?view=month&month=2026-0${month + 1}`,
    );
    const answers = months.map((url) => open(url));
    while (renderPage.mock.calls.length < months.length) await new Promise(setImmediate);
    const { headers, payload } = await open('/resources');
    expect(headers['cache-control']).toBe(PRIVATE);
    expect(payload).toContain('<div id="root"></div>');
    finish();
    for (const answer of await Promise.all(answers)) {
      expect(answer.headers['cache-control']).toBe(PUBLIC);
    }
  });
});

test('cannot be left by the styles of a page', async () => {
  renderPage.mockImplementation(async (request) => ({
    ...(await render(request)),
    css: '.a{background:url("</style><script>")}',
  }));
  const { payload } = await open('/resources');
  expect(payload).toContain('.a{background:url("<\\/style><script>")}</style></head>');
});

describe('while the database is down', () => {
  afterEach(() => jest.restoreAllMocks());

  test('sends the pages that were sent before', async () => {
    const { payload } = await open('/resources');
    jest.spyOn(server().app.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    server().advance(60);
    const answer = await open('/resources');
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toBe(payload);
  });
});
