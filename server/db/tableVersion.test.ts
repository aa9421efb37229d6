import { eq } from 'drizzle-orm';
import { writeDemo } from '../test/demo';
import { serverForTests } from '../test/testApp';
import { events } from './schema/posts';
import { listings } from './schema/listings';
import { tableVersions } from './tableVersion';

const server = serverForTests();
beforeEach(() => writeDemo(server()));

const db = () => server().app.db;
const TABLES = [listings, events];
const version = async () => JSON.stringify([...(await tableVersions(db(), TABLES))]);

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
