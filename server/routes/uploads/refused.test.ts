import sharp from 'sharp';
import { pdf, picture, pngHeader, upload } from '../../test/files';
import { uploads } from '../../db/schema/uploads';
import { signUpConfirmed } from '../../test/people';
import { serverForTests } from '../../test/testApp';

const server = serverForTests();

let token = '';
beforeEach(async () => {
  ({ token } = await signUpConfirmed(server()));
});

const stored = () => server().app.db.$count(uploads);
const send = (bytes: Buffer, more = {}) => upload(server(), token, bytes, more);

describe('POST /mainapp/uploads/', () => {
  const png = () => picture().png().toBuffer();
  const noise = () =>
    sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
  const glue = async (image: Promise<Buffer>, tail: string) =>
    Buffer.concat([await image, Buffer.from(tail, 'latin1')]);

  const PICTURE = 'Choose a PNG, JPEG or WebP picture.';
  const MORE = 'The file holds more than a picture. Save the picture anew and try again.';
  const DAMAGED = 'The picture is damaged or incomplete.';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  const cases: [string, () => Promise<Buffer> | Buffer, string, string][] = [
    ['an SVG with a script', () => Buffer.from(svg), 'photo.png', PICTURE],
    ['a GIF', () => picture().gif().toBuffer(), 'photo.png', PICTURE],
    ['a TIFF', () => picture().tiff().toBuffer(), 'photo.png', PICTURE],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'photo.png', PICTURE],
    ['a PDF', () => pdf(), 'photo.png', PICTURE],
    ['no file at all', () => Buffer.alloc(0), 'photo.png', 'The file is empty.'],
    ['a PNG with a page behind it', () => glue(png(), '<script>alert(1)</script>'), 'x.html', MORE],
    [
      'a PNG with an archive behind it',
      () => glue(png(), 'PK\x05\x06'.padEnd(22, '\0')),
      'x.jar',
      MORE,
    ],
    [
      'a JPEG with a PDF behind it',
      () => glue(picture().jpeg().toBuffer(), '%PDF-1.7'),
      'x.pdf',
      MORE,
    ],
    [
      'a JPEG with a page in its comment',
      () =>
        picture()
          .withExif({ IFD0: { Artist: '<script>alert(1)</script>' } })
          .jpeg()
          .toBuffer(),
      'x.jpg',
      MORE,
    ],
    [
      'a PNG of 20,000 pixels',
      () => pngHeader(20_000),
      'photo.png',
      'The picture is too large: a side may have at most 10,000 pixels.',
    ],
    [
      'a PNG of 81 megapixels',
      () => pngHeader(9_000),
      'photo.png',
      'The picture is too large: it may have at most 40 megapixels.',
    ],
    [
      'a JPEG of 50 megapixels',
      () => picture(8_200, 6_100).jpeg().toBuffer(),
      'photo.jpg',
      'The picture is too large: it may have at most 40 megapixels.',
    ],
    [
      'a WebP of 10,001 pixels',
      () => picture(10_001, 300).webp().toBuffer(),
      'photo.webp',
      'The picture is too large: a side may have at most 10,000 pixels.',
    ],
    [
      'a picture that is too small',
      () => picture(300, 199).png().toBuffer(),
      'photo.png',
      'The picture is too small: each side needs at least 200 pixels.',
    ],
    ['a PNG with nothing in it', () => pngHeader(300), 'photo.png', DAMAGED],
    [
      'half a PNG',
      async () => (await noise().png().toBuffer()).subarray(0, 20_000),
      'x.png',
      DAMAGED,
    ],
    [
      'half a JPEG',
      async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000),
      'x.jpg',
      DAMAGED,
    ],
    [
      'half a WebP',
      async () => (await noise().webp().toBuffer()).subarray(0, 10_000),
      'x.webp',
      DAMAGED,
    ],
    [
      'only the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      'x.jpg',
      DAMAGED,
    ],
  ];

  test.each(cases)('returns 400 for %s', async (_what, make, name, message) => {
    const answer = await send(await make(), { name });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ file: [message] });
    expect(await stored()).toBe(0);
  });

  test.each([
    ['picture', 2],
    ['logo', 2],
    ['image', 5],
    ['file', 10],
  ])('returns 413 for a %s of more than %i MB and of 30 MB', async (kind, megabytes) => {
    for (const size of [megabytes * 1_000_000 + 1, 30_000_000]) {
      const answer = await send(Buffer.alloc(size, '%PDF-1.7'), { kind });
      expect(answer.status).toBe(413);
      expect(answer.body).toEqual({ file: [`The file is too large: at most ${megabytes} MB.`] });
    }
    expect(await stored()).toBe(0);
  });
});
