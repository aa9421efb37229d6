import pixelmatch from 'pixelmatch';

/** A picture as rows of RGBA. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How much two colours may differ; edges that are smoothed in another way do not count. */
const THRESHOLD = 0.1;
/** As many pixels may differ without anybody seeing it. */
const TOLERATED = 8;

export interface Comparison {
  differing: number;
  isSame: boolean;
  /** The earlier picture in grey, with what differs in red; null where the sizes differ. */
  difference: Pixels | null;
}

export function comparePictures(before: Pixels, after: Pixels): Comparison {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    return { differing: after.width * after.height, isSame: false, difference: null };
  }
  const data = new Uint8Array(width * height * 4);
  const options = { threshold: THRESHOLD };
  const differing = pixelmatch(before.data, after.data, data, width, height, options);
  return { differing, isSame: differing <= TOLERATED, difference: { width, height, data } };
}
