import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config';
import { isTemporaryFailure } from './errors';
import { limitRole } from './roleLimits';

/** Milliseconds. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const PATIENCE = 5_000;

type Settings = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseLimits'>;

async function connectOnce(
  connectionString: string,
  work: (client: pg.Client) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A pooler opens connections when somebody signs in, so the limits of its role come before. */
async function connectToAll({
  databaseUrl,
  databaseDirectUrl,
  databaseLimits,
}: Settings): Promise<void> {
  if (databaseUrl === null) return;
  if (databaseDirectUrl !== null) {
    await connectOnce(databaseDirectUrl, (client) =>
      limitRole(client, databaseUrl, databaseLimits),
    );
  }
  await connectOnce(databaseUrl);
}

/**
 * Resolves when PostgreSQL takes connections, which after a restart of the machine can be later than this server.
 * `tell` is called before each pause with its milliseconds. Throws what no waiting mends, such as a wrong password.
 */
export async function waitForDatabase(
  settings: Settings,
  tell: (wait: number) => void,
  pause: (wait: number) => Promise<unknown> = sleep,
): Promise<void> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      await connectToAll(settings);
      return;
    } catch (error) {
      if (!isTemporaryFailure(error)) throw error;
    }
    tell(wait);
    await pause(wait);
  }
}
