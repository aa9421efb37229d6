import { releaseFiles } from '../db/schema/releases';
import { serverForTests } from '../test/testApp';
import { createKeptFiles } from './keptFiles';

const server = serverForTests();
const db = () => server().app.db;

const put = (name: string) =>
  db()
    .insert(releaseFiles)
    .values({
      name,
      sha256: `digest of ${name}`,
      media_type: 'font/woff2',
      is_brotli: false,
      content: Buffer.from(`content of ${name}`),
    });

const ASKED_EVERY = 300;
const WRONG = Array.from({ length: 50 }, (_, index) => `wrong.${100_000 + index}.js`);

afterEach(() => jest.restoreAllMocks());

test('asks once for any number of names that nobody has, and again only after a time', async () => {
  const kept = createKeptFiles(db(), ASKED_EVERY);
  const select = jest.spyOn(db(), 'select');
  const begun = performance.now();
  const found = await Promise.all(WRONG.map((name) => kept.find(name)));
  expect(new Set(found)).toEqual(new Set([null]));
  expect(select).toHaveBeenCalledTimes(1);
  await Promise.all(WRONG.map((name) => kept.find(name)));
  expect(select).toHaveBeenCalledTimes(2);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(ASKED_EVERY);
});

test('finds what was published while another reading was running', async () => {
  const kept = createKeptFiles(db(), 0);
  const running = kept.find('wrong.000000.js');
  await put('right.000000.woff2');
  expect(await kept.find('right.000000.woff2')).not.toBeNull();
  expect(await running).toBeNull();
});

test('asks no more for a name that it knows, nor for its content', async () => {
  await put('right.000000.woff2');
  const kept = createKeptFiles(db(), ASKED_EVERY);
  const read = async () => {
    const file = await kept.find('right.000000.woff2');
    return file && (await kept.readContent(file))?.toString();
  };
  expect(await read()).toBe('content of right.000000.woff2');
  const select = jest.spyOn(db(), 'select');
  expect(await read()).toBe('content of right.000000.woff2');
  expect(await kept.findByDigest('digest of right.000000.woff2')).toMatchObject({
    name: 'right.000000.woff2',
  });
  expect(await kept.findByDigest('another')).toBeNull();
  expect(select).not.toHaveBeenCalled();
});

test('recovers once the database does', async () => {
  await put('right.000000.woff2');
  const kept = createKeptFiles(db(), 0);
  jest.spyOn(db(), 'select').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await expect(kept.find('right.000000.woff2')).rejects.toThrow('the database is away');
  expect(await kept.find('right.000000.woff2')).not.toBeNull();
});

test('has no content of a file that was removed since', async () => {
  await put('right.000000.woff2');
  const kept = createKeptFiles(db(), 0);
  const file = await kept.find('right.000000.woff2');
  if (!file) throw new Error('it was put');
  await db().delete(releaseFiles);
  expect(await kept.readContent(file)).toBeUndefined();
});
