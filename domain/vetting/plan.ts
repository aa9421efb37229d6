import type { Assessment } from '../contract/assessment';
import { BADGES, LEVELS, type Badge, type Level } from '../vocabulary';
import type { Answer, Answers } from './types';

export type Goal = Level | Badge;

/** One answer to give. Where `needsProof`, its link stands for one that is still to be added. */
export interface PlannedChange {
  question: number;
  answer: Answer;
  needsProof: boolean;
}

/** The fewest answers to change; unless `isExact`, some plan of at least `atLeast` may be smaller. */
export interface SmallestPlan {
  changes: readonly PlannedChange[];
  isExact: boolean;
  atLeast: number;
}

/** Why there is no plan. */
export interface NoPlan {
  reason: 'reached' | 'needs_check' | 'lasting_answers' | 'out_of_reach';
  /** Whose answers stay as they are, if that is why. */
  questions: readonly number[];
}

export const noPlan = (reason: NoPlan['reason'], questions: readonly number[] = []): NoPlan => ({
  reason,
  questions,
});

export const isBadge = (goal: Goal): goal is Badge => BADGES.some((badge) => badge === goal);

export function hasReached({ level, badges }: Assessment, goal: Goal): boolean {
  if (isBadge(goal)) return badges.some(({ badge, is_met }) => badge === goal && is_met);
  return level !== null && LEVELS.indexOf(level) >= LEVELS.indexOf(goal);
}

export const withChanges = (answers: Answers, changes: readonly PlannedChange[]): Answers => ({
  ...answers,
  ...Object.fromEntries(changes.map(({ question, answer }) => [question, answer])),
});
