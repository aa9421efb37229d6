import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { openPostgres } from '../db/postgres';
import { listings } from '../db/schema/listings';
import type { Database } from '../db/database';
import { listingDesk } from '../test/adminListings';
import { joinAsAdmin } from '../test/posts';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../test/replicatedPostgres';
import { createTestApp, type TestApp } from '../test/testApp';
import { until } from '../test/until';

const TOKEN = 'a-token-that-is-long-enough-for-metrics';
const Asked = Type.Object({ nth: Type.Optional(Type.String()) });

/** Runs with PostgreSQL's tests; it starts servers of its own. */
describe('a server with a replica', () => {
  let postgres: ReplicatedPostgres;
  let operator: Database;
  let server: TestApp;
  const { addListing } = listingDesk(() => server);

  beforeAll(async () => {
    postgres = await startReplicatedPostgres();
    operator = openPostgres(postgres.replicaUrl, () => undefined);
    server = await createTestApp({
      env: {
        DATABASE_URL: postgres.url,
        DATABASE_REPLICA_URL: postgres.replicaUrl,
        METRICS_TOKEN: TOKEN,
      },
      extraRoutes: (app, _options, done) => {
        const where = async () => {
          const { rows } = (await app.db.execute(sql`select pg_is_in_recovery() as found`)) as {
            rows: { found: boolean }[];
          };
          return { isReplica: rows[0]?.found };
        };
        app.get(
          '/probe/shared',
          { config: { public: true, reads: [listings] }, schema: { querystring: Asked } },
          where,
        );
        app.get('/probe/own', { config: { public: true } }, where);
        app.post('/probe/shared', { config: { public: true } }, where);
        done();
      },
    });
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await operator.close();
    await postgres.stop();
  }, 60_000);

  let asked = 0;
  /** Asks what nobody asked before, and so is not kept. */
  const probe = (url: string, token?: string) =>
    server.get(`probe/${url}?nth=${(asked += 1)}`, token);
  const isReplica = async (url: string, token?: string) =>
    (await probe(url, token)).body['isReplica'];
  const readsReplica = () => until(async () => (await isReplica('shared')) === true);

  test('reads from it what is the same for everybody, for whoever is not signed in', async () => {
    const admin = await joinAsAdmin(server);
    await readsReplica();
    expect(await isReplica('shared', admin.token)).toBe(false);
    expect(await isReplica('own')).toBe(false);
  });

  test('tells in its metrics how long the replica has been behind', async () => {
    await readsReplica();
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { payload } = await server.app.inject({ url: '/metrics', headers });
    expect(payload).toMatch(/^site_database_replica_behind_seconds \d/m);
  });

  test('reads from the database after a write of its own until the replica has it', async () => {
    await readsReplica();
    await operator.db.execute(sql`select pg_wal_replay_pause()`);
    expect((await server.post('probe/shared', {})).body).toEqual({ isReplica: false });
    await server.app.db.execute(sql`select pg_logical_emit_message(true, 'test', 'written')`);
    expect((await server.post('probe/shared', {})).status).toBe(200);
    expect(await isReplica('shared')).toBe(false);
    await operator.db.execute(sql`select pg_wal_replay_resume()`);
    await readsReplica();
  });

  test('shows what changed elsewhere, though the replica does not have it yet', async () => {
    const { row } = await addListing('a', { name: 'Jua' });
    await readsReplica();
    expect((await server.get(`mainapp/listings/${row.slug}/`)).body).toMatchObject({ name: 'Jua' });
    await operator.db.execute(sql`select pg_wal_replay_pause()`);
    await server.app.db.execute(sql`update listings set name = 'Nyota' where id = ${row.id}`);
    const shown = await server.get(`mainapp/listings/${row.slug}/`);
    expect(shown).toMatchObject({ status: 200, body: { name: 'Nyota' } });
    await operator.db.execute(sql`select pg_wal_replay_resume()`);
    await readsReplica();
    expect((await server.get(`mainapp/listings/${row.slug}/`)).status).toBe(200);
  });

  test('answers without it', async () => {
    await readsReplica();
    await postgres.cutReplica();
    for (let count = 0; count < 5; count += 1) {
      expect((await probe('shared')).status).toBe(200);
    }
    expect(await isReplica('shared')).toBe(false);
    await postgres.openReplica();
    await readsReplica();
  });
});
