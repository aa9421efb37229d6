import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { listenToChanges } from '../db/changes';
import { listings } from '../db/schema/listings';
import { writeDemo } from '../test/demo';
import { openGate } from '../test/gate';
import { onServer } from '../test/onServer';
import { serverForTests } from '../test/testApp';

/** Nothing but notices says that something has changed. */
const server = serverForTests({
  dataVersion: { askedEvery: Number.POSITIVE_INFINITY, listens: true },
});

const LISTING = '/mainapp/listings/1/';
const HEARD = 'changes of the data are heard';
const read = async () => (await server().app.inject(LISTING)).payload;
const urlOf = () => String(server().app.config.databaseUrl);
const rename = (name: string) =>
  server().app.db.update(listings).set({ name }).where(eq(listings.id, 1));
/** As another process does. */
const renameElsewhere = (name: string) =>
  onServer(urlOf(), `update listings set name = '${name}' where id = 1`);
/** Any answered write. */
const post = () => server().post('accounts/login/', {});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setImmediate();
}
const countOf = (line: string) => server().logs.filter((log) => log.includes(line)).length;

beforeAll(async () => {
  await until(() => countOf(HEARD) > 0);
});
beforeEach(async () => {
  // Emptying the tables of the last test has told nothing.
  await writeDemo(server());
  await rename('As before');
  await post();
  await until(async () => (await read()).includes('As before'));
});

test('an answer is made anew when another process has changed what it shows', async () => {
  await renameElsewhere('Renamed elsewhere');
  await until(async () => (await read()).includes('Renamed elsewhere'));
});

test('whoever has written reads what they wrote, each time', async () => {
  for (let time = 0; time < 100; time += 1) {
    await rename(`Renamed ${time}`);
    await post();
    expect(await read()).toContain(`Renamed ${time}"`);
  }
});

test('an answer needs no statement while nothing changes', async () => {
  await read();
  const select = jest.spyOn(server().app.db, 'select');
  const first = await read();
  for (let time = 0; time < 20; time += 1) expect(await read()).toBe(first);
  expect(select).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('a change of another table leaves an answer as it is', async () => {
  const before = server().app.versionsNow();
  await onServer(urlOf(), "insert into settings values ('any', 'value')");
  await until(() => server().app.versionsNow() !== before);
  const select = jest.spyOn(server().app.db, 'select');
  await read();
  expect(select).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test('what is not committed changes nothing', async () => {
  const before = server().app.versionsNow();
  await server()
    .app.db.transaction(async (tx) => {
      await tx.update(listings).set({ name: 'Never' }).where(eq(listings.id, 1));
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await post();
  await server().app.dataVersions();
  expect(server().app.versionsNow()).toBe(before);
});

test('after a lost connection nothing is shown that changed meanwhile', async () => {
  server().logs.length = 0;
  await onServer(
    urlOf(),
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'changes' and datname = current_database()",
  );
  await until(() => countOf('changes of the data are not heard') > 0);
  await renameElsewhere('Renamed meanwhile');
  await until(async () => (await read()).includes('Renamed meanwhile'));
  await until(() => countOf(HEARD) > 0);
  await renameElsewhere('Renamed afterwards');
  await until(async () => (await read()).includes('Renamed afterwards'));
});

test('a connection that is cut without a word is noticed and opened again', async () => {
  const gate = await openGate(urlOf());
  const heard: string[] = [];
  const changes = listenToChanges(gate.url, {
    changed: (table) => heard.push(table),
    began: () => heard.push('began'),
    ended: () => heard.push('ended'),
  });
  await until(() => heard.includes('began'));
  gate.fallSilent();
  await expect(changes.settle()).rejects.toThrow('no answer within 2000 ms');
  await until(() => heard.filter((each) => each === 'began').length === 2);
  expect(heard).toEqual(['began', 'ended', 'began']);
  await renameElsewhere('Renamed again');
  await until(() => heard.includes('listings'));
  await changes.close();
  await gate.close();
});
