import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import type { FastifyInstance } from 'fastify';
import { releaseFiles } from '../db/schema/releases';
import { publishRelease } from '../releases/publishRelease';
import { createBuilds } from '../test/builds';
import { serverForTests } from '../test/testApp';

/** Nothing that compresses by itself, so that only a dictionary makes it small. */
const NUMBERS = Array.from({ length: 2_000 }, (_, index) => hash('md5', `${index}`));
const scriptOf = (release: string) =>
  `export const numbers=[${NUMBERS.map((number) => `"${number}"`).join()}];// ${release}`;
const OLD = scriptOf('the old one');
const CURRENT = scriptOf('the current one');
const NEXT = scriptOf('the next one');

const builds = createBuilds();
afterAll(builds.remove);
const old = builds.add({
  'main.aaaaaa.js': OLD,
  'other.aaaaaa.js': scriptOf('another'),
  'page.aaaaaa.js': 'page',
  'face.aaaaaaaaaa.woff2': 'old face',
});
const current = builds.add({ 'main.bbbbbb.js': CURRENT, 'face.bbbbbbbbbb.woff2': 'face' });
const next = builds.add({ 'main.cccccc.js': NEXT });

// The thread compiles its TypeScript here, and the machine may be busy.
const server = serverForTests({ dist: current, assets: { askedEvery: 0, patience: 60_000 } });
const publish = (dist: string) => publishRelease(server().app.db, dist);
beforeEach(async () => {
  await publish(old);
  await publish(current);
});

const ask = (name: string, headers: Record<string, string> = {}, app?: FastifyInstance) =>
  (app ?? server().app).inject({ url: `/assets/${name}`, headers });
const knowing = (text: string, more = {}) => ({
  'accept-encoding': 'gzip, br, dcb, dcz',
  'available-dictionary': `:${hash('sha256', text, 'base64')}:`,
  ...more,
});

describe('a file that only an earlier release has', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is served as %s', async (encoding, decompress) => {
    const answer = await ask('main.aaaaaa.js', { 'accept-encoding': encoding });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(decompress(answer.rawPayload).toString()).toBe(OLD);
  });

  test('is served with the headers of those on the disk', async () => {
    const names = [
      'cache-control',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'use-as-dictionary',
      'x-content-type-options',
      'x-frame-options',
    ];
    const [kept, onDisk] = await Promise.all([ask('main.aaaaaa.js'), ask('main.bbbbbb.js')]);
    expect(kept.payload).toBe(OLD);
    expect(kept.headers['content-encoding']).toBeUndefined();
    expect(names.map((name) => kept.headers[name])).toEqual(
      names.map((name) => onDisk.headers[name]),
    );
    expect(onDisk.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('is served as it is where it is not compressed', async () => {
    const answer = await ask('face.aaaaaaaaaa.woff2', { 'accept-encoding': 'br' });
    expect(answer.payload).toBe('old face');
    expect(answer.headers['content-type']).toBe('font/woff2');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('is served while this build is taken off the disk', async () => {
    const gone = builds.add({ 'lazy.abcdef.js': 'lazy' });
    await publish(gone);
    const { app } = server();
    rmSync(path.join(current, 'assets/main.bbbbbb.js'));
    rmSync(path.join(current, 'assets/main.bbbbbb.js.br'));
    expect((await ask('lazy.abcdef.js', {}, app)).payload).toBe('lazy');
    expect((await ask('main.bbbbbb.js', {}, app)).payload).toBe(CURRENT);
    builds.restore(current, { 'main.bbbbbb.js': CURRENT });
  });
});

test('a file of a release that came later is served by a process of the one before', async () => {
  expect((await ask('main.cccccc.js')).statusCode).toBe(404);
  await publish(next);
  expect((await ask('main.cccccc.js')).payload).toBe(NEXT);
});

describe('what no release has', () => {
  test('is not found, and not kept by caches', async () => {
    const answer = await ask('main.dddddd.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers).not.toHaveProperty('use-as-dictionary');
  });

  test('costs none where the name has no hash', async () => {
    const select = jest.spyOn(server().app.db, 'select');
    const answer = await ask('main.old.js');
    expect(select).not.toHaveBeenCalled();
    select.mockRestore();
    expect(answer.statusCode).toBe(404);
  });
});

/** What a browser makes of a body with `Content-Encoding: dcz`. */
async function decode(body: Buffer, dictionary: string): Promise<string> {
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40).toString('base64')).toBe(hash('sha256', dictionary, 'base64'));
  await init();
  const frame = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(dictionary));
  return Buffer.from(frame).toString();
}

describe('a script for a browser that has an earlier version', () => {
  test('is sent as what differs', async () => {
    const answer = await ask('main.bbbbbb.js', knowing(OLD));
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'use-as-dictionary': 'match="/assets/main.*.js"',
    });
    expect(answer.headers.vary).toContain('Accept-Encoding');
    expect(answer.headers.vary).toContain('Available-Dictionary');
    expect(answer.rawPayload.length).toBeLessThan(300);
    expect(await decode(answer.rawPayload, OLD)).toBe(CURRENT);
  });

  test('is sent so of a release that came later too', async () => {
    await publish(next);
    const answer = await ask('main.cccccc.js', knowing(CURRENT));
    expect(answer.headers['content-encoding']).toBe('dcz');
    expect(await decode(answer.rawPayload, CURRENT)).toBe(NEXT);
  });

  test.each([
    ['the browser cannot decode it', knowing(OLD, { 'accept-encoding': 'gzip, br' })],
    ['no release has its version', knowing('something else')],
    ['its version is of another script', knowing(scriptOf('another'))],
    ['it has this version', knowing(CURRENT)],
    ['its version is named wrongly', knowing(OLD, { 'available-dictionary': 'main' })],
  ])('is sent as the build has compressed it where %s', async (_case, headers) => {
    const answer = await ask('main.bbbbbb.js', headers);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['use-as-dictionary']).toBe('match="/assets/main.*.js"');
    expect(answer.headers.vary).toContain('Available-Dictionary');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(CURRENT);
  });

  test('is sent as the build has compressed it where the difference is not smaller', async () => {
    const dist = builds.add({ 'page.bbbbbb.js': 'egap' });
    await publish(dist);
    const answer = await ask('page.bbbbbb.js', knowing('page'));
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('is sent in parts as it is', async () => {
    const answer = await ask('main.bbbbbb.js', knowing(OLD, { range: 'bytes=0-9' }));
    expect(answer.headers['content-encoding']).not.toBe('dcz');
  });
});

describe('while the database is away', () => {
  const away = () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  };
  afterEach(() => jest.restoreAllMocks());

  test('what is on the disk is served, without a difference', async () => {
    await server().app.db.delete(releaseFiles);
    jest.spyOn(server().app.db, 'select').mockImplementation(away);
    const answer = await ask('main.bbbbbb.js', knowing(NEXT));
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('a file that may be of another release is not said to be missing', async () => {
    jest.spyOn(server().app.db, 'select').mockImplementation(away);
    const answer = await ask('main.eeeeee.js');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});

describe('a font', () => {
  test('is not sent while data are saved', async () => {
    const answer = await ask('face.bbbbbbbbbb.woff2', { 'save-data': 'on' });
    expect(answer.statusCode).toBe(204);
    expect(answer.payload).toBe('');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers.vary).toContain('Save-Data');
  });

  test.each([{}, { 'save-data': 'off' }])('is sent otherwise, for headers %p', async (headers) => {
    const answer = await ask('face.bbbbbbbbbb.woff2', headers);
    expect(answer.payload).toBe('face');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers.vary).toContain('Save-Data');
  });

  test('does not hold back scripts', async () => {
    expect((await ask('main.bbbbbb.js', { 'save-data': 'on' })).payload).toBe(CURRENT);
  });
});
