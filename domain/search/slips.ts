const MOST_CORRECTIONS = 3;
const LONGEST_SHORT_WORD = 4;

/** How many slips of the hand a word is allowed to have. */
export const slipsAllowed = (word: string): number => (word.length <= LONGEST_SHORT_WORD ? 1 : 2);

/**
 * How many letters were left out, added, replaced or exchanged with their neighbour (the optimal string
 * alignment distance).
 */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const present = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      present.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (present[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = present;
  }
  return above[other.length] ?? 0;
}

interface KnownWord {
  word: string;
  /** How often it is used. */
  n: number;
}

/** The known words that may be meant by a mistyped one, at most three, the likeliest first. */
export function correctionsOf<Known extends KnownWord>(
  typed: string,
  known: readonly Known[],
): Known[] {
  const allowed = slipsAllowed(typed);
  return known
    .map((each) => ({
      each,
      slips: slipsBetween(typed, each.word),
      otherStart: each.word.startsWith(typed.charAt(0)) ? 0 : 1,
    }))
    .filter(({ slips }) => slips <= allowed)
    .sort(
      (one, other) =>
        one.slips - other.slips ||
        one.otherStart - other.otherStart ||
        other.each.n - one.each.n ||
        (one.each.word < other.each.word ? -1 : 1),
    )
    .slice(0, MOST_CORRECTIONS)
    .map(({ each }) => each);
}
