import { readConfig } from './config';

test('everything has a default that works on a laptop', () => {
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

test('the public address follows the port, and loses its final slash', () => {
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
])('a wrong %s (%s) is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^.*\\n\\s+${name}: .+`));
});

test.each([undefined, '', 'x'.repeat(31)])('production refuses the secret %j', (JWT_SECRET) => {
  const read = () => readConfig({ NODE_ENV: 'production', JWT_SECRET });
  expect(read).toThrow(/\n {2}JWT_SECRET: .*at least 32 /);
});

test.each(['x'.repeat(32), 'ũ'.repeat(16)])('production takes the secret %s', (JWT_SECRET) => {
  expect(readConfig({ NODE_ENV: 'production', JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
});

test('all wrong values are named at once', () => {
  const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'x', NODE_ENV: 'production' });
  expect(read).toThrow(/JWT_SECRET/);
  expect(read).toThrow(/PORT/);
  expect(read).toThrow(/LOG_LEVEL/);
});

test.each([
  ['2', 2],
  ['0', false],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY=%s is read as %p', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test('answers go to the host of the forum, unless others are named', () => {
  const FORUM_URL = 'http://localhost:4200/';
  expect(readConfig({ FORUM_URL }).forum.returnHosts).toEqual(['localhost:4200']);
  const FORUM_RETURN_HOSTS = 'Talk.example.org, beta.example.org:8443';
  expect(readConfig({ FORUM_URL, FORUM_RETURN_HOSTS }).forum.returnHosts).toEqual([
    'talk.example.org',
    'beta.example.org:8443',
  ]);
  expect(readConfig({}).forum).toEqual({ secrets: [], returnHosts: [], api: null });
});
