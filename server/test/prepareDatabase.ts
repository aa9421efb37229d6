import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from '../db/migrations';
import { EXTENSIONS, pgliteDatabase } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { onServer } from './onServer';

const CACHE = path.join(__dirname, '../../node_modules/.cache/kijani');

interface Snapshots {
  /** Of a database without tables. */
  empty: string;
  migrated: string;
}

/** Where the snapshots of this PGlite and of today's migrations are kept; others have other files. */
function snapshotFiles(): Snapshots {
  const hash = createHash('sha256');
  const pglite = path.dirname(require.resolve('@electric-sql/pglite'));
  hash.update(readFileSync(path.join(pglite, '../package.json')));
  for (const file of readdirSync(migrationsFolder).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, file)));
  }
  const version = hash.digest('hex').slice(0, 16);
  const fileOf = (name: keyof Snapshots) => path.join(CACHE, `${name}-${version}.tar`);
  return { empty: fileOf('empty'), migrated: fileOf('migrated') };
}

async function writeSnapshot(client: PGlite, file: string): Promise<void> {
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

/** A new embedded database takes seconds to make, and a copy of one a fraction of that. */
async function writeSnapshots({ empty, migrated }: Snapshots): Promise<void> {
  const client = await PGlite.create({ extensions: EXTENSIONS });
  await writeSnapshot(client, empty);
  await pgliteDatabase(client).migrate();
  await writeSnapshot(client, migrated);
  await client.close();
}

async function createTemplate(server: string): Promise<string> {
  const name = `test_${randomBytes(4).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, () => {});
  await database.migrate();
  await database.close();
  return name;
}

/** Before the server's tests: databases of each kind that they use, to be copied. */
export default async function prepareDatabase(): Promise<void> {
  const files = snapshotFiles();
  if (!Object.values(files).every(existsSync)) await writeSnapshots(files);
  process.env['TEST_DATABASE_EMPTY'] = files.empty;
  process.env['TEST_DATABASE_MIGRATED'] = files.migrated;
  const server = process.env['TEST_DATABASE_URL'];
  if (server) process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(server);
}
