import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Upload } from '../../domain/contract/upload';
import { objectsToRemove, uploads, uploadSizes } from '../db/schema/uploads';
import { pdf, picture, upload, type SentFile } from '../test/files';
import { PASSWORD, signUpConfirmed } from '../test/people';
import { storeForTests } from '../test/storeOfFiles';
import { bodyOf, createTestApp, serverForTests } from '../test/testApp';
import { moveToDatabase, moveToStore } from './moveFiles';
import { createObjectStore, digestOf, newObjectKey, StoreFailure } from './objectStore';

const store = storeForTests();
const server = serverForTests(() => ({ env: { STORE_URL: store.url() } }));
const db = () => server().app.db;
const listed = () => db().$count(objectsToRemove);
const objects = () => {
  const { store: config } = server().app.config;
  if (!config) throw new Error('no store is configured');
  return createObjectStore(config);
};

let token = '';
let userId = 0;
beforeEach(async () => {
  store.empty();
  ({ token, user_id: userId } = await signUpConfirmed(server()));
});

const photo = () => picture(700, 500).png().toBuffer();
const send = (bytes: Buffer, more: SentFile = {}) => upload(server(), token, bytes, more);
const addressOf = async (bytes: Buffer, more: SentFile = {}) =>
  bodyOf<Upload>(await send(bytes, more)).content_url;
const open = (url: string) => server().app.inject({ url });

describe('an upload with a store', () => {
  test('has its content in the store alone, in each of its sizes, under keys that are not its address', async () => {
    const url = await addressOf(await photo());
    const rows = [
      ...(await db().select().from(uploads)),
      ...(await db().select().from(uploadSizes)),
    ];
    expect(rows).toHaveLength(3);
    expect(store.contents()).toHaveLength(3);
    const digests = store.contents().map(digestOf);
    for (const { bytes, object_key, object_digest } of rows) {
      expect(bytes).toBeNull();
      expect(object_key).toMatch(/^uploads\/[\w-]{22}$/);
      expect(url).not.toContain(object_key?.slice('uploads/'.length));
      expect(digests).toContain(object_digest);
    }
    const { width } = await sharp((await open(`${url}?width=320`)).rawPayload).metadata();
    expect(width).toBe(320);
    expect(await listed()).toBe(0);
  });

  test('that is refused leaves no object', async () => {
    await send(pdf(), { kind: 'file' });
    await db().update(uploads).set({ content_size: 100_000_000 });
    expect((await send(await photo())).status).toBe(400);
    expect(store.contents().length).toBeGreaterThan(1);
    await server().app.removeObjects();
    expect(store.contents()).toHaveLength(1);
    expect(await listed()).toBe(0);
  });

  test('that is repeated under its Idempotency-Key is kept once', async () => {
    const bytes = pdf();
    const first = await send(bytes, { kind: 'file', key: 'one' });
    const second = await send(bytes, { kind: 'file', key: 'one' });
    expect(second.text).toBe(first.text);
    await server().app.removeObjects();
    expect(store.contents()).toHaveLength(1);
    expect((await open(bodyOf<Upload>(first).content_url)).statusCode).toBe(200);
  });

  test('is removed from the store with its account, as soon as the store answers', async () => {
    const url = await addressOf(await photo());
    await store.stop();
    const body = { current_password: PASSWORD };
    const answer = await server().post(`mainapp/profile/${userId}/delete/`, body, { token });
    expect(answer.status).toBe(204);
    expect((await open(url)).statusCode).toBe(404);
    await expect(server().app.removeObjects()).rejects.toThrow('the store did not answer');
    expect(await listed()).toBe(3);
    await store.start();
    expect(store.contents()).toHaveLength(3);
    await server().app.removeObjects();
    expect(store.contents()).toHaveLength(0);
    expect(await listed()).toBe(0);
  });
});

test('an object without a row is removed after a day, not while it may be on its way', async () => {
  const put = await server().app.files.put(Buffer.from('half done'), server().app.now());
  server().advance(86_300);
  await server().app.removeObjects();
  expect(store.contents()).toHaveLength(1);
  server().advance(200);
  await server().app.removeObjects();
  expect(store.contents()).toHaveLength(0);
  // Its row would come too late.
  const late = {
    id: 'late',
    user_id: userId,
    kind: 'file',
    name: 'x.pdf',
    content_size: 9,
  } as const;
  await expect(
    db()
      .insert(uploads)
      .values({ ...late, encoding_format: 'application/pdf', ...put }),
  ).rejects.toMatchObject({ cause: { message: 'the object of this file is not in the store' } });
});

test('objects are removed though there are many', async () => {
  for (let count = 0; count < 25; count += 1) {
    await server().app.files.put(Buffer.from(`${count}`), server().app.now());
  }
  await db().update(objectsToRemove).set({ keep_until: null });
  await server().app.removeObjects();
  expect(store.contents()).toHaveLength(0);
});

describe('while the store does not answer', () => {
  afterEach(() => store.start());

  test('an upload returns 503, and succeeds on its repeat', async () => {
    await store.stop();
    const bytes = pdf();
    const refused = await send(bytes, { kind: 'file', key: 'again' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(await db().$count(uploads)).toBe(0);
    await store.start();
    const url = await addressOf(bytes, { kind: 'file', key: 'again' });
    expect((await open(url)).rawPayload.equals(bytes)).toBe(true);
    await store.stop();
  });

  test('a file returns 503, its 304 and HEAD are answered, and files of the database are served', async () => {
    const url = await addressOf(pdf(), { kind: 'file' });
    const etag = String((await open(url)).headers.etag);
    await store.stop();
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    const known = await server().app.inject({ url, headers: { 'if-none-match': etag } });
    expect(known.statusCode).toBe(304);
    expect((await server().app.inject({ url, method: 'HEAD' })).statusCode).toBe(200);
    await db().update(uploads).set({ bytes: pdf(), object_key: null, object_digest: null });
    expect((await open(url)).statusCode).toBe(200);
  });
});

describe('moving files', () => {
  const places = async () => ({
    inDatabase: await db().$count(uploads, sql`bytes is not null`),
    sizesInDatabase: await db().$count(uploadSizes, sql`bytes is not null`),
    objects: store.contents().length,
  });

  test('leads to the database and back, with the same content, and leaves no object behind', async () => {
    const url = await addressOf(await photo());
    const before = (await open(url)).rawPayload;
    expect(await moveToDatabase(db(), objects())).toEqual({ files: 3, broken: [] });
    await server().app.removeObjects();
    expect(await places()).toEqual({ inDatabase: 1, sizesInDatabase: 2, objects: 0 });
    expect((await open(url)).rawPayload.equals(before)).toBe(true);
    expect(await moveToStore(db(), objects(), server().app.now)).toEqual({ files: 3, broken: [] });
    await server().app.removeObjects();
    expect(await places()).toEqual({ inDatabase: 0, sizesInDatabase: 0, objects: 3 });
    expect((await open(url)).rawPayload.equals(before)).toBe(true);
  });

  test('goes on where it ended', async () => {
    await send(await photo());
    await send(await photo());
    await moveToDatabase(db(), objects());
    await server().app.removeObjects();
    const whole = objects();
    let left = 2;
    const failing = {
      ...whole,
      put: async (...given: Parameters<typeof whole.put>) => {
        left -= 1;
        if (left < 0) throw new StoreFailure('the store broke off');
        await whole.put(...given);
      },
    };
    await expect(moveToStore(db(), failing, server().app.now)).rejects.toThrow('broke off');
    expect(await places()).toEqual({ inDatabase: 0, sizesInDatabase: 4, objects: 2 });
    expect(await moveToStore(db(), whole, server().app.now)).toEqual({ files: 4, broken: [] });
  });

  test('leaves a damaged file where it is, and names it', async () => {
    await send(pdf(), { kind: 'file' });
    const [row] = await db().select().from(uploads);
    store.damage();
    expect(await moveToDatabase(db(), objects())).toEqual({ files: 0, broken: [row?.id] });
    expect(await places()).toEqual({ inDatabase: 0, sizesInDatabase: 0, objects: 1 });
  });

  test('does not stop who reads meanwhile', async () => {
    const bytes = pdf();
    await send(bytes, { kind: 'file' });
    const [row] = await db().select().from(uploads);
    const file = { upload_id: row?.id ?? '', width: null, content_size: bytes.length };
    const before = { ...file, object_key: row?.object_key ?? null };
    await moveToDatabase(db(), objects());
    await server().app.removeObjects();
    expect((await server().app.files.read(before))?.equals(bytes)).toBe(true);
  });
});

test('without STORE_URL a file of the store returns 503', async () => {
  const url = await addressOf(pdf(), { kind: 'file' });
  const rows = await db().select().from(uploads);
  const other = await createTestApp();
  try {
    const { user_id } = await signUpConfirmed(other);
    const [row] = rows;
    if (!row?.object_key) throw new Error('the upload is not in the store');
    await other.app.db.insert(objectsToRemove).values({ key: row.object_key });
    await other.app.db.insert(uploads).values({ ...row, user_id });
    expect((await other.app.inject({ url })).statusCode).toBe(503);
  } finally {
    await other.close();
  }
});

test('with new=no, files of the store are read and new ones go to the database', async () => {
  const url = await addressOf(pdf(), { kind: 'file' });
  const [row] = await db().select().from(uploads).where(eq(uploads.user_id, userId));
  const other = await createTestApp({ env: { STORE_URL: `${store.url()}?new=no` } });
  try {
    const member = await signUpConfirmed(other);
    if (!row?.object_key) throw new Error('the upload is not in the store');
    await other.app.db.insert(objectsToRemove).values({ key: row.object_key });
    await other.app.db.insert(uploads).values({ ...row, user_id: member.user_id });
    expect((await other.app.inject({ url })).statusCode).toBe(200);
    await upload(other, member.token, pdf('5 0 obj\nendobj'), { kind: 'file' });
    expect(store.contents()).toHaveLength(1);
  } finally {
    await other.close();
  }
});

describe('a store', () => {
  test('lists what was put there, in pages', async () => {
    const keys = Array.from({ length: 12 }, newObjectKey);
    for (const key of keys) await objects().put(key, Buffer.from(key), digestOf(Buffer.from(key)));
    const found = [];
    for await (const key of objects().list()) found.push(key);
    expect(found.toSorted()).toEqual(keys.toSorted());
  });

  test('refuses who has another secret, in words that do not name it', async () => {
    const wrong = createObjectStore({
      ...{ url: store.url().replace('S3RVER:S3RVER@', ''), region: 'auto', takesNew: true },
      ...{ keyId: 'S3RVER', secret: 'another' },
    });
    const put = wrong.put(newObjectKey(), Buffer.from('x'), digestOf(Buffer.from('x')));
    await expect(put).rejects.toThrow(/^the store answered PUT with 403$/);
    expect(store.contents()).toHaveLength(0);
  });

  test('is not believed when it sends another part than it was asked for', async () => {
    const key = newObjectKey();
    await objects().put(key, Buffer.from('maji'), digestOf(Buffer.from('maji')));
    // This one takes 0-0 for all.
    await expect(objects().get(key, { start: 0, end: 0 })).rejects.toThrow('sent another part');
  });
});
