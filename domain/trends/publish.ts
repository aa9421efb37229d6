import { cellKey, countIn, type Answer, type Counts } from './counts';
import { isCrossed, TREND_QUESTIONS, type TrendQuestion } from './questions';
import { roundToStep, SMALLEST_ONE_WAY } from './steps';

/** The fewest people that a number of two answers together may describe. */
export const SMALLEST_TWO_WAY = 10;

/** From here on a step of shares is wider than one of people. */
const FINE_FROM = 100;

type Pair = readonly [Answer, Answer];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const largestFirst = <T>(items: readonly T[], sizeOf: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, size: sizeOf(item) }))
    .sort((one, other) => other.size - one.size)
    .map(({ item }) => item);

const answersTo = ({ name, options }: TrendQuestion): Answer[] =>
  options.map(({ value }) => ({ question: name, value }));

/** The people outside everything that is shown: nobody, or enough. */
const isSafeRest = (rest: number, smallest: number): boolean => rest === 0 || rest >= smallest;

/** The answers to a question that may be shown, for all members. */
function shownAnswers(counts: Counts, question: TrendQuestion): Answer[] {
  const shown: Answer[] = [];
  let rest = counts.people;
  for (const answer of largestFirst(answersTo(question), (each) => countIn(counts, each))) {
    const count = countIn(counts, answer);
    if (Math.min(count, counts.people - count) < SMALLEST_ONE_WAY) continue;
    if (question.kind === 'one' && !isSafeRest(rest - count, SMALLEST_ONE_WAY)) continue;
    rest -= count;
    shown.push(answer);
  }
  return shown;
}

/** The pairs of two questions' answers that may be shown; only of answers shown by themselves. */
function shownPairs(
  counts: Counts,
  [question, by]: readonly [TrendQuestion, TrendQuestion],
  isShown: (answer: Answer) => boolean,
): Pair[] {
  const all = counts.people;
  const n = (answer: Answer, other?: Answer) => countIn(counts, answer, other);
  const notIn = (answers: readonly Answer[]) => all - sum(answers.map((answer) => n(answer)));

  const quarters = ([one, other]: Pair): number[] => {
    const both = n(one, other);
    return [both, n(one) - both, n(other) - both, all - n(one) - n(other) + both];
  };
  /** With and without `answer`, those who gave none of `others`, to a question of one answer. */
  const rests = (answer: Answer, others: readonly Answer[]): number[] => {
    const within = n(answer) - sum(others.map((other) => n(answer, other)));
    return [within, notIn(others) - within];
  };
  /** Those who gave none of the answers that appear, to two questions of one answer each. */
  const isSafeCorner = (pairs: readonly Pair[]): boolean => {
    const ones = [...new Set(pairs.map(([one]) => one))];
    const others = [...new Set(pairs.map(([, other]) => other))];
    if (notIn(ones) === 0 || notIn(others) === 0) return true;
    const both = sum(ones.flatMap((one) => others.map((other) => n(one, other))));
    return notIn(ones) + notIn(others) - all + both >= SMALLEST_TWO_WAY;
  };

  const shown: Pair[] = [];
  const isSafe = (pair: Pair): boolean => {
    const pairs = [...shown, pair];
    const [one, other] = pair;
    const inRow = pairs.filter(([each]) => each === one).map(([, each]) => each);
    const inColumn = pairs.filter(([, each]) => each === other).map(([each]) => each);
    const left = [
      ...(question.kind === 'one' ? rests(other, inColumn) : []),
      ...(by.kind === 'one' ? rests(one, inRow) : []),
    ];
    return (
      left.every((rest) => isSafeRest(rest, SMALLEST_TWO_WAY)) &&
      (question.kind === 'many' || by.kind === 'many' || isSafeCorner(pairs))
    );
  };

  const [ones, others] = [question, by].map((each) => answersTo(each).filter(isShown));
  const candidates = (ones ?? [])
    .flatMap((one) => (others ?? []).map((other): Pair => [one, other]))
    .filter((pair) => Math.min(...quarters(pair)) >= SMALLEST_TWO_WAY);
  for (const pair of largestFirst(candidates, ([one, other]) => n(one, other))) {
    if (isSafe(pair)) shown.push(pair);
  }
  return shown;
}

/** What may be known of a month's counts. */
export interface Published {
  /** How many members gave an answer, or are counted at all, in fives; null where it is hidden. */
  people(answer?: Answer): number | null;
  /** Percent of all members, or of those who gave `among`; null where it is hidden. */
  share(answer: Answer, among?: Answer): number | null;
  /** The cells that are not hidden, by `cellKey`. */
  shown: ReadonlySet<string>;
}

/**
 * Which of the counts may be known, so that no number, and no number that somebody works out from
 * others, stands for fewer than five people, or ten where two answers meet.
 *
 * 1. A cell is shown when enough people are in it and outside it.
 * 2. Two answers are shown together when both are shown alone and each quarter of their table (both,
 *    only the one, only the other, neither) has ten people: these are all the numbers that
 *    subtraction finds between a filtered figure, the unfiltered one, their complements and totals.
 * 3. Where members give one answer, the shown cells are parts of a whole, so what they leave of it
 *    is known too: it must be nobody or enough. The largest cells are shown first; the one
 *    that would leave a few people is hidden with them, in rows, columns, outside of both, and in
 *    the corner that rows and columns leave of each other.
 * 4. People are rounded to fives, and shares to steps of five people or 5 %, whichever is wider: longer
 *    sums than the above are off by two people or more for each number in them.
 * 5. Over months, `settle` moves each count in whole fives, and all that is here follows from the
 *    counts: when up to four people join, leave or answer anew, nothing changes at all.
 *
 * Groups that lie within each other by chance (all who cycle happen to sort waste) cannot be
 * subtracted, since nothing that is published shows it.
 */
export function publish(counts: Counts): Published {
  const one = TREND_QUESTIONS.flatMap((question) => shownAnswers(counts, question));
  const shown = new Set(one.map((answer) => cellKey(answer)));
  const isShown = (answer: Answer) => shown.has(cellKey(answer));
  const pairs = TREND_QUESTIONS.flatMap((question, index) =>
    TREND_QUESTIONS.slice(index + 1)
      .filter(({ name }) => isCrossed(question.name, name) || isCrossed(name, question.name))
      .flatMap((by) => shownPairs(counts, [question, by], isShown)),
  );
  for (const [answer, other] of pairs) shown.add(cellKey(answer, other));

  const people: Published['people'] = (answer) =>
    answer && !isShown(answer)
      ? null
      : roundToStep(answer ? countIn(counts, answer) : counts.people);
  return {
    shown,
    people: (answer) => (one.length > 0 ? people(answer) : null),
    share(answer, among) {
      const whole = people(among);
      if (whole === null || !shown.has(cellKey(answer, among))) return null;
      const all = among ? countIn(counts, among) : counts.people;
      const count = countIn(counts, answer, among);
      return roundToStep(
        all < FINE_FROM ? (100 * roundToStep(count)) / whole : (100 * count) / all,
      );
    },
  };
}
