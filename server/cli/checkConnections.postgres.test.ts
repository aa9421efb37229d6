import { openPostgres } from '../db/postgres';
import { startPgBouncer, type PgBouncer } from '../test/pgbouncer';
import { PRODUCTION } from '../test/production';
import { createEmptyDatabase } from '../test/testDatabase';
import { examine } from './doctor';

/** Runs where TEST_DATABASE_URL names a PostgreSQL; PgBouncer must be installed. */
describe('kijani doctor', () => {
  let directUrl: string;
  let pgbouncer: PgBouncer;
  beforeAll(async () => {
    directUrl = await createEmptyDatabase();
    pgbouncer = await startPgBouncer(directUrl);
    const database = openPostgres(pgbouncer.url, () => undefined, { directUrl });
    await database.migrate();
    await database.close();
  });
  afterAll(() => pgbouncer.stop());

  const find = async (name: string, env: Record<string, string>) => {
    const findings = await examine({ ...PRODUCTION, DATABASE_URL: pgbouncer.url, ...env });
    return findings.filter((finding) => finding.name === name).map(({ text }) => text);
  };

  test('finds connections that are limited, with a pooler and without', async () => {
    const expected = ['Statements, locks and transactions are limited.'];
    expect(await find('Connections', { DATABASE_DIRECT_URL: directUrl })).toEqual(expected);
    expect(await find('Connections', { DATABASE_URL: directUrl })).toEqual(expected);
  });

  test('names a pooler without a direct address', async () => {
    expect(await find('Database', {})).toEqual([
      expect.stringContaining('DATABASE_URL leads to a pooler (PgBouncer)'),
    ]);
  });

  test('names a direct address that leads to the pooler', async () => {
    expect(await find('Connections', { DATABASE_DIRECT_URL: pgbouncer.url })).toEqual([
      expect.stringContaining('DATABASE_DIRECT_URL leads to a pooler too'),
    ]);
  });

  test('names a direct address of another database, and one where nobody answers', async () => {
    const other = await createEmptyDatabase();
    expect(await find('Connections', { DATABASE_DIRECT_URL: other })).toEqual([
      'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases.',
    ]);
    const nowhere = 'postgresql://kijani@127.0.0.1:9/kijani';
    expect(await find('Connections', { DATABASE_DIRECT_URL: nowhere })).toEqual([
      expect.stringMatching(/^DATABASE_DIRECT_URL cannot be used: .*connect ECONNREFUSED/),
    ]);
  });

  test('names limits that connections of the pooler do not have', async () => {
    const env = { DATABASE_DIRECT_URL: directUrl, DATABASE_LOCK_SECONDS: '4' };
    expect(await find('Connections', env)).toEqual([
      expect.stringContaining('do not have the limits of DATABASE_…_SECONDS'),
    ]);
  });

  test('names a replica that is none', async () => {
    const env = { DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: directUrl };
    expect(await find('Replica', env)).toEqual([
      expect.stringContaining('leads to a server that is no replica'),
    ]);
    const other = await createEmptyDatabase();
    expect(await find('Replica', { ...env, DATABASE_REPLICA_URL: other })).toEqual([
      expect.stringContaining('leads to another database'),
    ]);
  });
});
