/** @jest-environment ./scripts/jest/nodeEnvironment.ts */
import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { AddressCode } from './AddressCode';

const address = 'https://kijani.example/v/bcdfghjkmn';

/** As it is printed: black on white. */
async function toPng(width: number): Promise<Buffer> {
  const svg = renderToStaticMarkup(<AddressCode address={address} />);
  const drawing = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return sharp(Buffer.from(drawing), { density: 300 })
    .resize(width, width, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

test.each([200, 420])(
  'a picture of the code, %i pixels wide, is read as its address',
  async (size) => {
    const { data, info } = await sharp(await toPng(size))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    expect(decodeQR({ width, height, data: new Uint8ClampedArray(data) })).toBe(address);
  },
);
