import type { Assessment } from '../contract/assessment';
import { LEVELS, type Level } from '../vocabulary';
import { hasEvidence } from './answers';
import type { Reading } from './reading';
import { pointsOf } from './points';
import type { Answer } from './types';

/** The total from which each level is reached. */
export const REACHED_FROM: Record<Level, number> = { Seed: 0, Sprout: 25, Sapling: 50, Tree: 75 };

/** The highest level whose bound the total reaches. */
export const highestLevel = (reaches: (bound: number) => boolean): Level =>
  LEVELS.filter((level) => reaches(REACHED_FROM[level])).at(-1) ?? 'Seed';

/** What the two highest levels ask besides, in percent. */
export const FLOOR_BOUNDS = { saplingThemes: 25, treeThemes: 50, treeEvidence: 80 } as const;

type ThemeScores = Assessment['themes'];
export type Floors = Assessment['floors'];
type FloorRule = Floors[number]['rule'];

const SAPLING_RULES: readonly FloorRule[] = ['sapling_themes', 'no_red_flag'];

/** Every theme that has a score reaches the percentage; earned and possible are whole numbers. */
function areAllFrom(percent: number, themes: ThemeScores): boolean {
  const scored = themes.filter((theme) => theme.percent !== null);
  return (
    scored.length > 0 && scored.every(({ earned, possible }) => 100 * earned >= percent * possible)
  );
}

interface HighAnswer {
  question: Reading['question'];
  answer: Answer;
}

/** The answers that earn 3 or 4 points. */
const highAnswers = (readings: readonly Reading[]): HighAnswer[] =>
  readings.flatMap(({ question, answer, isNotApplicable }) =>
    answer && !isNotApplicable && question.weight > 0 && pointsOf(question, answer) >= 3
      ? [{ question, answer }]
      : [],
  );

/** The questions whose answers would count for the highest level with proof, of those that take some. */
export const unprovenQuestions = (readings: readonly Reading[]): Reading['question'][] =>
  highAnswers(readings)
    .filter(({ question, answer }) => question.evidence_hint !== '' && !hasEvidence(answer))
    .map(({ question }) => question);

/** Enough of them are backed by a link. */
function isBacked(readings: readonly Reading[]): boolean {
  const high = highAnswers(readings);
  const backed = high.filter(({ answer }) => hasEvidence(answer));
  return 100 * backed.length >= FLOOR_BOUNDS.treeEvidence * high.length;
}

/** What the two highest levels need besides the total (domain brief, section 3.5). */
export const floorsOf = (
  readings: readonly Reading[],
  themes: ThemeScores,
  flags: Assessment['flags'],
  isChecked: boolean,
): Floors => [
  { rule: 'sapling_themes', is_met: areAllFrom(FLOOR_BOUNDS.saplingThemes, themes) },
  { rule: 'no_red_flag', is_met: flags.every(({ flag }) => flag !== 'red') },
  { rule: 'tree_themes', is_met: areAllFrom(FLOOR_BOUNDS.treeThemes, themes) },
  { rule: 'tree_evidence', is_met: isBacked(readings) },
  { rule: 'tree_checked', is_met: isChecked },
];

/** The level of the total, or the best below it whose floors are met. */
export function levelWithin(byTotal: Level, floors: Floors): Level {
  const missed = floors.filter(({ is_met }) => !is_met).map(({ rule }) => rule);
  const isCapped = (level: Level): boolean => {
    if (level === 'Tree') return missed.length > 0;
    return level === 'Sapling' && missed.some((rule) => SAPLING_RULES.includes(rule));
  };
  const attained = LEVELS.slice(0, LEVELS.indexOf(byTotal) + 1);
  return attained.filter((level) => !isCapped(level)).at(-1) ?? 'Seed';
}
