import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { settingsOf } from '../db/roleLimits';
import { bad, good, type Found } from '../routes/admin/checks/runChecks';

export const POOLER_WITHOUT_DIRECT =
  'DATABASE_URL leads to a pooler (PgBouncer), which takes no limits of time from a connection. Set DATABASE_DIRECT_URL to the same database without the pooler.';

/** Whether a pooler has refused what every connection of ours says at its start. */
export const isPoolerRefusing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unsupported startup parameter');

/** Milliseconds. */
const PATIENCE = 5_000;

/** Where a connection leads. */
interface Place {
  base: string;
  /** Of the files of the server, which its replicas share. */
  system: string;
  isReplica: boolean;
  /** Bytes of the log that a replica has applied; of another server, those that it has written. */
  applied: number;
}

const PLACE = `
  select current_database() as base, system_identifier::text as system, pg_is_in_recovery() as "isReplica",
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0')::float8 as applied
  from pg_control_system()`;

async function placeOf(connectionString: string): Promise<Place> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: PATIENCE,
  });
  try {
    await client.connect();
    const { rows } = await client.query<Place>(PLACE);
    const [place] = rows;
    if (!place) throw new Error('no answer');
    return place;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ownPlace(db: Db): Promise<Place> {
  const { rows } = (await db.execute(sql.raw(PLACE))) as { rows: Place[] };
  const [place] = rows;
  if (!place) throw new Error('no answer');
  return place;
}

const isSame = (one: Place, other: Place): boolean =>
  one.base === other.base && one.system === other.system;

async function areLimited(db: Db, { databaseLimits }: Config): Promise<boolean> {
  const settings = Object.entries(settingsOf(databaseLimits));
  const { rows } = (await db.execute(
    sql`select name, setting from pg_settings where name in ${settings.map(([name]) => name)}`,
  )) as { rows: { name: string; setting: string }[] };
  return settings.every(([name, value]) =>
    rows.some((row) => row.name === name && row.setting === String(value)),
  );
}

async function checkDirect(directUrl: string, db: Db): Promise<Found | null> {
  let place: Place;
  try {
    place = await placeOf(directUrl);
  } catch (error) {
    if (isPoolerRefusing(error)) {
      return bad(
        'DATABASE_DIRECT_URL leads to a pooler too. Give it the address of PostgreSQL itself.',
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    return bad(`DATABASE_DIRECT_URL cannot be used: ${reason}.`);
  }
  return isSame(place, await ownPlace(db))
    ? null
    : bad('DATABASE_DIRECT_URL and DATABASE_URL lead to different databases.');
}

/** Whether the connections of the server have the limits of the configuration, and migrations reach the database. */
export async function checkConnections(config: Config, db: Db): Promise<Found> {
  const { databaseDirectUrl: directUrl } = config;
  const found = directUrl === null ? null : await checkDirect(directUrl, db);
  if (found !== null) return found;
  if (await areLimited(db, config)) return good('Statements, locks and transactions are limited.');
  return directUrl === null
    ? bad(POOLER_WITHOUT_DIRECT)
    : bad(
        'Connections of the pooler do not have the limits of DATABASE_…_SECONDS. Run: kijani migrate. Then let the pooler open new ones (RECONNECT in the console of PgBouncer).',
      );
}

/** Bytes of the log by which a replica may be behind while nothing is wrong. */
const MOST_BEHIND = 16 * 1_048_576;

/** Whether DATABASE_REPLICA_URL leads to a replica of this database that follows it. */
export async function checkReplica({ databaseReplicaUrl }: Config, db: Db): Promise<Found> {
  if (databaseReplicaUrl === null) return good('There is none.');
  const own = await ownPlace(db);
  let place: Place;
  try {
    place = await placeOf(databaseReplicaUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(`The replica cannot be used, so all is read from the database itself: ${reason}.`);
  }
  if (!isSame(place, own)) {
    return bad('DATABASE_REPLICA_URL leads to another database. It must be a streaming replica.');
  }
  if (!place.isReplica) {
    return bad('DATABASE_REPLICA_URL leads to a server that is no replica. Leave it empty.');
  }
  const behind = own.applied - place.applied;
  return behind > MOST_BEHIND
    ? bad(`The replica is ${Math.round(behind / 1_048_576)} MB behind, so it is not read from.`)
    : good('The replica follows the database.');
}
