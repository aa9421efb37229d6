import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../config';
import type { Db } from '../db/database';
import { openPglite } from '../db/pglite';
import { readLastBackup } from '../observe/readFigures';
import { toStoredImage } from '../routes/uploads/storedImage';
import { storeDrawings } from '../seed/drawings';
import { picture } from '../test/files';
import { PRODUCTION } from '../test/production';
import { storeForTests } from '../test/storeOfFiles';
import { openMigratedPglite } from '../test/testDatabase';
import { createProgram } from './program';

const folder = mkdtempSync(path.join(tmpdir(), 'kijani-'));
afterAll(() => rmSync(folder, { recursive: true }));

const EMAIL = 'boss@example.org';

/** Folders whose database has the schema already, which takes seconds to make. */
beforeAll(async () => {
  for (const name of ['data', 'demo', 'files']) {
    mkdirSync(path.join(folder, name));
    await (await openMigratedPglite(path.join(folder, name, 'pglite'))).close();
  }
}, 60_000);

async function withDatabase<Result>(name: string, work: (db: Db) => Promise<Result>) {
  const database = await openPglite(readConfig({ DATA_DIR: path.join(folder, name) }));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** When a backup of the first folder was last recorded. */
const lastBackup = () => withDatabase('data', readLastBackup);

/** Runs a command as an operator types it; returns what it said. */
async function kijani(command: string, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const { program, result } = createProgram({
    env: { DATA_DIR: path.join(folder, 'data'), ...env },
    say: (line) => void lines.push(line),
    now: () => new Date(),
  });
  program.exitOverride();
  for (const each of program.commands) each.exitOverride();
  await program.parseAsync(command.split(' '), { from: 'user' });
  return { lines, said: lines.join('\n'), ...result };
}

test('makes the first admin, and lists, suspends, restores and resets accounts', async () => {
  const made = await kijani(`admin create ${EMAIL}`);
  expect(made.lines.at(-1)).toMatch(/^http:\/\/localhost:3000\/password-reset\/confirm\//);
  await expect(kijani(`admin create ${EMAIL}`)).rejects.toThrow(`kijani admin promote ${EMAIL}`);
  await expect(kijani('admin promote nobody@example.org')).rejects.toThrow('kijani admin create');
  expect((await kijani(`admin promote ${EMAIL}`)).said).toContain('was an admin already');

  expect((await kijani('user list BOSS@')).lines).toEqual([
    expect.stringMatching(/^ +1 {2}active +admin +individual +boss@example\.org$/),
    '1 account',
  ]);
  expect((await kijani('user list b%s')).lines).toEqual(['0 accounts']);

  const suspend = async (options = '') => (await kijani(`user suspend ${EMAIL}${options}`)).said;
  expect(await suspend()).toBe(`The account of ${EMAIL} is suspended now.`);
  expect(await suspend()).toBe(`The account of ${EMAIL} was suspended already.`);
  await expect(kijani(`user reset ${EMAIL}`)).rejects.toThrow('is suspended');
  expect(await suspend(' --undo')).toBe(`The account of ${EMAIL} is active now.`);
  expect((await kijani(`user reset ${EMAIL}`)).lines.at(-1)).toContain('/password-reset/confirm/');
  await expect(kijani('user suspend nobody@example.org')).rejects.toThrow('There is no account');
}, 120_000);

test('keeps a database and brings it back', async () => {
  const file = path.join(folder, 'all.backup');
  expect(await lastBackup()).toBeNull();
  await kijani(`admin create keeper@example.org`);
  await expect(kijani(`backup ${file} --encrypt`)).rejects.toThrow('Set BACKUP_PASSWORD');
  const secret = { BACKUP_PASSWORD: 'mti mkubwa' };
  expect((await kijani(`backup ${file} --encrypt`, secret)).said).toContain('holds the database');
  expect(await lastBackup()).toBeInstanceOf(Date);
  const elsewhere = { DATA_DIR: path.join(folder, 'other') };
  await expect(kijani(`restore ${file}`, elsewhere)).rejects.toThrow('is encrypted');
  await kijani(`restore ${file}`, { ...elsewhere, ...secret });
  expect((await kijani('user list keeper', elsewhere)).said).toContain('keeper@example.org');
  expect((await kijani('migrate', elsewhere)).said).toContain('schema of this version');
}, 120_000);

test('writes the demo data, but not in production, and makes anew what searching reads', async () => {
  const demo = { DATA_DIR: path.join(folder, 'demo') };
  expect((await kijani('seed', demo)).said).toContain('The demo data was written.');
  expect((await kijani('seed', demo)).said).toContain('nothing was written');
  await expect(kijani('seed --demo', { ...PRODUCTION, ...demo })).rejects.toThrow('production');
  expect((await kijani('reindex', demo)).said).toBe('What searching reads was made anew.');
}, 120_000);

test('says whether anything needs mending', async () => {
  expect((await kijani('doctor')).isHealthy).toBe(true);
  const { isHealthy, said } = await kijani('doctor', { PORT: 'eighty' });
  expect(isHealthy).toBe(false);
  expect(said).toMatch(/^bad {6}Configuration: PORT: /);
});

describe('files of members', () => {
  const store = storeForTests();
  const file = path.join(folder, 'files.backup');
  const data = { DATA_DIR: path.join(folder, 'files') };
  const run = (command: string) => kijani(command, { ...data, STORE_URL: store.url() });
  const PICTURES = 3;

  /** Pictures of the first admin, each of them in three sizes. */
  async function storePictures(): Promise<void> {
    await kijani(`admin create ${EMAIL}`, data);
    const image = await toStoredImage(await picture(700, 500).png().toBuffer(), 'image');
    const names = Array.from({ length: PICTURES }, (_, index) => `products/${index}`);
    const pictures = new Map(names.map((name) => [name, image]));
    await withDatabase('files', (db) => storeDrawings(db, pictures, 1, new Date()));
  }

  test('move to the store and back, are kept, and come back to where they belong', async () => {
    await expect(kijani('uploads move store', data)).rejects.toThrow('Set STORE_URL');
    await storePictures();
    const count = 3 * PICTURES;
    expect((await run('uploads move store')).said).toContain(`${count} files were moved`);
    expect(store.contents()).toHaveLength(count);

    await expect(kijani(`backup ${file}`, data)).rejects.toThrow('Set STORE_URL');
    expect((await run(`backup ${file}`)).said).toContain('with all files');
    const back = await run('uploads move database');
    expect(back.said).toContain(`${count} files were moved`);
    expect(back.said).toContain('New files still go to the store: add new=no');
    expect(store.contents()).toHaveLength(0);

    expect((await run(`restore ${file} --replace`)).said).toContain(`${count} files were moved`);
    expect(store.contents()).toHaveLength(count);
    store.damage();
    const { isHealthy, said } = await run(`backup ${file}`);
    expect(isHealthy).toBe(false);
    expect(said).toContain('But these files are lost or damaged in the store');
  }, 120_000);
});
