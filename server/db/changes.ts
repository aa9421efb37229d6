import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Named by the triggers of the migration `change_notices`. */
const CHANNEL = 'data_changed';
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** A connection that is cut without a word is noticed after this time and the next at the latest. */
const ASKED_EVERY = 15_000;
const ANSWERS_WITHIN = 2_000;

interface Heard {
  /** A table changed, and the change is committed. */
  changed(table: string): void;
  /** From here on every change is heard; those before may not have been. */
  began(): void;
  /** From here on changes are not heard, until it begins again. */
  ended(error: Error | null): void;
}

export interface Changes {
  /**
   * Resolves once everything is heard that was committed before; the time of one statement without a query. Rejects where
   * nothing is heard now.
   */
  settle(): Promise<void>;
  close(): Promise<void>;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = delay(milliseconds, null, { signal: timer.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/**
 * Hears of changes of tables on a connection of its own, which must lead to PostgreSQL without a pooler. While it is lost
 * it is opened again, after 0.25 to 10 s.
 */
export function listenToChanges(connectionString: string, heard: Heard): Changes {
  const closing = new AbortController();
  let current: pg.Client | null = null;

  async function listenOnce(): Promise<Error | null> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWERS_WITHIN,
      application_name: 'changes',
    });
    const lost = new Promise<Error | null>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(null));
    });
    client.on('notification', ({ payload = '' }) => heard.changed(payload));
    try {
      await client.connect();
      await within(ANSWERS_WITHIN, client.query(`listen ${CHANNEL}`));
    } catch (error) {
      client.end().catch(() => undefined);
      return error instanceof Error ? error : new Error(String(error));
    }
    current = client;
    heard.began();
    const beat = setInterval(() => void settle().catch(() => undefined), ASKED_EVERY);
    beat.unref();
    const error = await lost;
    clearInterval(beat);
    current = null;
    heard.ended(error);
    return null;
  }

  async function keepListening(): Promise<void> {
    let wait = FIRST_WAIT;
    while (!closing.signal.aborted) {
      const began = performance.now();
      const failure = await listenOnce();
      if (failure === null && performance.now() - began > LONGEST_WAIT) wait = FIRST_WAIT;
      await delay(wait, null, { signal: closing.signal, ref: false }).catch(() => undefined);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    }
  }

  /** What was committed before is sent on the connection before the answer to a statement that comes after it. */
  async function settle(): Promise<void> {
    const client = current;
    if (!client) throw new Error('changes are not heard now');
    try {
      await within(ANSWERS_WITHIN, client.query('select 1'));
    } catch (error) {
      current = null;
      client.end().catch(() => undefined);
      // What was cut without a word never ends by itself.
      client.emit('end');
      throw error;
    }
  }

  const listening = keepListening();
  return {
    settle,
    async close() {
      closing.abort();
      await current?.end();
      await listening;
    },
  };
}
