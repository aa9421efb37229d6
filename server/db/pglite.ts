import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Config } from '../config';
import type { Database } from './database';
import { acquireLock } from './lockFile';
import { migrationsFolder, migrationState } from './migrations';
import { completeNameKeys } from './nameKeys';
import { quickPglite } from './quickPglite';

/** Of the embedded database, which the migrations create. */
export const EXTENSIONS = { pg_trgm, fuzzystrmatch };

/** The backup taken before an existing database is migrated. */
async function keepCopy(client: PGlite, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const dump = await client.dumpDataDir('gzip');
  const stamp = new Date().toISOString().replaceAll(':', '-');
  writeFileSync(path.join(folder, `${stamp}.tar.gz`), Buffer.from(await dump.arrayBuffer()));
}

/**
 * The embedded database, for trying and developing: it never calls fsync, and one slow query stops
 * the process. Throws under NODE_ENV=production unless forced, and when another process has it.
 */
export async function openPglite(config: Config): Promise<Database> {
  if (config.production && !config.allowPgliteInProduction) {
    throw new Error(
      'DATABASE_URL is not set: the embedded database is not meant for production. Set ' +
        'DATABASE_URL to a PostgreSQL database, or ALLOW_PGLITE_IN_PRODUCTION=true to accept it.',
    );
  }
  mkdirSync(config.dataDir, { recursive: true });
  const release = acquireLock(path.join(config.dataDir, 'pglite.lock'));
  const folder = path.join(config.dataDir, 'pglite');
  const existed = existsSync(folder);
  try {
    const client = await PGlite.create(folder, { extensions: EXTENSIONS });
    return pgliteDatabase(client, {
      beforeMigration: () => (existed ? keepCopy(client, config.dataDir) : Promise.resolve()),
      afterClose: release,
    });
  } catch (error) {
    release();
    throw error;
  }
}

interface Hooks {
  beforeMigration(): Promise<void>;
  afterClose(): void;
}

/** A database over a PGlite that is already open, such as one in memory. */
export function pgliteDatabase(client: PGlite, hooks?: Hooks): Database {
  const db = drizzle(quickPglite(client));
  return {
    kind: 'pglite',
    db,
    async migrate(folder) {
      if ((await migrationState(db)) === 'behind') await hooks?.beforeMigration();
      await migrate(db, { migrationsFolder: folder ?? migrationsFolder });
      if (folder === undefined) await completeNameKeys(db);
    },
    async close() {
      await client.close();
      hooks?.afterClose();
    },
  };
}
