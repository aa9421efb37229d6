import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { RenderPage } from '../../domain/rendering';
import { inRow } from '../files/files';
import { contentUrlOf, uploadsRepository } from '../routes/uploads/repository';
import { users } from '../db/schema/accounts';
import { uploads } from '../db/schema/uploads';
import { writeDemo } from '../test/demo';
import { picture } from '../test/files';
import { serverForTests } from '../test/testApp';
import { readPreview } from './preview';

const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
writeFileSync(
  path.join(dist, 'index.html'),
  '<head><!--page-head--><!--/page-head--></head><body><div id="root"></div></body>',
);
afterAll(() => rmSync(dist, { recursive: true }));

const renderPage = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>();
const server = serverForTests({ dist, renderPage });
beforeEach(() => writeDemo(server()));

const ID = 'an-image-of-22-letters';
type Kind = 'image' | 'proof';

async function store(bytes: Buffer, kind: Kind = 'image', small: Buffer | null = null) {
  const { db } = server().app;
  const [owner] = await db.select({ id: users.id }).from(users).limit(1);
  const { width, height } = await sharp(bytes).metadata();
  const upload = {
    ...{ id: ID, user_id: owner?.id ?? 0, kind, name: 'photo.webp', width, height, bytes },
    ...{ encoding_format: 'image/webp', content_size: bytes.length, created_at: new Date() },
  };
  const sizes = small ? [{ width: 320, content_size: small.length, placement: inRow(small) }] : [];
  await uploadsRepository(db).add(upload, sizes);
  return contentUrlOf(upload);
}

const green = () => picture(952, 544).webp().toBuffer();
const read = (src: string) => readPreview(server().app, src);

/** The image inside a preview. */
async function insideOf(preview: string | null) {
  const svg = decodeURIComponent(preview?.replace('data:image/svg+xml,', '') ?? '');
  const [, image = ''] = /base64,([^']+)'/.exec(svg) ?? [];
  return { svg, image: await sharp(Buffer.from(image, 'base64')).stats() };
}

test('is as large as the image, looks like it and is short', async () => {
  const preview = await read(await store(await green()));
  expect(preview?.length).toBeLessThan(1_000);
  expect(preview).not.toMatch(/["<>#\\]/);
  const { svg, image } = await insideOf(preview);
  expect(svg).toContain("width='952' height='544' viewBox='0 0 952 544'");
  const [red, , blue] = image.channels.map(({ mean }) => mean);
  expect(red).toBeCloseTo(0x1b, -1);
  expect(blue).toBeCloseTo(0x20, -1);
});

test('is made from the smallest size', async () => {
  const white = { create: { width: 320, height: 183, channels: 3, background: '#fff' } } as const;
  const small = await sharp(white).webp().toBuffer();
  const { image } = await insideOf(await read(await store(await green(), 'image', small)));
  expect(image.channels[0]?.mean).toBeGreaterThan(250);
});

test('is also found where files have a host of their own', async () => {
  const src = await store(await green());
  expect(await read(`https://api.kijani.example:8080${src}`)).toBe(await read(src));
});

test('is none for what one sees through, since it would be seen behind it', async () => {
  const clear = sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  });
  expect(await read(await store(await clear.webp().toBuffer()))).toBeNull();
});

test('is none of what is no public image', async () => {
  const src = await store(await green(), 'proof');
  expect(await read(src)).toBeNull();
  for (const other of ['', '/a.webp', `/uploads/${ID}/other.webp`, `/uploads/${'a'.repeat(22)}/a`])
    expect(await read(other)).toBeNull();
});

describe('a page', () => {
  // What the last test rendered is used no more.
  beforeEach(() => server().advance(120));

  const open = async (src: string) => {
    const html = `<img src="${src}" srcSet="${src} 952w" sizes="92vw" fetchPriority="high"/>`;
    renderPage.mockResolvedValue({ html, css: '.css-1{color:red}', state: '{}' });
    return server().app.inject({ url: '/resources', headers: { accept: 'text/html' } });
  };
  const hashOf = (css: string) => createHash('sha256').update(css).digest('base64');

  test('shows the preview of its first picture, as its policy allows', async () => {
    const src = await store(await green());
    const preview = String(await read(src));
    const { payload, headers } = await open(src);
    const css = `.css-1{color:red}img[src="${src}"]{background:url("${preview}") center/cover}`;
    expect(payload).toContain(
      `<style>${css}</style><link rel="first-picture" as="image" href="${preview}">`,
    );
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`'sha256-${hashOf(css)}'`);
    expect(policy).toContain("img-src 'self' data:");
  });

  test('is sent without it where the picture cannot be read', async () => {
    const src = await store(await green());
    await server()
      .app.db.update(uploads)
      .set({ bytes: Buffer.from('no picture') });
    const { payload, statusCode } = await open(src);
    expect(statusCode).toBe(200);
    expect(payload).toContain('<style>.css-1{color:red}</style><link rel="first-picture"');
    expect(payload).toContain(`<div id="root"><img src="${src}"`);
  });
});
