import { Type, type Static } from 'typebox';
import { OneOf } from './common';

/** What a file is for; each kind has its own formats and limits (`UPLOAD_RULES`). */
export const UPLOAD_KINDS = ['picture', 'logo', 'image', 'file'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

const IMAGES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Bytes and formats by kind; images are re-encoded, so their least and greatest sides are pixels. */
export const UPLOAD_RULES = {
  picture: { maxBytes: 2_000_000, formats: IMAGES, minSide: 100 },
  logo: { maxBytes: 2_000_000, formats: IMAGES, minSide: 200 },
  image: { maxBytes: 5_000_000, formats: IMAGES, minSide: 200 },
  file: { maxBytes: 10_000_000, formats: ['application/pdf'], minSide: 0 },
} as const satisfies Record<
  UploadKind,
  { maxBytes: number; formats: readonly string[]; minSide: number }
>;

/** The longest side of any image that is taken, in pixels. */
export const MAX_IMAGE_SIDE = 10_000;

/** A stored file. `content_url` is a path of the API host, such as `/uploads/…/name.webp`. */
export const Upload = Type.Object(
  {
    content_url: Type.String(),
    kind: OneOf(UPLOAD_KINDS),
    name: Type.String(),
    encoding_format: Type.String({ description: 'Media type' }),
    content_size: Type.Integer({ description: 'Bytes' }),
    width: Type.Union([Type.Integer(), Type.Null()]),
    height: Type.Union([Type.Integer(), Type.Null()]),
  },
  { $id: 'Upload' },
);
export type Upload = Static<typeof Upload>;
