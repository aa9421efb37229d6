import { eq } from 'drizzle-orm';
import { events } from '../db/schema/posts';
import { listings } from '../db/schema/listings';
import { missingWords } from '../db/schema/search';
import { writeDemo } from '../test/demo';
import { serverForTests } from '../test/testApp';
import { untilChanged } from './untilChanged';

const server = serverForTests();
beforeEach(() => writeDemo(server()));

const TABLES = [listings, events];

test('makes a value once for simultaneous reads, and again after a row changes', async () => {
  let count = 0;
  const read = untilChanged(server().app, TABLES, () => Promise.resolve((count += 1)));
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  await server().app.db.update(events).set({ name: 'Other' }).where(eq(events.id, 1));
  expect(await read()).toBe(2);
  expect(await read()).toBe(2);
});

test('makes a value again after a failure', async () => {
  let isBroken = true;
  const read = untilChanged(server().app, TABLES, () =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve('made'),
  );
  await expect(read()).rejects.toThrow('broken');
  isBroken = false;
  expect(await read()).toBe('made');
});

test('refuses a table of whose changes nobody hears', () => {
  const make = () => Promise.resolve('made');
  expect(() => untilChanged(server().app, [missingWords], make)).toThrow(
    'no change of missing_words is told',
  );
});
