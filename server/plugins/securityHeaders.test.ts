import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config';
import { serverForTests } from '../test/testApp';
import { securityHeaders } from './securityHeaders';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
mkdirSync(path.join(dist, 'assets'));
writeFileSync(path.join(dist, 'index.html'), '<head></head>');
writeFileSync(path.join(dist, 'security.txt'), 'Contact: us');
writeFileSync(path.join(dist, 'assets', 'main.0123456789.js'), 'plain');
afterAll(() => rmSync(dist, { recursive: true }));

const server = serverForTests({ dist, env: { PUBLIC_URL: 'https://kijani.example' } });

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PAGE =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-…'…; font-src 'self'; " +
  "img-src 'self' data:; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types default; report-uri /mainapp/csp-reports/; report-to csp';

const EVERYWHERE = {
  'content-security-policy': NOTHING,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000',
  'content-type': 'application/json; charset=utf-8',
  'content-length': '…',
  date: '…',
  connection: 'keep-alive',
};
const ROUTED = { ...EVERYWHERE, 'x-request-id': '…', vary: 'Authorization' };
const FILE = { ...ROUTED, vary: 'Authorization, accept-encoding', 'accept-ranges': 'bytes' };
const FOR_PAGES = ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'];
const ASSET = Object.fromEntries(
  Object.entries(FILE).filter(([name]) => !FOR_PAGES.includes(name)),
);

/** Values that no two answers share. */
const OWN = new Set(['content-length', 'date', 'x-request-id', 'etag', 'last-modified']);

async function headersOf(url: string, accept: string) {
  const { headers } = await server().app.inject({ url, headers: { accept } });
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    OWN.has(name) ? '…' : String(value).replace(/('sha256-)[^']+(')[^;]*/g, '$1…$2…'),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

test.each([
  [
    'a page',
    '/',
    'text/html',
    {
      ...ROUTED,
      'content-security-policy': PAGE,
      'reporting-endpoints': 'csp="/mainapp/csp-reports/"',
      'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
      etag: '…',
      vary: 'Authorization, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    },
  ],
  ['private JSON', '/healthz', '*/*', { ...ROUTED, 'cache-control': 'private, no-store' }],
  [
    'public JSON',
    '/mainapp/listings/overview/',
    '*/*',
    {
      ...ROUTED,
      'cache-control': 'public, max-age=60, stale-while-revalidate=60',
      etag: '…',
    },
  ],
  ['an unknown address', '/nothing/', '*/*', { ...ROUTED, 'cache-control': 'no-store' }],
  [
    'an error',
    '/accounts/me/',
    '*/*',
    { ...ROUTED, 'cache-control': 'no-store', 'www-authenticate': 'Token' },
  ],
  [
    'an address that no route sees',
    '/%E0%A4%A',
    '*/*',
    { ...EVERYWHERE, 'cache-control': 'no-store' },
  ],
  [
    'a built file',
    '/assets/main.0123456789.js',
    '*/*',
    {
      ...ASSET,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      etag: '…',
      'last-modified': '…',
      'use-as-dictionary': 'match="/assets/main.*.js"',
      vary: 'Authorization, accept-encoding, Available-Dictionary',
    },
  ],
  [
    'a file for other origins',
    '/security.txt',
    '*/*',
    {
      ...FILE,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
      'content-type': 'text/plain; charset=utf-8',
      etag: '…',
      'last-modified': '…',
    },
  ],
  [
    'a calendar for other origins',
    '/mainapp/events/feed.ics',
    '*/*',
    {
      ...ROUTED,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=300, stale-while-revalidate=300',
      'content-type': 'text/calendar; charset=utf-8',
      etag: '…',
    },
  ],
  [
    'an upload that is not there',
    '/uploads/unknown/photo.webp',
    '*/*',
    { ...ROUTED, 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' },
  ],
])('sends for %s exactly these headers', async (_answer, url, accept, expected) => {
  expect(await headersOf(url, accept)).toEqual(expected);
});

test('gives the same headers without a request, and no HSTS without https', () => {
  expect(securityHeaders(readConfig({}))).toEqual({
    'Content-Security-Policy': NOTHING,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  });
});
