import type { Benchmark } from '../contract/assessment';
import { LEVELS, type Level } from '../vocabulary';
import { highestLevel } from './levels';

/** The fewest businesses of a group and of a band that are shown. */
const SMALLEST_GROUP = 10;
export const SMALLEST_BAND = 5;

/** Businesses are rounded to fives, shares and totals to steps of 5. */
const STEP = 5;
const inFives = (value: number): number => STEP * Math.round(value / STEP);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The bands that may be shown: the largest, as long as those left over are together enough businesses,
 * since what is shown can be subtracted from all; or all four.
 */
function shownBands(counts: ReadonlyMap<Level, number>): ReadonlySet<Level> {
  const countOf = (level: Level): number => counts.get(level) ?? 0;
  const bySize = [...LEVELS].sort((one, other) => countOf(other) - countOf(one));
  const isSafe = (shown: readonly Level[]): boolean => {
    const hidden = bySize.filter((level) => !shown.includes(level));
    return hidden.length === 0 || sum(hidden.map(countOf)) >= SMALLEST_BAND;
  };
  let shown = bySize.filter((level) => countOf(level) >= SMALLEST_BAND);
  while (shown.length > 0 && !isSafe(shown)) shown = shown.slice(0, -1);
  return new Set(shown);
}

function medianOf(totals: readonly number[]): number {
  const sorted = [...totals].sort((one, other) => one - other);
  const middle = [sorted.at((sorted.length - 1) / 2), sorted.at(sorted.length / 2)];
  return ((middle[0] ?? 0) + (middle[1] ?? 0)) / 2;
}

/**
 * How the totals (0 to 100) of businesses that agreed to be compared are spread over the four levels,
 * so that nobody can work out the result of one of them: nothing of under ten businesses, no band of under
 * five, and none that subtraction would give.
 */
export function benchmarkOf(totals: readonly number[], group: string): Benchmark {
  const levels = totals.map((total) => highestLevel((bound) => total >= bound));
  const counts = new Map(
    LEVELS.map((level) => [level, levels.filter((each) => each === level).length]),
  );
  const all = totals.length;
  const isTold = all >= SMALLEST_GROUP;
  const shown = isTold ? shownBands(counts) : new Set<Level>();
  return {
    group,
    businesses: isTold ? inFives(all) : null,
    bands: LEVELS.map((level) => ({
      level,
      share: shown.has(level) ? inFives((100 * (counts.get(level) ?? 0)) / all) : null,
    })),
    median: isTold ? inFives(medianOf(totals)) : null,
  };
}
