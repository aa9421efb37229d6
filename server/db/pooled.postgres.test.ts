import { sql } from 'drizzle-orm';
import { readConfig } from '../config';
import { startPgBouncer, type PgBouncer } from '../test/pgbouncer';
import { createEmptyDatabase } from '../test/testDatabase';
import type { Db } from './database';
import { isTemporaryFailure } from './errors';
import { migrationState } from './migrations';
import { DEFAULT_LIMITS, openPostgres } from './postgres';
import { waitForDatabase } from './waitForDatabase';

/** Runs where TEST_DATABASE_URL names a PostgreSQL; PgBouncer must be installed. */
describe('PostgreSQL behind PgBouncer in transaction mode', () => {
  let directUrl: string;
  let pgbouncer: PgBouncer;
  beforeAll(async () => {
    directUrl = await createEmptyDatabase();
    pgbouncer = await startPgBouncer(directUrl);
  });
  afterAll(() => pgbouncer.stop());

  const limits = { ...DEFAULT_LIMITS, statement: 7, lock: 3, idle: 11 };
  const open = () => openPostgres(pgbouncer.url, () => undefined, { directUrl, limits });
  const limitsOf = (db: Db) =>
    db.execute(
      sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`,
    );

  test('is migrated once by processes that start together, and limits every connection', async () => {
    const settings = readConfig({
      ...{ DATABASE_URL: pgbouncer.url, DATABASE_DIRECT_URL: directUrl },
      ...{ DATABASE_STATEMENT_SECONDS: '7', DATABASE_LOCK_SECONDS: '3' },
      DATABASE_IDLE_SECONDS: '11',
    });
    const all = [1, 2, 3].map(open);
    await Promise.all(
      all.map(async (one) => {
        await waitForDatabase(settings, () => undefined);
        await one.migrate();
      }),
    );
    const [first = open()] = all;
    const seen = await Promise.all(Array.from({ length: 8 }, () => limitsOf(first.db)));
    for (const rows of seen) {
      expect(rows).toMatchObject({ rows: [{ statement: '7s', lock: '3s', idle: '11s' }] });
    }
    for (const one of all) {
      expect(await migrationState(one.db)).toBe('current');
      await one.close();
    }
  });

  test('ends a statement that takes too long, as a temporary failure', async () => {
    const short = { ...limits, statement: 1 };
    const base = await createEmptyDatabase();
    const pooled = new URL(pgbouncer.url);
    pooled.pathname = new URL(base).pathname;
    const database = openPostgres(pooled.href, () => undefined, { directUrl: base, limits: short });
    await database.migrate();
    const error = await database.db
      .execute(sql`select pg_sleep(20)`)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ cause: { code: '57014' } });
    expect(isTemporaryFailure(error)).toBe(true);
    await database.close();
  });

  test('says at once that a pooler needs the direct address', async () => {
    const database = openPostgres(pgbouncer.url, () => undefined);
    const error = await database.db.execute(sql`select 1`).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      cause: { message: expect.stringContaining('unsupported startup parameter') as string },
    });
    expect(isTemporaryFailure(error)).toBe(false);
    await database.close();
  });
});
