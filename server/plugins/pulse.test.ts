import { jobRuns, processes, requestCounts } from '../db/schema/observe';
import { pulseRepository } from '../observe/pulseRepository';
import { readFigures } from '../observe/readFigures';
import { onServer } from '../test/onServer';
import { createTestApp, serverForTests } from '../test/testApp';
import { createTestDatabase } from '../test/testDatabase';

const server = serverForTests({
  extraRoutes(routes, _options, done) {
    routes.get('/fails', { config: { public: true } }, () => Promise.reject(new Error('broken')));
    done();
  },
});
const db = () => server().app.db;
const HOUR = 3_600_000;

const fail = () => Promise.reject(new Error('broken'));
const work = () => Promise.resolve();

async function run(...works: (() => Promise<void>)[]): Promise<void> {
  for (const each of works) {
    server().app.runLater('a job', each);
    await server().app.laterDone();
  }
  await server().app.pulse();
}

const aJob = async () => {
  const rows = await db().select().from(jobRuns);
  return rows.find(({ name }) => name === 'a job');
};

test('writes down that the process runs, once', async () => {
  await server().app.pulse();
  server().advance(60);
  await server().app.pulse();
  const [row, ...others] = await db().select().from(processes);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ version: 'development', seen_at: server().app.now() });
  expect(row?.memory_mb).toBeGreaterThan(10);
});

test('adds what was answered to what other processes counted', async () => {
  await server().app.pulse();
  await db().delete(requestCounts);
  await server().get('healthz');
  await server().get('no/such/address');
  await server().get('fails');
  await server().app.pulse();
  await server().get('healthz');
  await server().app.pulse();
  const since = new Date(server().app.now().getTime() - HOUR);
  expect(await pulseRepository(db()).countsSince(since)).toEqual({
    answered: 4,
    failed: 1,
    slow: 0,
  });
});

test('keeps what was counted while the database does not answer', async () => {
  await server().app.pulse();
  await db().delete(requestCounts);
  await server().get('healthz');
  const transaction = jest.spyOn(db(), 'transaction').mockRejectedValue(new Error('gone'));
  try {
    await expect(server().app.pulse()).rejects.toThrow('gone');
  } finally {
    transaction.mockRestore();
  }
  await server().get('healthz');
  await server().app.pulse();
  const since = new Date(server().app.now().getTime() - HOUR);
  expect(await pulseRepository(db()).countsSince(since)).toMatchObject({ answered: 2 });
});

test('counts failures of a job until it succeeds', async () => {
  await run(fail, fail);
  expect(await aJob()).toMatchObject({ failures: 2, succeeded_at: null });
  await run(fail);
  expect(await aJob()).toMatchObject({ failures: 3, failed_at: server().app.now() });
  server().advance(60);
  await run(fail, work, fail);
  expect(await aJob()).toMatchObject({ failures: 1, succeeded_at: server().app.now() });
  await run(work);
  expect(await aJob()).toMatchObject({ failures: 0, failed_at: server().app.now() });
});

test('forgets after a day, and does not show who was silent for three minutes', async () => {
  await server().get('healthz');
  await server().app.pulse();
  await db()
    .update(processes)
    .set({ seen_at: new Date(server().app.now().getTime() - 181_000) });
  expect((await readFigures(server().app)).processes).toEqual([]);
  expect(await db().$count(processes)).toBe(1);
  await pulseRepository(db()).sweep(new Date(server().app.now().getTime() + 25 * HOUR));
  expect(await db().$count(processes)).toBe(0);
  expect(await db().$count(requestCounts)).toBe(0);
});

test('a server that listens reports at once, and is gone when it stops', async () => {
  const other = await createTestApp();
  const { app } = other;
  try {
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.laterDone();
    expect(await app.db.$count(processes)).toBe(1);
    await app.pulse();
    expect(await app.db.$count(jobRuns)).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
  const { url, replacement, release } = await createTestDatabase();
  const seen = replacement.database
    ? await replacement.database.db.$count(processes)
    : (await onServer(url, 'select from processes')).length;
  release();
  expect(seen).toBe(0);
});
