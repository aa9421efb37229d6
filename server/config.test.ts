import { readConfig } from './config';

test('has a default for everything that works on a laptop', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    productName: 'Kijani',
    productSlug: 'kijani',
    databaseUrl: null,
    smtpUrl: null,
    allowedOrigins: [],
    trustProxy: false,
    production: false,
  });
});

test('derives the public address from the port and removes its final slash', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PUBLIC_URL: 'https://x.example/' }).publicUrl).toBe('https://x.example');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['API_HOST', 'javascript:alert(1)'],
  ['PRODUCT_SLUG', 'My Product'],
  ['ALLOWED_ORIGINS', 'https://a.example, https://b.example/path'],
  ['TRUST_PROXY', 'yes please'],
  ['JWT_SECRET', 'short'],
  ['FORUM_URL', 'http://forum.example.org'],
  ['FORUM_SSO_SECRET', 'short'],
  ['FORUM_SSO_SECRET_OLD', '123456789'],
  ['SESSION_HOURS', '0'],
  ['SESSION_HOURS', '1e400'],
  ['LOG_LEVEL', 'loud'],
  ['SOCIAL_X', 'kijani'],
  ['ANALYTICS_SITE_ID', 'abc'],
  ['ALLOW_PGLITE_IN_PRODUCTION', 'maybe'],
])('names a wrong %s (%s)', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^.*\\n\\s+${name}: .+`));
});

test.each([undefined, '', 'x'.repeat(31)])('refuses the secret %j in production', (JWT_SECRET) => {
  const read = () => readConfig({ NODE_ENV: 'production', JWT_SECRET });
  expect(read).toThrow(/\n {2}JWT_SECRET: .*at least 32 /);
});

test.each(['x'.repeat(32), 'ũ'.repeat(16)])('accepts the secret %s in production', (JWT_SECRET) => {
  expect(readConfig({ NODE_ENV: 'production', JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
});

test('names all wrong values at once', () => {
  const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'x', NODE_ENV: 'production' });
  expect(read).toThrow(/JWT_SECRET/);
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/LOG_LEVEL/);
});

test.each([
  ['2', 2],
  ['0', false],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('reads TRUST_PROXY=%s as %p', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test('allows replies to the host of the forum unless FORUM_RETURN_HOSTS names others', () => {
  const FORUM_URL = 'http://localhost:4200/';
  expect(readConfig({ FORUM_URL }).forum.returnHosts).toEqual(['localhost:4200']);
  const FORUM_RETURN_HOSTS = 'Talk.example.org, beta.example.org:8443';
  expect(readConfig({ FORUM_URL, FORUM_RETURN_HOSTS }).forum.returnHosts).toEqual([
    'talk.example.org',
    'beta.example.org:8443',
  ]);
  expect(readConfig({}).forum).toEqual({ secrets: [], returnHosts: [], api: null });
});
