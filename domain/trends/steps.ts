/** The fewest that a number may describe. */
export const SMALLEST_ONE_WAY = 5;

/** Numbers are rounded to fives, shares to steps of 5 %. */
const STEP = 5;

export const roundToStep = (number: number): number => Math.round(number / STEP) * STEP;

/** A count as far as it may be known; null where it is too small. */
export const inSteps = (count: number): number | null =>
  count < SMALLEST_ONE_WAY ? null : roundToStep(count);
