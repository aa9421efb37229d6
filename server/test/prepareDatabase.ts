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

/** Where the snapshot of today's migrations is kept; other migrations have another file. */
function snapshotFile(): string {
  const hash = createHash('sha256');
  const pglite = path.dirname(require.resolve('@electric-sql/pglite'));
  hash.update(readFileSync(path.join(pglite, '../package.json')));
  for (const file of readdirSync(migrationsFolder).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, file)));
  }
  return path.join(CACHE, `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** A new embedded database takes seconds to make, and a copy of a migrated one a fraction of that. */
async function writeSnapshot(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: EXTENSIONS });
  await pgliteDatabase(client).migrate();
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
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

/** Before the server's tests: a migrated database of each kind that they use, to be copied. */
export default async function prepareDatabase(): Promise<void> {
  const file = snapshotFile();
  if (!existsSync(file)) await writeSnapshot(file);
  process.env['TEST_DATABASE_SNAPSHOT'] = file;
  const server = process.env['TEST_DATABASE_URL'];
  if (server) process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(server);
}
