import pixelmatch from 'pixelmatch';

/** A picture as rows of RGBA. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * How much two colours may differ, from 0 to 1, and which share of the pixels may differ more: nearly none by what is
 * seen, and some by as much as WebP changes them. Edges that are smoothed in another way do not count.
 */
const LIMITS = [
  { threshold: 0.2, tolerated: 0.0001 },
  { threshold: 0.05, tolerated: 0.03 },
];

export interface Comparison {
  /** Pixels that differ by the first limit that is passed; 0 where none is. */
  differing: number;
  isSame: boolean;
  /** The earlier picture in grey, with what differs in red; null where nothing does, or the sizes differ. */
  difference: Pixels | null;
}

export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { differing: after.width * after.height, isSame: false, difference: null };
  }
  for (const { threshold, tolerated } of LIMITS) {
    const data = new Uint8Array(width * height * 4);
    const differing = pixelmatch(before.data, after.data, data, width, height, { threshold });
    if (differing > tolerated * width * height)
      return { differing, isSame: false, difference: { width, height, data } };
  }
  return { differing: 0, isSame: true, difference: null };
}
