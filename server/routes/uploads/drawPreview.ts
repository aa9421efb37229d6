import sharp from 'sharp';

const WIDTH = 32;

interface Size {
  width: number;
  height: number;
}

/**
 * An image in some hundred bytes, blurred, as an SVG of this size; null where one sees through the image, since
 * the preview stays behind it.
 */
export async function drawPreview(bytes: Buffer, { width, height }: Size): Promise<string | null> {
  const image = sharp(bytes);
  if ((await image.metadata()).hasAlpha) return null;
  const small = await image.resize({ width: WIDTH }).webp({ quality: 40, effort: 6 }).toBuffer();
  // Opaque again at the edges, where the blur mixes with what is outside.
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>` +
    `<filter id='b' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='${Math.ceil(width / WIDTH / 2)}'/>` +
    "<feComponentTransfer><feFuncA type='discrete' tableValues='1 1'/></feComponentTransfer></filter>" +
    `<image filter='url(#b)' width='100%' height='100%' preserveAspectRatio='none' ` +
    `href='data:image/webp;base64,${small.toString('base64')}'/></svg>`
  );
}
