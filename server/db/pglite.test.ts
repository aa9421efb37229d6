import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config';
import { PRODUCTION } from '../test/production';
import { migrationState } from './migrations';
import { openPglite } from './pglite';

const dataDir = mkdtempSync(path.join(tmpdir(), 'pglite-'));
const config = readConfig({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true }));

test('refuses the embedded database in production and names the variable', async () => {
  const production = readConfig({
    ...PRODUCTION,
    ALLOW_PGLITE_IN_PRODUCTION: 'false',
    DATA_DIR: dataDir,
  });
  await expect(openPglite(production)).rejects.toThrow('DATABASE_URL is not set');
  expect(existsSync(path.join(dataDir, 'pglite'))).toBe(false);
});

test('lets a folder have one owner, migrates it once, and copies it before a later migration', async () => {
  const database = await openPglite(config);
  await expect(openPglite(config)).rejects.toThrow(`in use by process ${process.pid}`);

  expect(await migrationState(database.db)).toBe('new');
  await database.migrate();
  expect(await migrationState(database.db)).toBe('current');
  const journal = () => database.db.execute(sql`select * from drizzle.__drizzle_migrations`);
  const before = await journal();
  await database.migrate();
  expect(await journal()).toEqual(before);
  expect(existsSync(path.join(dataDir, 'backups'))).toBe(false);
  await database.close();

  const forced = readConfig({ ...PRODUCTION, DATA_DIR: dataDir });
  const reopened = await openPglite(forced);
  await reopened.db.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
  expect(await migrationState(reopened.db)).toBe('behind');
  await expect(reopened.migrate()).rejects.toThrow();
  expect(readdirSync(path.join(dataDir, 'backups'))).toHaveLength(1);
  await reopened.close();
  expect(existsSync(path.join(dataDir, 'pglite.lock'))).toBe(false);
}, 60_000);
