import { setTimeout as sleep } from 'node:timers/promises';
import { types } from 'node:util';
import pg from 'pg';
import { codeOf, isTemporaryFailure } from './errors';
import { mayReadReplica } from './readContext';

/** Milliseconds. */
const LOOKED_AT_EVERY = 1_000;
const MOST_BEHIND = 1_000;
const LONGEST_PAUSE = 50;

/** Bytes of the log. */
const WRITTEN = `select (pg_current_wal_insert_lsn() - '0/0')::bigint as at`;
/** Null for a server that is no replica, which never has what another wrote. */
const APPLIED = `select (pg_last_wal_replay_lsn() - '0/0')::bigint as at where pg_is_in_recovery()`;

async function placeIn(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ at: number | null }>(query);
  return rows[0]?.at ?? 0;
}

/** Knows whether a replica may be read from. */
export interface ReplicaWatch {
  /** It answers, is at most some seconds behind, and has all changes that this process was told of. */
  isCurrent(): boolean;
  /** Milliseconds since it had all changes that this process was told of until then, or since the start. */
  behind(): number;
  /** This process knows of a change; from here on the replica is not current until it has that too. */
  changed(): void;
  /** It did not answer. */
  failed(): void;
  close(): void;
}

/** Looks after a replica each second, and at once after a change. */
export function watchReplica(primary: pg.Pool, replica: pg.Pool): ReplicaWatch {
  let changes = 0;
  /** How many of the changes the replica has for certain; -1 while it does not follow. */
  let applied = -1;
  let appliedAt = performance.now();
  let failures = 0;
  let isLooking = false;
  let isClosed = false;

  async function follow(): Promise<void> {
    const before = changes;
    const failed = failures;
    const written = await placeIn(primary, WRITTEN);
    const until = performance.now() + MOST_BEHIND;
    for (let pause = 1; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      if ((await placeIn(replica, APPLIED)) >= written) {
        if (failed === failures) {
          applied = before;
          appliedAt = performance.now();
        }
        return;
      }
      if (isClosed || performance.now() > until) throw new Error('the replica is behind');
      await sleep(pause);
    }
  }

  const isBehind = (): boolean => applied !== changes && !isClosed;

  async function look(): Promise<void> {
    if (isLooking || isClosed) return;
    isLooking = true;
    try {
      do await follow();
      while (isBehind());
    } catch {
      applied = -1;
    } finally {
      isLooking = false;
    }
  }

  const timer = setInterval(() => void look(), LOOKED_AT_EVERY);
  timer.unref();
  return {
    isCurrent: () => applied === changes,
    behind: () => performance.now() - appliedAt,
    changed() {
      changes += 1;
      void look();
    },
    failed() {
      failures += 1;
      applied = -1;
    },
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}

const READS = /^\s*(?:select|with)\b/i;
/** What only the database itself can do, such as a function that writes. */
const READ_ONLY = '25006';
/** A statement that takes too long takes too long there as well. */
const TOO_LONG = '57014';

const mustBeRepeated = (error: unknown): error is Error =>
  types.isNativeError(error) &&
  (codeOf(error) === READ_ONLY || (isTemporaryFailure(error) && codeOf(error) !== TOO_LONG));

/**
 * The pool of the database, whose single reads go to the replica where the work that asks may read from it
 * (`readContext`) and it is current. Whatever the replica does not answer is asked of the database.
 */
export function readingFrom(
  primary: pg.Pool,
  replica: pg.Pool,
  { isCurrent, failed }: Pick<ReplicaWatch, 'isCurrent' | 'failed'>,
): pg.Pool {
  async function query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (mayReadReplica() && isCurrent() && READS.test(config.text)) {
      try {
        return await replica.query(config, values);
      } catch (error) {
        if (!mustBeRepeated(error)) throw error;
        if (codeOf(error) !== READ_ONLY) failed();
      }
    }
    return primary.query(config, values);
  }
  return new Proxy(primary, {
    get: (pool, key): unknown => (key === 'query' ? query : Reflect.get(pool, key)),
  });
}
