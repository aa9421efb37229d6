import fc from 'fast-check';
import { cellKey, countAnswers, type Answer, type Answers, type Counts } from '../counts';
import { SMALLEST_TWO_WAY } from '../publish';
import { SMALLEST_ONE_WAY } from '../steps';
import { isCrossed, TREND_QUESTIONS, type TrendName } from '../questions';

type IsShown = (answer: Answer, other?: Answer) => boolean;
export type Rule = (counts: Counts) => IsShown;

const gave = ({ question, value }: Answer, each: Answers): boolean => {
  const given = each[question];
  return typeof given === 'string' ? given === value : given.includes(value);
};

export const answersTo = (name: TrendName): Answer[] =>
  (TREND_QUESTIONS.find((question) => question.name === name)?.options ?? []).map(({ value }) => ({
    question: name,
    value,
  }));

const isSingle = (name: TrendName) =>
  TREND_QUESTIONS.some((question) => question.name === name && question.kind === 'one');

/** Tells by member who gave an answer; looked up once, since the same groups are formed again and again. */
function lookUpGivers(members: readonly Answers[]) {
  const givers = new Map<string, readonly boolean[]>();
  return (answer: Answer): readonly boolean[] => {
    const key = cellKey(answer);
    const known = givers.get(key) ?? members.map((each) => gave(answer, each));
    givers.set(key, known);
    return known;
  };
}

/**
 * Looks among the members themselves for groups whose size follows from what is shown: cells, their
 * differences with whatever contains them, and what the shown parts leave of a whole.
 */
export function leaks(members: readonly Answers[], rule: Rule): string[] {
  const isShown = rule(countAnswers(members));
  const found: string[] = [];
  const giversOf = lookUpGivers(members);
  const check = (
    what: string,
    smallest: number,
    isInGroup: (member: number) => boolean,
    mayBeNone = false,
  ) => {
    let size = 0;
    for (let member = 0; member < members.length; member += 1) if (isInGroup(member)) size += 1;
    if (size < smallest && !(mayBeNone && size === 0)) found.push(`${what}: ${size}`);
  };
  const names = TREND_QUESTIONS.map(({ name }) => name);
  const anyOf = (answers: readonly Answer[]) => {
    const all = answers.map(giversOf);
    return (member: number) => all.some((each) => each[member]);
  };

  for (const name of names) {
    const shown = answersTo(name).filter((answer) => isShown(answer));
    for (const answer of shown) {
      const gaveIt = giversOf(answer);
      check(cellKey(answer), SMALLEST_ONE_WAY, (member) => gaveIt[member] === true);
      check(`not ${cellKey(answer)}`, SMALLEST_ONE_WAY, (member) => !gaveIt[member]);
    }
    if (isSingle(name) && shown.length > 0) {
      const gaveAny = anyOf(shown);
      check(`rest of ${name}`, SMALLEST_ONE_WAY, (member) => !gaveAny(member), true);
    }
    for (const by of names.filter((other) => isCrossed(name, other))) {
      for (const group of answersTo(by)) {
        const cells = answersTo(name).filter((answer) => isShown(answer, group));
        const isInside = giversOf(group);
        for (const answer of cells) {
          const key = cellKey(answer, group);
          const gaveIt = giversOf(answer);
          for (const [a, b] of [
            [true, true],
            [true, false],
            [false, true],
            [false, false],
          ])
            check(
              `${key} ${a}${b}`,
              SMALLEST_TWO_WAY,
              (member) => gaveIt[member] === a && isInside[member] === b,
            );
        }
        if (!isSingle(name) || cells.length === 0) continue;
        const gaveAny = anyOf(cells);
        for (const inside of [true, false])
          check(
            `rest of ${name} ${inside ? 'in' : 'outside'} ${cellKey(group)}`,
            SMALLEST_TWO_WAY,
            (member) => isInside[member] === inside && !gaveAny(member),
            true,
          );
      }
      if (isSingle(by))
        for (const answer of answersTo(name)) {
          const groups = answersTo(by).filter((group) => isShown(answer, group));
          if (groups.length === 0) continue;
          const gaveIt = giversOf(answer);
          const isInAny = anyOf(groups);
          for (const inside of [true, false])
            check(
              `rest of ${by} ${inside ? 'in' : 'outside'} ${cellKey(answer)}`,
              SMALLEST_TWO_WAY,
              (member) => gaveIt[member] === inside && !isInAny(member),
              true,
            );
        }
    }
  }
  return found;
}

/** Shows whatever enough people stand in; `complement` also looks at those who do not. */
export const thresholdOnly =
  (complement: boolean): Rule =>
  (counts) =>
  (answer, other) => {
    const count = counts.cells[cellKey(answer, other)] ?? 0;
    const smallest = other ? SMALLEST_TWO_WAY : SMALLEST_ONE_WAY;
    const wholes = other
      ? [counts.cells[cellKey(answer)] ?? 0, counts.cells[cellKey(other)] ?? 0]
      : [counts.people];
    return count >= smallest && (!complement || wholes.every((all) => all - count >= smallest));
  };

/** Groups beside the members of several groups, and with none of the answers shown for these. */
export function corners(members: readonly Answers[], rule: Rule): number[] {
  const isShown = rule(countAnswers(members));
  const giversOf = lookUpGivers(members);
  const groups = answersTo('county');
  const names = TREND_QUESTIONS.map(({ name }) => name).filter(
    (name) => isSingle(name) && isCrossed(name, 'county'),
  );
  return names.flatMap((name) =>
    fc
      .sample(fc.subarray(groups.slice(0, 4), { minLength: 1 }), { numRuns: 15, seed: 1 })
      .flatMap((some) => {
        const shown = answersTo(name).filter((answer) =>
          some.every((group) => isShown(answer, group)),
        );
        const inside = [...shown, ...some].map(giversOf);
        const outside = members.filter((_, member) => !inside.some((gaveIt) => gaveIt[member]));
        return shown.length > 0 ? [outside.length] : [];
      }),
  );
}
