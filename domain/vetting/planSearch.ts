/** A question whose answer may change, and what its best answer would bring. */
export interface Move {
  question: number;
  /** Points × weight. */
  earned: number;
  /** More than 0 where the question does not count yet. */
  possible: number;
  /** How much of the lack of proof it takes away. */
  proof: number;
  /** There is no plan without it. */
  isForced: boolean;
}

/** A theme with the multiplier of its percentage, a whole number; 0 for what is in no total. */
export interface Group {
  earned: number;
  possible: number;
  multiplier: number;
  moves: readonly Move[];
}

export interface Target {
  /** The total to reach, in percent. */
  total: number;
  /** What each theme that has a score must reach, in percent. */
  themes: number;
  /** The lack of proof to take away, 0 when there is none. */
  proof: number;
}

interface Choice {
  count: number;
  earned: number;
  possible: number;
  proof: number;
  moves: readonly Move[];
}

/** How far a plan is: `worth` is 0 at the very total, in whole parts of a percent. */
interface Sum {
  count: number;
  worth: bigint;
  proof: number;
  from: Sum | null;
  moves: readonly Move[];
}

/** The first of each key, or the one that is better than it. */
function bestOfEach<T>(
  items: Iterable<T>,
  keyOf: (item: T) => number | string,
  isBetter: (one: T, other: T) => boolean = () => false,
): T[] {
  const best = new Map<number | string, T>();
  for (const item of items) {
    const key = keyOf(item);
    const found = best.get(key);
    if (found === undefined || isBetter(item, found)) best.set(key, item);
  }
  return [...best.values()];
}

/** The ways to change some answers of a group; of those alike in all else, the one that earns the most. */
const choicesOf = ({ earned, possible, moves }: Group, most: number): Choice[] =>
  moves.reduce<Choice[]>(
    (choices, move) => {
      const more = choices
        .filter(({ count }) => count < most)
        .map((choice) => ({
          count: choice.count + 1,
          earned: choice.earned + move.earned,
          possible: choice.possible + move.possible,
          proof: choice.proof + move.proof,
          moves: [...choice.moves, move],
        }));
      return bestOfEach(
        move.isForced ? more : [...choices, ...more],
        ({ count, possible, proof }) => `${count} ${possible} ${proof}`,
        (one, other) => one.earned > other.earned,
      );
    },
    [{ count: 0, earned, possible, proof: 0, moves: [] }],
  );

const divisorOf = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisorOf(other, one % other);

const multipleOf = (numbers: readonly number[]): bigint =>
  [...new Set(numbers)].map(BigInt).reduce((all, each) => (all / divisorOf(all, each)) * each, 1n);

/**
 * The fewest moves that reach the target, at most `most` of them; null when there are none. A mean
 * reaches a bound when the sum of its weighted distances from the bound is not negative. So the groups
 * add up, and of the plans with as many moves and as much proof only the one with the largest sum
 * has to be kept. All sums are whole numbers: parts of a common denominator.
 */
export function fewestMoves(
  groups: readonly Group[],
  target: Target,
  most: number,
): readonly Move[] | null {
  const options = groups.map((group) => ({
    multiplier: group.multiplier,
    choices: choicesOf(group, most).filter(
      ({ earned, possible }) =>
        group.multiplier === 0 || possible === 0 || 100 * earned >= target.themes * possible,
    ),
  }));
  const scale = multipleOf(
    options.flatMap(({ choices }) => choices.flatMap(({ possible }) => possible || [])),
  );
  const worthOf = ({ earned, possible }: Choice, multiplier: number): bigint =>
    possible === 0
      ? 0n
      : BigInt(multiplier * (100 * earned - target.total * possible)) * (scale / BigInt(possible));
  const keyOf = ({ count, proof }: Sum) => `${count} ${proof}`;
  const isBetter = (one: Sum, other: Sum) => one.worth > other.worth;

  let sums: Sum[] = [{ count: 0, worth: 0n, proof: 0, from: null, moves: [] }];
  for (const { multiplier, choices } of options) {
    const parts = bestOfEach(
      choices.map((choice): Sum => ({ ...choice, worth: worthOf(choice, multiplier), from: null })),
      keyOf,
      isBetter,
    );
    const next = sums.flatMap((sum) =>
      parts
        .filter(({ count }) => sum.count + count <= most)
        .map((part): Sum => ({
          count: sum.count + part.count,
          worth: sum.worth + part.worth,
          proof: Math.min(sum.proof + part.proof, target.proof),
          from: sum,
          moves: part.moves,
        })),
    );
    sums = bestOfEach(next, keyOf, isBetter);
  }
  // Where no theme has a score yet, the sum of nothing is no total.
  const least = groups.some(({ multiplier, possible }) => multiplier > 0 && possible > 0) ? 0n : 1n;
  const [shortest] = sums
    .filter(({ worth, proof }) => worth >= least && proof >= target.proof)
    .toSorted((one, other) => one.count - other.count);
  return shortest ? movesOf(shortest) : null;
}

function movesOf(sum: Sum): readonly Move[] {
  return sum.from ? [...movesOf(sum.from), ...sum.moves] : sum.moves;
}
