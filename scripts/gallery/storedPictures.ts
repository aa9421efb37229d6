import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { comparePictures, type Pixels } from '../../src/machines/testing/comparePictures';
import { pathOf } from './pictureFolder';

export const encode = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 45, effort: 6, smartSubsample: true })
    .toBuffer();

export async function decode(webp: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(webp)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function readPicture(file: string): Buffer | null {
  try {
    return readFileSync(pathOf(file));
  } catch {
    return null;
  }
}

/** Writes a picture unless one that looks the same is there already. */
export async function store(file: string, taken: Pixels): Promise<'added' | 'changed' | 'same'> {
  const stored = readPicture(file);
  const webp = await encode(taken);
  if (stored && comparePictures(await decode(stored), await decode(webp)).isSame) return 'same';
  mkdirSync(path.dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), webp);
  return stored ? 'changed' : 'added';
}
