import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config';
import { isTemporaryFailure } from './errors';

/** Milliseconds. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const PATIENCE = 5_000;

async function connectOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Resolves when PostgreSQL takes connections, which after a restart of the machine can be later than this server.
 * `tell` is called before each pause with its milliseconds. Throws what no waiting mends, such as a wrong password.
 */
export async function waitForDatabase(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  tell: (wait: number) => void,
  pause: (wait: number) => Promise<unknown> = sleep,
): Promise<void> {
  if (databaseUrl === null) return;
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      await connectOnce(databaseUrl);
      return;
    } catch (error) {
      if (!isTemporaryFailure(error)) throw error;
    }
    tell(wait);
    await pause(wait);
  }
}
