import type { Assessment, Recommendation, ThemeScore } from '../../../domain/contract/assessment';
import { LEVELS, THEMES, type Level, type Theme } from '../../../domain/vocabulary';
import { FLOOR_TEXTS } from './words';

/** A theme that counts in the total. */
export type RatedTheme = ThemeScore & { percent: number };

export const isRated = (theme: ThemeScore): theme is RatedTheme =>
  theme.is_rated && theme.percent !== null;

export interface Arithmetic {
  terms: RatedTheme[];
  /** Σ multiplier × percent. */
  sum: number;
  /** Σ multiplier. */
  weight: number;
}

/** The terms of the total, which is `sum ÷ weight`. */
export function arithmeticOf({ themes }: Assessment): Arithmetic {
  const terms = themes.filter(isRated);
  return {
    terms,
    sum: terms.reduce((sum, { multiplier, percent }) => sum + multiplier * percent, 0),
    weight: terms.reduce((sum, { multiplier }) => sum + multiplier, 0),
  };
}

const rank = (level: Level): number => LEVELS.indexOf(level);

/** The rules of the level that the total gives. */
export const floorsOf = ({ floors, level_by_total: level }: Assessment): Assessment['floors'] =>
  level === null ? [] : floors.filter(({ rule }) => rank(FLOOR_TEXTS[rule].level) <= rank(level));

/** What the best answer would add to the total of 100; null when that is not certain yet. */
export function gainOfTotal(assessment: Assessment, { question, theme, gain }: Recommendation) {
  const score = assessment.themes.find((candidate) => candidate.theme === theme);
  const line = assessment.receipt.lines.find((candidate) => candidate.question === question);
  const { weight } = arithmeticOf(assessment);
  if (!score?.possible || !line?.possible || weight === 0 || !isRated(score)) return null;
  return (100 * gain) / (score.possible * weight);
}

const OVERALL = 5;

/** The steps of the first screen of a phone. */
const FIRST = 3;

export interface Steps {
  /** With the largest gain of all. */
  overall: Recommendation[];
  themes: { theme: Theme; steps: Recommendation[] }[];
}

export const firstSteps = (recommendations: readonly Recommendation[]): Recommendation[] =>
  recommendations.slice(0, FIRST);

/** Recommendations come ranked by gain. */
export const stepsOf = (recommendations: readonly Recommendation[]): Steps => ({
  overall: recommendations.slice(0, OVERALL),
  themes: THEMES.map((theme) => ({
    theme,
    steps: recommendations.filter((step) => step.theme === theme),
  })).filter(({ steps }) => steps.length > 0),
});

/** The receipt's lines by category, in the order of the assessment. */
export function linesByCategory({ progress, receipt }: Assessment) {
  const known = progress.map(({ vetting_category }) => vetting_category);
  const others = receipt.lines.map(({ category }) => category);
  return [...new Set([...known, ...others])]
    .map((category) => ({
      category,
      lines: receipt.lines.filter((line) => line.category === category),
    }))
    .filter(({ lines }) => lines.length > 0);
}
