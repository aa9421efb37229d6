import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { listings } from '../../db/schema/listings';
import { renderHead } from '../../pages/head';
import { createFinders, type RecordKind } from '../../pages/pages';
import type { Upload } from '../../../domain/contract/upload';
import { upload } from '../../test/files';
import { business, signUpConfirmed } from '../../test/people';
import { writeDemo } from '../../test/demo';
import { bodyOf, serverForTests } from '../../test/testApp';

const server = serverForTests();
beforeEach(() => writeDemo(server()));

const open = (url: string, headers: Record<string, string> = {}) =>
  server().app.inject({ method: 'GET', url, headers });

/** The address of the card that the page of a record names. */
async function cardOf(kind: RecordKind, key: string): Promise<string> {
  const { app } = server();
  const { config } = app;
  const view = await createFinders(app, config)[kind](key);
  const head = view ? renderHead(view, config) : '';
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The colour in the middle of the right part of a card. */
async function rightColor(card: Buffer): Promise<number[]> {
  const { data } = await sharp(card)
    .extract({ left: 800, top: 20, width: 20, height: 20 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each<[RecordKind, string]>([
  ['listing', 'mwangaza-soaps'],
  ['event', 'first-energy-walk-through'],
  ['resource', '1'],
])('a link to the %s %s shows a picture of 1200 by 630 pixels', async (kind, key) => {
  const address = await cardOf(kind, key);
  expect(address.startsWith(`/share/${kind}/${key}.jpg?v=`)).toBe(true);
  const answer = await open(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(answer.rawPayload.length).toBeLessThan(300_000);
});

test('a card shows the cover, and has another address once the cover changes', async () => {
  const before = await cardOf('listing', 'mwangaza-soaps');
  const plain = await open(before);
  const { token } = await signUpConfirmed(server(), business);
  const file = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#c02020' },
  })
    .png()
    .toBuffer();
  const { content_url: src } = bodyOf<Upload>(await upload(server(), token, file));
  const cover = { src, widths: [900], width: 900, height: 600, color: null, alt: '' };
  await server()
    .app.db.update(listings)
    .set({ pictures: [cover] })
    .where(eq(listings.slug, 'mwangaza-soaps'));
  const after = await cardOf('listing', 'mwangaza-soaps');
  expect(after).not.toBe(before);
  const card = await open(after);
  const [red = 0, green = 0] = await rightColor(card.rawPayload);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(80);
  const [plainRed = 0] = await rightColor(plain.rawPayload);
  expect(plainRed).toBeLessThan(80);
});

test('a card under an old address is the present one, and kept for minutes only', async () => {
  const answer = await open('/share/listing/mwangaza-soaps.jpg?v=old');
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=300' });
  expect(answer.statusCode).toBe(200);
});

test('a card that is known is not sent again', async () => {
  const { headers } = await open('/share/listing/mwangaza-soaps.jpg');
  const etag = String(headers.etag);
  const again = await open('/share/listing/mwangaza-soaps.jpg', { 'if-none-match': etag });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test.each([
  ['/share/listing/absent.jpg', 404],
  ['/share/listing/silibwet-milk-coolers.jpg', 404],
  ['/share/listing/mwangaza-soaps.png', 404],
  ['/share/listing/.jpg', 404],
  ['/share/resource/x.jpg', 404],
  ['/share/member/1.jpg', 400],
])('%s returns %i', async (url, status) => {
  expect((await open(url)).statusCode).toBe(status);
});

test('names in letters of other languages and long texts are drawn', async () => {
  await server()
    .app.db.update(listings)
    .set({ name: 'Wanjikũ & <Daughters> 🧼 صابون '.repeat(6), summary: 'Ŋatuny '.repeat(60) })
    .where(eq(listings.slug, 'mwangaza-soaps'));
  expect((await open('/share/listing/mwangaza-soaps.jpg')).statusCode).toBe(200);
});
