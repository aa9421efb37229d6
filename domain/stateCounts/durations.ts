const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** How long a visit of a state took is kept as one of these ranges; here are their ends in milliseconds. */
export const DURATION_ENDS: readonly number[] = [
  ...[SECOND / 10, (3 * SECOND) / 10, SECOND, 3 * SECOND, 10 * SECOND, 30 * SECOND],
  ...[MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  ...[HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY],
];

/** The one without an end. */
export const LONGEST_RANGE = DURATION_ENDS.length;

/** Number of the range that a duration belongs to. */
export function rangeOf(milliseconds: number): number {
  const range = DURATION_ENDS.findIndex((end) => milliseconds < end);
  return range < 0 ? LONGEST_RANGE : range;
}

/** From and to, in milliseconds; null where it has no end. */
export const endsOf = (range: number): [from: number, to: number | null] => [
  DURATION_ENDS[range - 1] ?? 0,
  DURATION_ENDS[range] ?? null,
];

/** The range with the middle one of all durations, of which `histogram` says how many are in each; null without any. */
export function medianRange(histogram: ReadonlyMap<number, number>): number | null {
  const ranges = [...histogram].sort(([one], [other]) => one - other);
  const all = ranges.reduce((sum, [, times]) => sum + times, 0);
  let passed = 0;
  for (const [range, times] of ranges) {
    passed += times;
    if (passed > 0 && passed * 2 >= all) return range;
  }
  return null;
}
