/** Milliseconds between two answers from which on somebody did something else in between. */
const BREAK = 5 * 60_000;

/** Nobody answers faster: what waited for a connection, or was restored from a file, is saved in a row. */
const FASTEST = 3000;

/** Fewer gaps say too little. */
const FEWEST_GAPS = 5;

/** Seconds that a question takes somebody whose own pace is not known yet. */
export const USUAL_PACE = 30;

/**
 * How fast somebody answers: the median of the seconds between answers that follow each other without
 * a break, from the milliseconds at which each was saved, in any order. Null while there are too few.
 */
export function paceOf(times: readonly number[]): number | null {
  const sorted = times.filter(Number.isFinite).toSorted((one, other) => one - other);
  const gaps = sorted
    .map((time, index) => time - (sorted[index - 1] ?? -Infinity))
    .filter((gap) => gap >= FASTEST && gap < BREAK)
    .toSorted((one, other) => one - other);
  const median = gaps[Math.floor(gaps.length / 2)];
  return median === undefined || gaps.length < FEWEST_GAPS ? null : Math.round(median / 1000);
}
