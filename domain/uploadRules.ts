/** What a file is for; each kind has its own formats and limits. A proof is not public. */
export const UPLOAD_KINDS = ['picture', 'logo', 'image', 'file', 'proof'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

const IMAGES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** An image is stored in those of these widths that it has, and in its own, at most the largest. */
export const PICTURE_WIDTHS = [320, 640, 960, 1600] as const;

/** Bytes and formats by kind; images are re-encoded, so their least and greatest sides are pixels. */
export const UPLOAD_RULES = {
  picture: { maxBytes: 2_000_000, formats: IMAGES, minSide: 100 },
  logo: { maxBytes: 2_000_000, formats: IMAGES, minSide: 200 },
  image: { maxBytes: 5_000_000, formats: IMAGES, minSide: 200 },
  file: { maxBytes: 10_000_000, formats: ['application/pdf'], minSide: 0 },
  proof: { maxBytes: 10_000_000, formats: ['application/pdf', ...IMAGES], minSide: 200 },
} as const satisfies Record<
  UploadKind,
  { maxBytes: number; formats: readonly string[]; minSide: number }
>;
