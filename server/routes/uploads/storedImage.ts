import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { MAX_IMAGE_SIDE, UPLOAD_RULES, type UploadKind } from '../../../domain/contract/upload';
import { msg } from '../../../domain/language';
import { PICTURE_WIDTHS } from '../../../domain/uploadRules';
import { isPolyglot } from './polyglot';
import { Refusal } from './refusal';

export type ImageKind = Exclude<UploadKind, 'file'>;

/** The longest side of what is stored. */
const LARGEST_SIDE = Math.max(...PICTURE_WIDTHS);
const STORED_SIDE = {
  picture: 512,
  logo: 512,
  image: LARGEST_SIDE,
  proof: LARGEST_SIDE,
} as const;

/** Decoded, a picture takes three or four bytes a pixel. */
const MAX_PIXELS = 40_000_000;

const DAMAGED = msg('The picture is damaged or incomplete.');

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
    throw new Refusal(msg('The picture is too large: a side may have at most {most} pixels.'), {
      most,
    });
  }
  if (width * height > MAX_PIXELS) {
    throw new Refusal(msg('The picture is too large: it may have at most 40 megapixels.'));
  }
  if (Math.min(width, height) < minSide) {
    throw new Refusal(msg('The picture is too small: each side needs at least {least} pixels.'), {
      least: minSide,
    });
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
    throw new Refusal(DAMAGED, {}, { cause: error });
  }
};

interface StoredSize {
  width: number;
  bytes: Uint8Array;
}

export interface StoredImage {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** The dominant colour, such as `#1b5e20`; null for a face or a logo. */
  color: string | null;
  /** The same image in lesser widths. */
  sizes: StoredSize[];
}

const hex = (part: number): string => part.toString(16).padStart(2, '0');

/** Decoded once, since that takes longer than all that follows. */
interface Decoded {
  data: Buffer;
  info: OutputInfo;
}

async function decode(bytes: Buffer, side: number): Promise<Decoded> {
  return open(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const reopen = ({ data, info: { width, height, channels } }: Decoded): Sharp =>
  sharp(data, { raw: { width, height, channels } });

const toWebp = (decoded: Decoded, width: number, quality: number): Promise<Buffer> =>
  reopen(decoded).resize({ width }).webp({ quality }).toBuffer();

async function dominantColor(decoded: Decoded): Promise<string> {
  const small = await reopen(decoded).flatten({ background: '#fff' }).resize(64).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${hex(r)}${hex(g)}${hex(b)}`;
}

/** In several widths: small ones for small screens and slow connections. */
async function inSizes(decoded: Decoded): Promise<Pick<StoredImage, 'bytes' | 'color' | 'sizes'>> {
  const { width: own } = decoded.info;
  const sizes: StoredSize[] = [];
  for (const width of PICTURE_WIDTHS.filter((each) => each < own)) {
    sizes.push({ width, bytes: await toWebp(decoded, width, 72) });
  }
  return { bytes: await toWebp(decoded, own, 72), color: await dominantColor(decoded), sizes };
}

/** A face or a logo: whole, and in the one width in which pages show it beside a name. */
async function beside(decoded: Decoded): Promise<Pick<StoredImage, 'bytes' | 'color' | 'sizes'>> {
  const { width: own } = decoded.info;
  const [width] = PICTURE_WIDTHS;
  const sizes = width < own ? [{ width, bytes: await toWebp(decoded, width, 82) }] : [];
  return { bytes: await toWebp(decoded, own, 82), color: null, sizes };
}

/** A photo of a paper: in one width, since its small print must stay readable. */
async function whole(decoded: Decoded): Promise<Pick<StoredImage, 'bytes' | 'color' | 'sizes'>> {
  return { bytes: await toWebp(decoded, decoded.info.width, 82), color: null, sizes: [] };
}

const ENCODERS = { picture: beside, logo: beside, image: inSizes, proof: whole } as const;

/**
 * Re-encodes the picture as WebP: upright, at most as large as it is shown, without EXIF or other
 * data.
 */
export async function toStoredImage(bytes: Buffer, kind: ImageKind): Promise<StoredImage> {
  const format = formatOf(bytes);
  if (format === null) {
    throw new Refusal(
      kind === 'proof'
        ? msg('Choose a PDF, or a PNG, JPEG or WebP picture.')
        : msg('Choose a PNG, JPEG or WebP picture.'),
    );
  }
  checkHeader(bytes, format, kind);
  if (isPolyglot(bytes)) {
    throw new Refusal(
      msg('The file holds more than a picture. Save the picture anew and try again.'),
    );
  }
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  checkSides(width, height, kind);
  const decoded = await readable(decode(bytes, STORED_SIDE[kind]));
  const stored = await ENCODERS[kind](decoded);
  return { ...stored, width: decoded.info.width, height: decoded.info.height };
}
