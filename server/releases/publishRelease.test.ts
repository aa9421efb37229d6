import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { releaseFiles, releases } from '../db/schema/releases';
import { createBuilds } from '../test/builds';
import { serverForTests } from '../test/testApp';
import { publishRelease } from './publishRelease';

const server = serverForTests();
const builds = createBuilds();
afterAll(builds.remove);

const publish = (dist: string) => publishRelease(server().app.db, dist);

async function keptNames(): Promise<string[]> {
  const rows = await server().app.db.select().from(releaseFiles);
  return rows.map(({ name }) => name).sort();
}

const SHARED = { 'react.aaaaaa.js': 'react()', 'headings.bbbbbb.woff2': 'font' };
const ofRelease = (digit: number) =>
  builds.add({ ...SHARED, [`main.00000${digit}.js`]: `release(${digit})` });
const [first, second, third, fourth] = [1, 2, 3, 4].map(ofRelease) as [
  string,
  string,
  string,
  string,
];

test('keeps the files of a build with the digest of their content, compressed where they were', async () => {
  await publish(first);
  const rows = await server().app.db.select().from(releaseFiles);
  const main = rows.find(({ name }) => name === 'main.000001.js');
  expect(main).toMatchObject({
    sha256: hash('sha256', 'release(1)', 'base64'),
    media_type: 'application/javascript; charset=utf-8',
    is_brotli: true,
  });
  expect(brotliDecompressSync(main?.content ?? '').toString()).toBe('release(1)');
  const font = rows.find(({ name }) => name === 'headings.bbbbbb.woff2');
  expect(font).toMatchObject({ media_type: 'font/woff2', is_brotli: false });
  expect(font?.content.toString()).toBe('font');
});

test('leaves out what another build has left in the folder', async () => {
  const dist = builds.add(SHARED);
  writeFileSync(path.join(dist, 'assets/main.999999.js'), 'left over');
  await publish(dist);
  expect(await keptNames()).toEqual(Object.keys(SHARED).sort());
});

test('keeps the last three releases, and removes what only an older one has', async () => {
  for (const dist of [first, second, third]) await publish(dist);
  expect(await keptNames()).toContain('main.000001.js');
  await publish(fourth);
  expect(await keptNames()).toEqual([
    'headings.bbbbbb.woff2',
    'main.000002.js',
    'main.000003.js',
    'main.000004.js',
    'react.aaaaaa.js',
  ]);
});

test('counts a release that comes back as the newest', async () => {
  for (const dist of [first, second, third, first, fourth]) await publish(dist);
  const names = await keptNames();
  expect(names).toContain('main.000001.js');
  expect(names).not.toContain('main.000002.js');
});

test('writes nothing where the release is the newest already', async () => {
  await publish(first);
  const before = await server().app.db.select().from(releases);
  const transaction = jest.spyOn(server().app.db, 'transaction');
  await publish(first);
  expect(transaction).not.toHaveBeenCalled();
  transaction.mockRestore();
  expect(await server().app.db.select().from(releases)).toEqual(before);
});

test('is done once by processes that start at the same time', async () => {
  await Promise.all([publish(first), publish(first), publish(second), publish(second)]);
  expect(await server().app.db.$count(releases)).toBe(2);
  expect(await keptNames()).toEqual([
    'headings.bbbbbb.woff2',
    'main.000001.js',
    'main.000002.js',
    'react.aaaaaa.js',
  ]);
});

test('does nothing where the pages are not built', async () => {
  await publish('/nowhere');
  expect(await server().app.db.$count(releases)).toBe(0);
});
