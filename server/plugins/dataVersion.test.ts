import { eq } from 'drizzle-orm';
import { listings } from '../db/schema/listings';
import { writeDemo } from '../test/demo';
import { serverForTests } from '../test/testApp';
import { versionIn } from './dataVersion';

const TABLES = [listings];

const server = serverForTests({
  dataVersion: { askedEvery: Number.POSITIVE_INFINITY, listens: false },
});
beforeEach(() => writeDemo(server()));

const version = async () => {
  const versions = await server().app.dataVersions();
  return versions && versionIn(versions, TABLES);
};
const write = (name: string) =>
  server().app.db.update(listings).set({ name }).where(eq(listings.id, 1));
/** Any answered write, here a refused one. */
const post = () => server().post('accounts/login/', {});

test('is asked for again after a write that this server answered', async () => {
  await post();
  const before = await version();
  await write('Other');
  await server().get('mainapp/listings/overview/');
  expect(await version()).toBe(before);
  await post();
  expect(await version()).not.toBe(before);
});

test('is what it was last while the database cannot be reached', async () => {
  await post();
  const before = await version();
  await post();
  jest.spyOn(server().app.db, 'select').mockImplementation(() => {
    throw new Error('connect');
  });
  expect(await version()).toBe(before);
  jest.restoreAllMocks();
});
