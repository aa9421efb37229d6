import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database';
import { migrationsFolder } from './migrations';
import { completeNameKeys } from './nameKeys';
import * as schema from './schema';

/** Any constant; every process of this product must use the same. */
const MIGRATION_LOCK = 20_260_117;

async function migrateAlone(connectionString: string, folder?: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: folder ?? migrationsFolder });
    if (folder === undefined) await completeNameKeys(db);
  } finally {
    await client.end();
  }
}

interface PoolLimits {
  max: number;
  /** Milliseconds that a request waits for a free connection. */
  connectionTimeoutMillis: number;
}

/**
 * PostgreSQL. A statement lasts at most 5 s, waits for a lock at most 2 s, and a transaction may
 * idle 10 s. `lost` is called for connections that end between two statements; unhandled, they would end the
 * process.
 */
export function openPostgres(
  connectionString: string,
  lost: (error: Error) => void,
  limits: PoolLimits = { max: 10, connectionTimeoutMillis: 2_000 },
): Database {
  const pool = new pg.Pool({
    connectionString,
    ...limits,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // The pool reports idle connections only; one that ends within a transaction is not idle.
  pool.on('connect', (client) => client.on('error', lost));
  pool.on('error', () => undefined);
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    migrate: (folder) => migrateAlone(connectionString, folder),
    close: () => pool.end(),
  };
}
