import { eq, sql } from 'drizzle-orm';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../test/replicatedPostgres';
import { until } from '../test/until';
import type { Database } from './database';
import { openPostgres } from './postgres';
import { onPrimary, onReplica } from './readContext';
import { settings } from './schema/shared';

/** Runs with PostgreSQL's tests; it starts servers of its own. */
describe('a replica', () => {
  let postgres: ReplicatedPostgres;
  let database: Database;
  let operator: Database;
  beforeAll(async () => {
    postgres = await startReplicatedPostgres();
    const { url, replicaUrl } = postgres;
    operator = openPostgres(replicaUrl, () => undefined);
    database = openPostgres(url, () => undefined, { replicaUrl });
    await database.migrate();
  }, 120_000);
  afterAll(async () => {
    await Promise.all([database.close(), operator.close()]);
    await postgres.stop();
  }, 60_000);

  const isOnReplica = async (): Promise<boolean> => {
    const { rows } = (await database.db.execute(sql`select pg_is_in_recovery() as found`)) as {
      rows: { found: boolean }[];
    };
    return rows[0]?.found === true;
  };
  const readsReplica = () => until(() => onReplica(isOnReplica));
  const readsPrimary = () => until(async () => !(await onReplica(isOnReplica)));
  const pause = () => operator.db.execute(sql`select pg_wal_replay_pause()`);
  const resume = () => operator.db.execute(sql`select pg_wal_replay_resume()`);
  const write = (name: string, value: string) =>
    database.db
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  const read = async (name: string): Promise<string | undefined> => {
    const [row] = await database.db.select().from(settings).where(eq(settings.name, name));
    return row?.value;
  };

  test('is read from by work that may, and by no other', async () => {
    await readsReplica();
    expect(await isOnReplica()).toBe(false);
    expect(await onReplica(() => onPrimary(isOnReplica))).toBe(false);
    const inTransaction = await onReplica(() =>
      database.db.transaction((tx) => tx.execute(sql`select pg_is_in_recovery() as found`)),
    );
    expect(inTransaction).toMatchObject({ rows: [{ found: false }] });
  });

  test('is not written to', async () => {
    await readsReplica();
    await onReplica(() => write('written', 'yes'));
    expect(await read('written')).toBe('yes');
    const { rows } = (await onReplica(() =>
      database.db.execute(sql`select nextval('users_id_seq')::int > 0 as given`),
    )) as { rows: unknown[] };
    expect(rows).toEqual([{ given: true }]);
    await readsReplica();
  });

  test('is not read from after a change until it has the change', async () => {
    await readsReplica();
    await pause();
    await write('seen', 'new');
    database.changed?.();
    expect(await onReplica(() => read('seen'))).toBe('new');
    expect(await onReplica(isOnReplica)).toBe(false);
    await resume();
    await readsReplica();
    expect(await onReplica(() => read('seen'))).toBe('new');
  });

  test('tells how long it has been behind', async () => {
    const behind = () => database.replicaBehind?.() ?? 0;
    await readsReplica();
    await pause();
    await write('behind', 'yes');
    await until(() => behind() > 1_500);
    await resume();
    await until(() => behind() < 1_500);
    await readsReplica();
  });

  test('never answers with less than what was changed before, while changes go on', async () => {
    await readsReplica();
    let reads = 0;
    for (let count = 0; count < 200; count += 1) {
      await write('count', String(count));
      database.changed?.();
      if (await onReplica(isOnReplica)) reads += 1;
      expect(Number(await onReplica(() => read('count')))).toBe(count);
    }
    expect(reads).toBeLessThanOrEqual(200);
  });

  test('is not read from once it is behind, though nobody told of a change', async () => {
    await readsReplica();
    await pause();
    await write('behind', 'yes');
    await readsPrimary();
    await resume();
    await readsReplica();
  });

  test('is replaced by the database while it does not answer', async () => {
    await readsReplica();
    await postgres.cutReplica();
    const answers = Array.from({ length: 20 }, () => onReplica(() => read('seen')));
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'new'));
    await readsPrimary();
    await postgres.openReplica();
    await readsReplica();
  });

  test('is not used where it is no replica', async () => {
    const { url } = postgres;
    const wrong = openPostgres(url, () => undefined, { replicaUrl: url });
    wrong.changed?.();
    const answer = await onReplica(() => wrong.db.execute(sql`select 1 as one`));
    expect(answer).toMatchObject({ rows: [{ one: 1 }] });
    await wrong.close();
  });
});
