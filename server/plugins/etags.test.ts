import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { listings } from '../db/schema/listings';
import { writeDemo } from '../test/demo';
import { individual, signUp } from '../test/people';
import { serverForTests } from '../test/testApp';

const server = serverForTests();

beforeEach(() => writeDemo(server()));

const PATHS = [
  '/mainapp/listings/',
  '/mainapp/listings/overview/',
  '/mainapp/listings/search/',
  '/mainapp/listings/suggestions/?q=so',
  '/mainapp/events/search/',
  '/mainapp/resources/',
];

const get = (url: string, headers: Record<string, string> = {}) =>
  server().app.inject({ url, headers });

const etagOf = async (url: string): Promise<string> => (await get(url)).headers.etag ?? '';

test.each(PATHS)('answers a visitor who has %s with 304', async (url) => {
  const first = await get(url);
  const { etag = '' } = first.headers;
  expect(etag).toMatch(/^(W\/)?"[\w.-]+"$/);
  for (const known of [etag, `W/${etag.replace('W/', '')}`, `"another", ${etag}`, '*']) {
    const again = await get(url, { 'if-none-match': known });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers['cache-control']).toMatch(
      /^public, max-age=60(, stale-while-revalidate=60)?$/,
    );
    expect(again.headers.vary).toBe('Authorization, Accept-Encoding');
  }
  const other = await get(url, { 'if-none-match': '"another"' });
  expect([other.statusCode, other.payload]).toEqual([200, first.payload]);
});

test('answers 200 with another ETag once the content has changed', async () => {
  const url = '/mainapp/listings/overview/';
  const etag = await etagOf(url);
  await server().app.db.update(listings).set({ status: 'pending' }).where(eq(listings.id, 1));
  const changed = await get(url, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('gives the compressed answer the same ETag', async () => {
  const url = '/mainapp/listings/search/';
  const plain = await get(url);
  const packed = await get(url, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  expect(packed.headers.etag).toBe(plain.headers.etag);
});

test.each(PATHS)('gives a member no ETag of %s, and never 304', async (url) => {
  const { token } = await signUp(server(), individual);
  for (const authorization of [`Token ${token}`, 'Token ended', 'Bearer any']) {
    const known = { authorization, 'if-none-match': `${await etagOf(url)}, *` };
    const { statusCode, headers } = await get(url, known);
    expect(statusCode).toBe(200);
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-store');
  }
});

test.each([
  '/mainapp/listings/nobody/',
  '/accounts/me/',
  '/mainapp/listings/search/?q=' + 'x'.repeat(81),
])('gives the refusal of %s no ETag', async (url) => {
  const { statusCode, headers } = await get(url, { 'if-none-match': '*' });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(headers.etag).toBeUndefined();
});
