import { eq } from 'drizzle-orm';
import { writeDemo } from '../test/demo';
import { serverForTests } from '../test/testApp';
import { events } from './posts';
import { listings } from './schema';
import { cacheUntilChanged, tableVersion } from './tableVersion';

const server = serverForTests();
beforeEach(() => writeDemo(server()));

const db = () => server().app.db;
const TABLES = [listings, events];
const version = () => tableVersion(db(), TABLES);

test('stays the same while nothing is written', async () => {
  expect(await version()).toBe(await version());
});

test.each<[string, () => Promise<unknown>]>([
  ['changed', () => db().update(events).set({ name: 'Other' }).where(eq(events.id, 1))],
  ['removed', () => db().delete(events).where(eq(events.id, 2))],
  ['changed in the other table', () => db().update(listings).set({ name: 'Other' })],
])('changes when a row is %s', async (_how, write) => {
  const before = await version();
  await write();
  expect(await version()).not.toBe(before);
});

test('computes a cached value once for simultaneous reads, and again after a row changes', async () => {
  let count = 0;
  const read = cacheUntilChanged(db(), TABLES, () => Promise.resolve((count += 1)));
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await db().update(events).set({ name: 'Other' }).where(eq(events.id, 1));
  expect(await read()).toBe(2);
  expect(await read()).toBe(2);
});

test('computes a cached value again after a failure', async () => {
  let isBroken = true;
  const read = cacheUntilChanged(db(), TABLES, () =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('made'),
  );
  await expect(read()).rejects.toThrow('broken');
  isBroken = false;
  expect(await read()).toBe('made');
});
