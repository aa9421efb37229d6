import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseLimits } from '../config';
import type { Database } from './database';
import { migrationsFolder } from './migrations';
import { completeNameKeys } from './nameKeys';
import { readingFrom, watchReplica } from './replica';
import { limitRole } from './roleLimits';

/** Any constant; every process of this product must use the same. */
const MIGRATION_LOCK = 20_260_117;

// Ids and counts are numbers, as far as JavaScript counts exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresOptions {
  /** The same database without the pooler that its address leads to; null where it leads to none. */
  directUrl: string | null;
  limits: DatabaseLimits;
  /** A streaming replica; null where there is none. */
  replicaUrl: string | null;
  /** Whether everything goes without the pooler, as long work of an operator must. */
  isDirect: boolean;
}

export const DEFAULT_LIMITS: DatabaseLimits = {
  pool: 10,
  wait: 2,
  statement: 5,
  lock: 2,
  idle: 10,
};

/** Those of a connection for migrations, which neither the defaults of its role nor those of the database may end. */
const NO_LIMITS = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

async function migrateAlone(
  url: string,
  { directUrl, limits }: Pick<PostgresOptions, 'directUrl' | 'limits'>,
  folder?: string,
): Promise<void> {
  const options = Object.entries(NO_LIMITS).map(([name, value]) => `-c ${name}=${value}`);
  const client = new pg.Client({
    connectionString: directUrl ?? url,
    options: options.join(' '),
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (directUrl !== null) await limitRole(client, url, limits);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder: folder ?? migrationsFolder });
    if (folder === undefined) await completeNameKeys(db);
  } finally {
    await client.end();
  }
}

/**
 * Gives a connection back that ends while it is in use. Whoever has it may never do so: drizzle keeps one on which `begin`
 * fails, and a pool of such connections serves nobody any more.
 */
function giveBackWhatEnds(pool: pg.Pool): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.on('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      // Given back twice would be an error.
      client.release = () => undefined;
    }),
  );
}

/** With the limits of a request. A pooler takes none of them from a connection: the role has them (`limitRole`). */
export function createPool(
  connectionString: string,
  { pool: max, wait, statement, lock, idle }: DatabaseLimits,
  isPooled: boolean,
  lost: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: wait * 1_000,
    ...(!isPooled && {
      statement_timeout: statement * 1_000,
      lock_timeout: lock * 1_000,
      idle_in_transaction_session_timeout: idle * 1_000,
    }),
  });
  // The pool reports idle connections only; one that ends within a transaction is not idle.
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('error', () => undefined);
  giveBackWhatEnds(pool);
  return pool;
}

/**
 * PostgreSQL, with limits for statements, locks and pauses of a transaction. `lost` is called for connections that end
 * between two statements; unhandled, they would end the process.
 */
export function openPostgres(
  url: string,
  lost: (error: Error) => void,
  options: Partial<PostgresOptions> = {},
): Database {
  const {
    directUrl = null,
    replicaUrl = null,
    limits = DEFAULT_LIMITS,
    isDirect = false,
  } = options;
  const pool = isDirect
    ? createPool(directUrl ?? url, limits, false, lost)
    : createPool(url, limits, directUrl !== null, lost);
  const replica =
    replicaUrl === null ? null : createPool(replicaUrl, limits, directUrl !== null, lost);
  const watch = replica && watchReplica(pool, replica);
  return {
    kind: 'postgres',
    db: drizzle(replica && watch ? readingFrom(pool, replica, watch) : pool),
    changed: () => watch?.changed(),
    replicaBehind: () => watch?.behind() ?? null,
    migrate: (folder) => migrateAlone(url, { directUrl, limits }, folder),
    async close() {
      watch?.close();
      await Promise.all([pool.end(), replica?.end()]);
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}
