import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { PageView } from '../../pages/view';

const WIDTH = 1200;
const HEIGHT = 630;
const PICTURE_WIDTH = 440;
const MARGIN = 64;
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - 2 * MARGIN;

const COLORS = { ground: '#FBF8F1', ink: '#1D2A22', quiet: '#4D5A52', green: '#1F5D3A' };

const { resolve } = createRequire(__filename);
const FOLDER = '@fontsource/bricolage-grotesque/files/bricolage-grotesque';

/** The product's face, in the two files that hold the letters of English, Swahili and Kikuyu. */
const fontOf = (letters: string, weight: 400 | 700): Font => ({
  name: 'Bricolage Grotesque',
  weight,
  style: 'normal',
  data: readFileSync(resolve(`${FOLDER}-${letters}-${weight}-normal.woff`)),
});

let fonts: Font[] | undefined;
const readFonts = (): Font[] =>
  (fonts ??= [
    fontOf('latin', 400),
    fontOf('latin-ext', 400),
    fontOf('latin', 700),
    fontOf('latin-ext', 700),
  ]);

/** The mark of the product, as in public/favicon.svg. */
const MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="220" viewBox="4 4 28 28">' +
    '<path fill="#fff" d="M17 26V16.5C17 11 13 7.5 7.5 7.5c0 7 3 11.2 9.5 11.5z"/>' +
    '<path fill="#fff" d="M19 26v-6.5c0-5 3.5-8 9.5-8 0 6.3-3 10-9.5 10.3z"/>' +
    '<circle cx="18" cy="28" r="2.6" fill="#F0B541"/></svg>',
);

/** Stands for a letter that the face does not have, such as a smiley. */
const BLANK =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/%3E';

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Text that ends with dots after so many lines. */
const lines = (count: number, style: CSSProperties, text: string): ReactElement =>
  box({ ...style, display: 'block', width: TEXT_WIDTH, lineClamp: count }, text);

type Words = Pick<PageView, 'title' | 'description'> & { label: string; facts: string };

export interface CardTask {
  words: Words;
  /** Content of an image. */
  picture: Uint8Array | null;
}

const wordsOf = ({ label, title, description, facts }: Words): ReactElement =>
  box(
    {
      width: TEXT_WIDTH,
      height: HEIGHT - 2 * MARGIN,
      margin: MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: 'Bricolage Grotesque',
      color: COLORS.ink,
    },
    lines(1, { fontSize: 28, fontWeight: 700, color: COLORS.green }, label),
    box(
      { flexDirection: 'column', width: TEXT_WIDTH },
      lines(3, { fontSize: title.length > 40 ? 52 : 64, fontWeight: 700, lineHeight: 1.1 }, title),
      lines(3, { fontSize: 30, lineHeight: 1.3, marginTop: 20 }, description),
    ),
    lines(1, { fontSize: 26, color: COLORS.quiet }, facts),
  );

/** The right part: the picture of what the card is about, else the product's mark. */
async function rightPart(picture: Uint8Array | null): Promise<Buffer> {
  const size = { width: PICTURE_WIDTH, height: HEIGHT };
  if (picture) {
    return sharp(picture)
      .resize({ ...size, fit: 'cover' })
      .png()
      .toBuffer();
  }
  return sharp({ create: { ...size, channels: 3, background: COLORS.green } })
    .composite([{ input: MARK }])
    .png()
    .toBuffer();
}

/** What is shown where a link to a page is shared: a JPEG of 1200 × 630 pixels. */
export default async function drawCard({ words, picture }: CardTask): Promise<Uint8Array> {
  const svg = await satori(wordsOf(words), {
    width: WIDTH - PICTURE_WIDTH,
    height: HEIGHT,
    fonts: readFonts(),
    loadAdditionalAsset: () => Promise.resolve(BLANK),
  });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLORS.ground } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: await rightPart(picture), left: WIDTH - PICTURE_WIDTH, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
