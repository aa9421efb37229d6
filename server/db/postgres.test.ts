import { execFileSync } from 'node:child_process';
import { eq, sql } from 'drizzle-orm';
import { createEmptyDatabase } from '../test/testDatabase';
import type { Database, Db } from './database';
import { migrationState } from './migrations';
import { DEFAULT_LIMITS, openPostgres } from './postgres';
import { isTemporaryFailure } from './errors';
import { settings } from './schema/shared';
import { tableVersions } from './tableVersion';

/** Runs where TEST_DATABASE_URL names a PostgreSQL (jest.config.ts). */
describe('PostgreSQL', () => {
  let url: string;
  const lost = jest.fn();
  beforeAll(async () => {
    url = await createEmptyDatabase();
  });

  test('is migrated once by processes that start together', async () => {
    const all = [1, 2, 3].map(() => openPostgres(url, lost));
    await Promise.all(all.map((one) => one.migrate()));
    for (const one of all) {
      expect(await migrationState(one.db)).toBe('current');
      await one.close();
    }
  });

  /** Ends every connection but its own, and waits until one of them was heard of. */
  async function endOthers({ db }: Database): Promise<void> {
    const heard = new Promise((resolve) => lost.mockImplementationOnce(resolve));
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database()`,
    );
    await heard;
  }

  test('keeps working when the server ends an idle connection', async () => {
    const pool = openPostgres(url, lost);
    const other = openPostgres(url, lost);
    await pool.db.execute(sql`select 1`);
    await endOthers(other);
    expect(await pool.db.execute(sql`select 1 as answer`)).toMatchObject({ rows: [{ answer: 1 }] });
    await Promise.all([pool.close(), other.close()]);
  });

  test('reports a temporary failure when a connection ends in a transaction, and keeps working', async () => {
    const pool = openPostgres(url, lost);
    const other = openPostgres(url, lost);
    const error = await pool.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await endOthers(other);
        await tx.execute(sql`select 1`);
      })
      .catch((thrown: unknown) => thrown);
    expect(isTemporaryFailure(error)).toBe(true);
    expect(await pool.db.execute(sql`select 1 as answer`)).toMatchObject({ rows: [{ answer: 1 }] });
    await Promise.all([pool.close(), other.close()]);
  });

  test('gives back connections that have ended before a transaction begins on them', async () => {
    const pool = openPostgres(url, lost, { limits: { ...DEFAULT_LIMITS, pool: 2, wait: 1 } });
    const work = () => pool.db.transaction((tx) => tx.execute(sql`select 1 as answer`));
    await Promise.all([work(), work()]);
    // Nothing here hears of the end until the transactions have begun.
    execFileSync('psql', [
      ...['-q', '-d', url, '-c'],
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and datname = current_database()`,
    ]);
    const results = await Promise.allSettled([work(), work()]);
    for (const result of results) {
      expect(result.status).toBe('rejected');
      expect('reason' in result && isTemporaryFailure(result.reason)).toBe(true);
    }
    expect(await work()).toMatchObject({ rows: [{ answer: 1 }] });
    await pool.close();
  });

  test('reports a temporary failure soon when the pool is exhausted', async () => {
    const pool = openPostgres(url, lost, { limits: { ...DEFAULT_LIMITS, pool: 1, wait: 0.5 } });
    const error = await pool.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      return pool.db.execute(sql`select 1`).catch((thrown: unknown) => thrown);
    });
    expect(isTemporaryFailure(error)).toBe(true);
    await pool.close();
  });

  test('has another version of a table after a transaction that was overtaken', async () => {
    const pool = openPostgres(await createEmptyDatabase(), lost);
    await pool.migrate();
    const version = async () => (await tableVersions(pool.db, [settings])).get('settings') ?? '';
    const write = (db: Db, name: string) =>
      db.update(settings).set({ value: 'new' }).where(eq(settings.name, name));
    await pool.db
      .insert(settings)
      .values(['slow', 'quick'].map((name) => ({ name, value: 'old' })));
    let overtaken: string | undefined;
    await pool.db.transaction(async (tx) => {
      await write(tx, 'slow');
      await write(pool.db, 'quick');
      overtaken = await version();
    });
    expect(await version()).not.toBe(overtaken);
    await pool.close();
  });

  test('redacts notes of the audit log whatever the language of its messages', async () => {
    const pool = openPostgres(await createEmptyDatabase(), lost);
    await pool.migrate();
    const notes = await pool.db.transaction(async (tx) => {
      /** German under scripts/withPostgres.sh, where the translations are there. */
      await tx.execute(sql`set local lc_messages = 'C.UTF-8'`);
      await tx.execute(
        sql`insert into audit_entries (actor_id, action, subject, note) values (1, 'member.suspended', 'member 2', 'Late.')`,
      );
      await tx.execute(sql`select redact_audit_notes(2, array[1], array[''], 1, now())`);
      return tx.execute(sql`select note from audit_entries where id = 1`);
    });
    expect(notes).toMatchObject({ rows: [{ note: '' }] });
    await pool.close();
  });

  test('limits the time of statements, locks and idle transactions', async () => {
    const pool = openPostgres(url, lost);
    const limits = await pool.db.execute(
      sql`select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(limits).toMatchObject({ rows: [{ statement: '5s', lock: '2s', idle: '10s' }] });
    await pool.close();
  });
});

test.each([
  [Object.assign(new Error('x'), { code: '55P03' }), true],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('x'), { code: '08006' }), true],
  [Object.assign(new Error('x'), { code: 'EHOSTUNREACH' }), true],
  [Object.assign(new Error('x'), { code: '25006' }), true],
  [Object.assign(new Error('query_wait_timeout'), { code: '08P01' }), true],
  [
    Object.assign(new Error('unsupported startup parameter: statement_timeout'), { code: '08P01' }),
    false,
  ],
  [new Error('outer', { cause: Object.assign(new Error('x'), { code: '57014' }) }), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [Object.assign(new Error('x'), { code: '23505' }), false],
  [new Error('x'), false],
  ['text', false],
])('decides whether %p is a temporary failure: %p', (error, expected) => {
  expect(isTemporaryFailure(error)).toBe(expected);
});
