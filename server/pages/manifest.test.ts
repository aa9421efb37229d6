import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { manifestOf } from './manifest';

const product = { productName: 'Kijani', productSlug: 'kijani' };
const { icons, screenshots = [] } = manifestOf(product, false);
const fileOf = (src: string) => path.join(__dirname, '../../public', src);

test.each([...icons.filter(({ sizes }) => sizes !== 'any'), ...screenshots])(
  'has the public file $src of the size that it names, $sizes',
  async ({ src, sizes, type }) => {
    const { width, height, format } = await sharp(fileOf(src)).metadata();
    expect({ sizes: `${width}x${height}`, type: `image/${format}` }).toEqual({ sizes, type });
  },
);

test.each(screenshots)('needs less than 60 kB for $src', ({ src }) => {
  expect(statSync(fileOf(src)).size).toBeLessThan(60_000);
});
