const LONGEST_SIDE = 1600;
const QUALITY = 0.8;

function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: what shows through is white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));

const jpegName = (name: string): string => `${name.replace(/\.\w+$/, '')}.jpg`;

/**
 * The picture as large as pages show it, which is a tenth of what a phone takes. The picture itself
 * where it is small already, and where the browser cannot read it or has no room for it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      const canvas = draw(bitmap);
      const blob = canvas && (await toJpeg(canvas));
      if (!blob || blob.size >= file.size) return file;
      return new File([blob], jpegName(file.name), { type: blob.type });
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}
