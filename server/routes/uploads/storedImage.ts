import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_SIDE, UPLOAD_RULES, type UploadKind } from '../../../domain/contract/upload';
import { isPolyglot } from './polyglot';
import { Refusal } from './refusal';

export type ImageKind = Exclude<UploadKind, 'file'>;

/** The longest side of what is stored. */
const STORED_SIDE = { picture: 512, logo: 512, image: 1600 } as const;

/** Decoded, a picture takes three or four bytes a pixel. */
const MAX_PIXELS = 50_000_000;

const DAMAGED = 'The picture is damaged or incomplete.';

sharp.cache(false);
sharp.concurrency(1);

type Format = 'png' | 'jpeg' | 'webp';

/** Detected by the first bytes, so that the library never uses another decoder on the file. */
function formatOf(bytes: Buffer): Format | null {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  return /^RIFF.{4}WEBP$/s.test(head) ? 'webp' : null;
}

function checkSides(width: number, height: number, kind: ImageKind): void {
  const { minSide } = UPLOAD_RULES[kind];
  const most = MAX_IMAGE_SIDE.toLocaleString('en');
  if (Math.max(width, height) > MAX_IMAGE_SIDE) {
    throw new Refusal(`The picture is too large: a side may have at most ${most} pixels.`);
  }
  if (width * height > MAX_PIXELS) {
    throw new Refusal('The picture is too large: it may have at most 50 megapixels.');
  }
  if (Math.min(width, height) < minSide) {
    throw new Refusal(`The picture is too small: each side needs at least ${minSide} pixels.`);
  }
}

/** Checks the size of a PNG before anything is decoded. */
function checkHeader(bytes: Buffer, format: Format, kind: ImageKind): void {
  if (format !== 'png' || bytes.length < 24) return;
  checkSides(bytes.readUInt32BE(16), bytes.readUInt32BE(20), kind);
}

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: 10 });

/** Reports what the library cannot read as damaged; its own reasons do not help the sender. */
const readable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new Refusal(DAMAGED, { cause: error });
  }
};

export interface StoredImage {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Re-encodes the picture as WebP: upright, at most as large as it is shown, without EXIF or other
 * data.
 */
export async function toStoredImage(bytes: Buffer, kind: ImageKind): Promise<StoredImage> {
  const format = formatOf(bytes);
  if (format === null) throw new Refusal('Choose a PNG, JPEG or WebP picture.');
  checkHeader(bytes, format, kind);
  if (isPolyglot(bytes)) {
    throw new Refusal('The file holds more than a picture. Save the picture anew and try again.');
  }
  const { width, height } = await readable(open(bytes).metadata());
  checkSides(width, height, kind);
  const side = STORED_SIDE[kind];
  const { data, info } = await readable(
    open(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}
