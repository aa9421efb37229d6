/** Fewer people than this could be recognised. */
export const SMALLEST_GROUP = 5;

/** Percent; hides how many people one step stands for. */
const STEP = 5;

/**
 * The share of `chose` in `all`, in steps of 5 %. Null where either those who chose or those who
 * did not are fewer than five: the one could be had from the other by subtraction.
 */
export function shareOf(chose: number, all: number): number | null {
  if (chose < SMALLEST_GROUP || all - chose < SMALLEST_GROUP) return null;
  return Math.round(((chose / all) * 100) / STEP) * STEP;
}
