import type { Assessment, ReceiptLine, ScoreReceipt, ThemeScore } from '../contract/assessment';
import type { DirectoryCategory } from '../vocabulary';
import { percentOf, reaches, toNumber, weightedMean, type Fraction } from './fractions';
import { highestLevel } from './levels';
import { inDisplayOrder } from './order';
import { MOST_POINTS, pointsOf } from './points';
import type { Reading } from './reading';
import { multiplierOf, themeOf } from './themes';
import type { VettingCategory } from './types';

/** Raised when the rules of scoring change; a receipt names the rules that it was written by. */
export const RULE_VERSION = '2026-11';

const LEFT_OUT = { points: null, earned: 0, possible: 0 };

function partOf(
  { question, isAsked, isNotApplicable, answer }: Reading,
  isFinal: boolean,
): Pick<ReceiptLine, 'counted' | 'points' | 'earned' | 'possible'> {
  if (!isAsked) return { ...LEFT_OUT, counted: 'not_asked' };
  if (question.weight === 0) return { ...LEFT_OUT, counted: 'unscored' };
  if (isNotApplicable) return { ...LEFT_OUT, counted: 'not_applicable' };
  const possible = MOST_POINTS * question.weight;
  if (!answer) return { ...LEFT_OUT, counted: 'unanswered', possible: isFinal ? possible : 0 };
  const points = pointsOf(question, answer);
  return { counted: 'scored', points, earned: points * question.weight, possible };
}

function lineOf(reading: Reading, isFinal: boolean): ReceiptLine {
  const { id, code, category, weight } = reading.question;
  const { counted, points, earned, possible } = partOf(reading, isFinal);
  return { question: id, code, category, weight, points, earned, possible, counted };
}

/** Each question's part in the score. */
export const receiptOf = (
  version: string,
  readings: readonly Reading[],
  isFinal: boolean,
): ScoreReceipt => ({
  questionnaire_version: version,
  rule_version: RULE_VERSION,
  is_final: isFinal,
  lines: readings.map((reading) => lineOf(reading, isFinal)),
});

const sum = (lines: readonly ReceiptLine[], of: (line: ReceiptLine) => number): number =>
  lines.reduce((all, line) => all + of(line), 0);

const isOut = ({ counted }: ReceiptLine): boolean =>
  counted === 'not_applicable' || counted === 'not_asked';

/** Not rated when over 60 % of the weight does not concern the business. */
function isRated(lines: readonly ReceiptLine[]): boolean {
  const weight = sum(lines, (line) => line.weight);
  return weight > 0 && 100 * sum(lines.filter(isOut), (line) => line.weight) <= 60 * weight;
}

interface ExactTheme {
  score: ThemeScore;
  percent: Fraction | null;
}

function themesOf(
  { lines }: ScoreReceipt,
  categories: readonly VettingCategory[],
  directoryCategory: DirectoryCategory | null,
): ExactTheme[] {
  return inDisplayOrder(categories).flatMap((category): ExactTheme[] => {
    const theme = themeOf(category);
    if (theme === null) return [];
    const own = lines.filter((line) => line.category === category.id);
    const unanswered = own.filter(({ counted }) => counted === 'unanswered');
    const [earned, possible] = [sum(own, (line) => line.earned), sum(own, (line) => line.possible)];
    const is_rated = isRated(own);
    const percent = is_rated ? percentOf(earned, possible) : null;
    return [
      {
        percent,
        score: {
          theme,
          category: category.id,
          percent: percent && toNumber(percent),
          is_rated,
          earned,
          possible,
          attainable: sum(unanswered, ({ weight }) => MOST_POINTS * weight),
          multiplier: multiplierOf(theme, directoryCategory),
        },
      },
    ];
  });
}

type Replayed = Pick<Assessment, 'basic_percent' | 'themes' | 'total' | 'level_by_total'>;

/** A score before it is rounded to a number. */
export interface Tally extends Replayed {
  exactBasic: Fraction | null;
}

/** The score that the lines of a receipt add up to. */
export function tally(
  receipt: ScoreReceipt,
  categories: readonly VettingCategory[],
  directoryCategory: DirectoryCategory | null,
): Tally {
  const basicIds = categories.filter(({ part }) => part === 'basic').map(({ id }) => id);
  const basic = receipt.lines.filter(({ category }) => basicIds.includes(category));
  const exactBasic = percentOf(
    sum(basic, (line) => line.earned),
    sum(basic, (line) => line.possible),
  );
  const themes = themesOf(receipt, categories, directoryCategory);
  const total = weightedMean(
    themes.flatMap(({ percent, score }) =>
      percent ? [{ value: percent, weight: 2 * score.multiplier }] : [],
    ),
  );
  return {
    exactBasic,
    basic_percent: exactBasic && toNumber(exactBasic),
    themes: themes.map(({ score }) => score),
    total: total && toNumber(total),
    level_by_total: total && highestLevel((bound) => reaches(total, bound)),
  };
}

/**
 * The score again, from its receipt alone: whoever keeps a receipt can show how the score came about,
 * whatever became of the answers. Equal to what `assess` said when it wrote the receipt, for the same
 * categories and the same primary category in the directory.
 */
export function replay(
  receipt: ScoreReceipt,
  categories: readonly VettingCategory[],
  directoryCategory: DirectoryCategory | null,
): Replayed {
  const { basic_percent, themes, total, level_by_total } = tally(
    receipt,
    categories,
    directoryCategory,
  );
  return { basic_percent, themes, total, level_by_total };
}
