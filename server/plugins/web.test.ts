import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GRID_STYLES } from '../../domain/gridStyles';
import { PROGRAMS } from '../pages/pagesFolder';
import { PRODUCTION } from '../test/production';
import { createTestApp, serverForTests } from '../test/testApp';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
const write = (name: string, text: string) => {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
write(
  'index.html',
  '<head><!--page-head--><title>Kijani</title>' +
    '<!--/page-head--><script type="application/json" id="app-config">__APP_CONFIG__</script>' +
    '<script src="/assets/main.0123456789.js"></script></head><body><script>dark()</script></body>',
);
write('security.txt', 'Contact: us');
write('sw.js', 'worker');
write('offline.html', 'offline');
write('.chunks.json', '{}');
for (const name of PROGRAMS) write(name, 'program');
write('chart-pictures/session/asked.webp', 'picture');
write('assets/main.0123456789.js', 'plain');
write('assets/main.0123456789.js.br', 'brotli');
write('assets/main.0123456789.js.gz', 'gzip');
afterAll(() => rmSync(dist, { recursive: true }));

const server = serverForTests({
  dist,
  env: {
    PRODUCT_NAME: 'Green </script> & Co',
    PRODUCT_SLUG: 'green',
    API_HOST: 'https://api.example.org',
    FORUM_URL: 'https://forum.example.org',
    ALLOWED_ORIGINS: 'https://spa.example.org',
  },
});

const page = (url: string, accept = 'text/html') =>
  server().app.inject({ url, headers: { accept } });

test.each([
  '/',
  '/about/mission',
  '/green-directory',
  '/green-directory/info',
  '/password-reset/confirm/MQ/abc',
  '/vetting/admin/reports',
  '/general?welcome=true',
  '/report',
  '/report/replay',
])('returns a page for %s', async (url) => {
  const answer = await page(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  '/nowhere',
  '/kijani-directory',
  '/about/money',
  '/green-directory/some-slug',
  '/events/some-event/',
  '/resource/1',
  '/assets',
  '/.chunks.json',
  ...PROGRAMS.map((name) => `/${name}`),
  '/mainapp/x/',
])('returns 404 for %s: a page for browsers, JSON for programs', async (url) => {
  const forBrowser = await page(url);
  expect(forBrowser.statusCode).toBe(404);
  expect(forBrowser.headers['content-type']).toBe('text/html; charset=utf-8');
  const forProgram = await page(url, 'application/json');
  expect(forProgram.statusCode).toBe(404);
  expect(forProgram.json()).toEqual({ detail: 'Not found.' });
});

test.each([
  ['/', 'same-origin'],
  ['/assets/main.0123456789.js', 'same-origin'],
  ['/readyz', 'same-origin'],
  ['/mainapp/listings/', 'same-origin'],
  ['/security.txt', 'cross-origin'],
  ['/mainapp/events/feed.ics', 'cross-origin'],
  ['/uploads/unknown/photo.webp', 'cross-origin'],
])('sends for %s the cross-origin resource policy %s', async (url, policy) => {
  expect((await page(url)).headers['cross-origin-resource-policy']).toBe(policy);
});

test.each([
  ['/sw.js', "default-src 'none'; connect-src 'self'"],
  [
    '/offline.html',
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  ],
])('lets %s do what it is for, and browsers ask for it anew', async (url, policy) => {
  const { headers } = await page(url);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['cache-control']).toBe('no-cache');
});

test('serves pictures of states for an hour', async () => {
  const { headers, body } = await page('/chart-pictures/session/asked.webp');
  expect([body, headers['content-type']]).toEqual(['picture', 'image/webp']);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect((await page('/chart-pictures/session/other.webp')).statusCode).toBe(404);
});

test('describes the product for phones that put it among their apps', async () => {
  const answer = await page('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({
    name: 'Green </script> & Co',
    start_url: '/',
    display: 'minimal-ui',
    icons: [
      { sizes: 'any' },
      { sizes: '192x192' },
      { sizes: '512x512' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [{ url: '/green-directory' }, { url: '/events' }, { url: '/resources' }],
    screenshots: [
      { sizes: '720x1280', form_factor: 'narrow', label: 'Business Directory' },
      { sizes: '1280x800', form_factor: 'wide' },
    ],
    share_target: { action: '/events/post', params: { files: [{ name: 'picture' }] } },
  });
});

test('names no screenshots to a browser that saves data', async () => {
  const answer = await server().app.inject({
    url: '/manifest.webmanifest',
    headers: { 'save-data': 'on' },
  });
  expect(answer.headers.vary).toContain('Save-Data');
  expect(answer.json()).not.toHaveProperty('screenshots');
});

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows in the policy of a page only this origin, the API and fixed texts', async () => {
  const { headers } = await page('/');
  expect(String(headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${sha256('dark()')}`,
    ["style-src 'self'", sha256(''), ...GRID_STYLES.map((hash) => `'sha256-${hash}'`)].join(' '),
    "font-src 'self'",
    "img-src 'self' data: https://api.example.org",
    "connect-src 'self' https://api.example.org",
    "frame-src 'self' https://api.example.org",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /mainapp/csp-reports/',
  ]);
  expect(headers['reporting-endpoints']).toBeUndefined();
});

async function policyWith(env: Record<string, string>) {
  const own = await createTestApp({ dist, env });
  const { headers } = await own.app.inject({ url: '/', headers: { accept: 'text/html' } });
  await own.close();
  return { policy: headers['content-security-policy'], endpoints: headers['reporting-endpoints'] };
}

test('adds report-to to the policy over https', async () => {
  const { policy, endpoints } = await policyWith({ PUBLIC_URL: 'https://kijani.example' });
  expect(policy).toContain('; report-uri /mainapp/csp-reports/; report-to csp');
  expect(endpoints).toBe('csp="/mainapp/csp-reports/"');
});

test('omits trusted types from the policy where visits are recorded', async () => {
  const { policy } = await policyWith({ ANALYTICS_SITE_ID: '4242' });
  expect(policy).not.toContain('trusted-types');
});

test('embeds the configuration so that it cannot end its element', async () => {
  const { payload } = await page('/');
  const json = /id="app-config">(.*?)<\/script>/.exec(payload)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    productName: 'Green </script> & Co',
    productSlug: 'green',
    apiHost: 'https://api.example.org',
    publicUrl: 'http://localhost:3000',
    contactEmail: 'hello@kijani.example',
    helpEmail: 'help@kijani.example',
    social: {
      x: 'https://x.com/kijani',
      linkedin: 'https://www.linkedin.com/company/kijani',
      instagram: 'https://www.instagram.com/kijani',
    },
    poweredBy: 'the Kijani community',
    analyticsSiteId: null,
    forumUrl: 'https://forum.example.org',
    demo: false,
    googleSignIn: false,
    homeLead: null,
    stateCharts: true,
  });
  expect(payload).toContain(
    '<title>Sustainable businesses in Kenya · Green &lt;/script> &amp; Co</title>',
  );
});

test.each([
  ['development', true],
  ['production', false],
])('in %s opens the state charts to everybody: %s', async (NODE_ENV, stateCharts) => {
  const { app, close } = await createTestApp({ dist, env: { ...PRODUCTION, NODE_ENV } });
  const { payload } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  await close();
  expect(payload).toContain(`"stateCharts":${stateCharts}`);
});

test.each([
  ['br', 'brotli'],
  ['gzip', 'gzip'],
  ['identity', 'plain'],
])('serves built files as %s, immutable', async (encoding, content) => {
  const answer = await server().app.inject({
    url: '/assets/main.0123456789.js',
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.payload).toBe(content);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('returns an uncached 404 for a missing file', async () => {
  const answer = await page('/assets/main.old.js', '*/*');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ detail: 'Not found.' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2f..%2fpackage.json'])(
  'does not serve %s',
  async (url) => {
    const answer = await page(url, '*/*');
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.payload).not.toContain('app-config');
  },
);

test('serves other built files from the root', async () => {
  const answer = await page('/security.txt', '*/*');
  expect(answer.payload).toBe('Contact: us');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

describe('the server while the database is down', () => {
  const away = () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  };
  beforeEach(() => void jest.spyOn(server().app.db, 'select').mockImplementation(away));
  afterEach(() => jest.restoreAllMocks());

  test.each(['/', '/about/mission', '/general'])('still returns the page %s', async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.payload).toContain('"productName":"Green');
  });

  test('returns 503 with a page that says so for an address that needs the database', async () => {
    const answer = await page('/green-directory/not-asked-for-before');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.payload).toContain('<title>Temporarily unavailable · Green');
    expect(answer.payload).toContain('name="robots" content="noindex"');
  });

  test('still says of an address that it is not there', async () => {
    jest.restoreAllMocks();
    expect((await page('/green-directory/asked-for-before')).statusCode).toBe(404);
    jest.spyOn(server().app.db, 'select').mockImplementation(away);
    expect((await page('/green-directory/asked-for-before')).statusCode).toBe(404);
  });

  test('returns 503 with JSON to programs', async () => {
    const answer = await page('/green-directory/not-asked-for-before', 'application/json');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      detail: 'The service is temporarily unavailable. Please try again.',
    });
  });
});

test.each(['/%zz', '/events/%c3%28'])(
  'returns 400 with a page for the malformed address %s',
  async (url) => {
    const answer = await page(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.payload).toContain('The address is malformed.');
  },
);

describe('a request from another origin', () => {
  const preflight = (origin: string, method = 'GET') =>
    server().app.inject({
      method: 'OPTIONS',
      url: '/accounts/me/',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    });

  test('is allowed with its token when the origin is listed', async () => {
    const answer = await preflight('https://spa.example.org');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('https://spa.example.org');
    expect(answer.headers['access-control-allow-headers']).toBe('authorization');
    const get = await server().app.inject({
      url: '/mainapp/listings/',
      headers: { origin: 'https://spa.example.org' },
    });
    expect(get.headers['access-control-allow-origin']).toBe('https://spa.example.org');
    expect(get.headers.vary).toMatch(/Authorization.*Origin/);
  });

  test('is allowed with every method of the API when the origin is listed', async () => {
    const { body } = await server().get('api/docs/json');
    const calls = Object.values(body['paths'] as Record<string, object>).flatMap(Object.keys);
    const methods = [...new Set(calls)].map((method) => method.toUpperCase());
    expect(methods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']));
    const answer = await preflight('https://spa.example.org', 'PUT');
    const allowed = String(answer.headers['access-control-allow-methods']).split(', ');
    expect(allowed).toEqual(expect.arrayContaining(methods));
  });

  test('is not allowed when the origin is not listed', async () => {
    const answer = await preflight('https://evil.example');
    expect(answer.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    expect(answer.headers['access-control-allow-origin']).not.toBe('*');
  });
});
