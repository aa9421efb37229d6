import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config';
import { openPglite } from '../db/pglite';
import { PRODUCTION } from '../test/production';
import { startSmtp } from '../test/smtp';
import { openMigratedPglite } from '../test/testDatabase';
import { examine, type Finding } from './doctor';

const folder = mkdtempSync(path.join(tmpdir(), 'doctor-'));
const dataDir = path.join(folder, 'data');
const secretFile = path.join(folder, 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

/** Another site, where ours should be. */
const other = createServer((_request, response) => response.end('<h1>It works!</h1>'));
let otherUrl: string;
beforeAll(async () => {
  mkdirSync(dataDir);
  await (await openMigratedPglite(path.join(dataDir, 'pglite'))).close();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  writeFileSync(secretFile, PRODUCTION.JWT_SECRET);
  chmodSync(secretFile, 0o644);
}, 60_000);
afterAll(() => other.close());

const look = (env: Record<string, string>) => examine({ ...PRODUCTION, DATA_DIR: dataDir, ...env });
const badIn = (findings: Finding[]) =>
  findings.filter(({ state }) => state === 'bad').map(({ name, text }) => `${name}: ${text}`);

test.each<[string, Record<string, string>, string]>([
  ['a port that is none', { PORT: 'eighty' }, 'Configuration: PORT: '],
  ['no secret', { JWT_SECRET: '' }, 'Configuration: JWT_SECRET: set it in production'],
  ['no public address', { PUBLIC_URL: '' }, 'Configuration: PUBLIC_URL: set it in production'],
  ['no mail server', { MAIL: 'on' }, 'Configuration: SMTP_URL: set it in production'],
  [
    'a secret and a file for it',
    { JWT_SECRET_FILE: '/run/secrets/jwt' },
    'Configuration: JWT_SECRET_FILE: give JWT_SECRET or JWT_SECRET_FILE, not both',
  ],
  [
    'a file that is not there',
    { JWT_SECRET: '', JWT_SECRET_FILE: '/no/such/file' },
    'Configuration: JWT_SECRET_FILE: "/no/such/file" cannot be read',
  ],
  [
    'a file that everybody can read',
    { JWT_SECRET: '', JWT_SECRET_FILE: secretFile },
    `Secrets: Everybody on this machine can read ${secretFile}.`,
  ],
  ['a secret that can be guessed', { JWT_SECRET: '12'.repeat(20) }, 'Secrets: JWT_SECRET can be'],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgresql://kijani@127.0.0.1:9/kijani' },
    'Database: The database cannot be used: ',
  ],
  [
    'the embedded database in production',
    { ALLOW_PGLITE_IN_PRODUCTION: 'false' },
    'Database: The database cannot be used: DATABASE_URL is not set',
  ],
  [
    'a mail server that does not answer',
    { SMTP_URL: 'smtp://127.0.0.1:9', MAIL: 'on' },
    'Mail server: The mail server at 127.0.0.1:9 does not take emails from us.',
  ],
  [
    'a proxy that is not trusted',
    { PUBLIC_URL: 'https://127.0.0.1:9' },
    'Proxy: PUBLIC_URL is https and this server speaks http',
  ],
])('names %s', async (_what, env, expected) => {
  const found = badIn(await look(env));
  expect(found.filter((line) => line.startsWith(expected))).toHaveLength(1);
});

test('names an address that leads elsewhere', async () => {
  expect(badIn(await look({ PUBLIC_URL: otherUrl }))).toEqual([
    `Public address: ${otherUrl} answers 200, but not as this product does. Check PUBLIC_URL and the proxy.`,
  ]);
});

test.each([
  [-1, 'Migrations: The database has the schema of an older version. Run: kijani migrate'],
  [1, 'Migrations: The database has the schema of a newer version. Install that version.'],
])('names a schema of another version (%i)', async (difference, expected) => {
  const shift = async (by: number) => {
    const database = await openPglite(readConfig({ DATA_DIR: dataDir }));
    await database.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + ${by}
        where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    await database.close();
  };
  await shift(difference);
  try {
    expect(badIn(await look({}))).toContain(expected);
  } finally {
    await shift(-difference);
  }
});

test('finds nothing to mend where all is well', async () => {
  const smtp = await startSmtp();
  const findings = await look({ SMTP_URL: smtp.url, MAIL: 'on' });
  await smtp.close();
  expect(badIn(findings)).toEqual([]);
  expect(findings.map(({ name }) => name)).toEqual([
    ...['Configuration', 'Database', 'Migrations', 'Clock', 'Emails on their way', 'Disk', 'Files'],
    ...['Mail server', 'Public address', 'Proxy', 'Secrets'],
  ]);
});
