import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { SECRETS } from './secretFiles';
import { PRODUCTION } from './test/production';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
const file = path.join(folder, 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

const URLS: Partial<Record<(typeof SECRETS)[number], string>> = {
  DATABASE_URL: 'postgresql://kijani:secret@db.example.org/kijani',
  DATABASE_DIRECT_URL: 'postgresql://kijani:secret@db.example.org:5433/kijani',
  DATABASE_REPLICA_URL: 'postgresql://kijani:secret@replica.example.org/kijani',
  SMTP_URL: 'smtps://kijani:secret@mail.example.org',
  SMS_URL: 'https://kijani:key@api.africastalking.com/version1/messaging',
  STORE_URL: 'https://KEY:of%2Fstore@s3.example.org/files',
};

/** What is found of a secret that is read in parts. */
const PARTS: Record<string, string> = {
  SMS_URL: '"apiKey":"key"',
  STORE_URL: '"secret":"of/store"',
};

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
  ['SMS_URL', 'https://api.africastalking.com/version1/messaging'],
  ['SMS_URL', 'http://kijani:key@api.africastalking.com/version1/messaging'],
  ['SMS_URL', 'kijani'],
  ['STORE_URL', 'https://s3.example.org/files'],
  ['STORE_URL', 'http://KEY:secret@s3.example.org/files'],
  ['STORE_URL', 'files'],
  ['FORUM_SSO_SECRET', 'short'],
  ['FORUM_SSO_SECRET_OLD', '123456789'],
  ['DATABASE_POOL', '0'],
  ['DATABASE_POOL', 'many'],
  ['DATABASE_STATEMENT_SECONDS', '2.5'],
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
  const read = () => readConfig({ ...PRODUCTION, JWT_SECRET });
  expect(read).toThrow(/\n {2}JWT_SECRET: .*at least 32 /);
});

test.each(['x'.repeat(32), 'ũ'.repeat(16)])('accepts the secret %s in production', (JWT_SECRET) => {
  expect(readConfig({ ...PRODUCTION, JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
});

test('says in production which of what it needs is missing, and why', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /JWT_SECRET: set it .*\n {2}PUBLIC_URL: set it .*\n {2}SMTP_URL: set it .* or MAIL=off /,
  );
  expect(readConfig(PRODUCTION)).toMatchObject({ isMailOff: true, smtpUrl: null });
  const SMTP_URL = 'smtp://mail.example.org';
  expect(readConfig({ ...PRODUCTION, MAIL: 'on', SMTP_URL })).toMatchObject({
    isMailOff: false,
    smtpUrl: SMTP_URL,
  });
});

test.each(SECRETS)('reads %s from a file', (name) => {
  const given = URLS[name] ?? 'a secret of at least thirty-two bytes';
  writeFileSync(file, `${given}\n`);
  const used = { FORUM_URL: 'https://forum.example.org', GOOGLE_CLIENT_ID: 'kijani' };
  const read = readConfig({ ...PRODUCTION, ...used, [name]: '', [`${name}_FILE`]: file });
  expect(JSON.stringify(read)).toContain(PARTS[name] ?? given);
  // The settings of the site are read over it.
  expect(JSON.stringify(read.with({ PRODUCT_NAME: 'Green' }))).toContain('Green');
});

test('names a file that cannot be read, and a secret that is given twice', () => {
  const read = (env: object) => () => readConfig({ ...PRODUCTION, ...env });
  expect(read({ JWT_SECRET: '', JWT_SECRET_FILE: '/no/such/file' })).toThrow(
    'JWT_SECRET_FILE: "/no/such/file" cannot be read',
  );
  expect(read({ JWT_SECRET_FILE: file })).toThrow('give JWT_SECRET or JWT_SECRET_FILE, not both');
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

test('reads where the store for files is', () => {
  const read = (url: string) => readConfig({ STORE_URL: url }).store;
  expect(read('')).toBeNull();
  expect(read('https://KEY:a%2Fb+c@s3.example.org/files/?region=af-south-1')).toEqual({
    url: 'https://s3.example.org/files',
    keyId: 'KEY',
    secret: 'a/b+c',
    region: 'af-south-1',
    takesNew: true,
  });
  expect(read('http://KEY:secret@localhost:9000/files?new=no')).toMatchObject({
    region: 'auto',
    takesNew: false,
  });
});
