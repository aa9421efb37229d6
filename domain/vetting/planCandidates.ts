import type { Assessment } from '../contract/assessment';
import type { Level } from '../vocabulary';
import { hasEvidence } from './answers';
import { FLOOR_BOUNDS, REACHED_FROM } from './levels';
import type { Group, Move, Target } from './planSearch';
import { isRed, pointsNow, PROVEN_FROM, stepsOf, type Step } from './planSteps';
import { MOST_POINTS } from './points';
import type { Reading } from './reading';
import type { Answer } from './types';

/** What each level asks of every theme that has a score, in percent. */
const THEME_FLOORS: Record<Level, number> = {
  Seed: 0,
  Sprout: 0,
  Sapling: FLOOR_BOUNDS.saplingThemes,
  Tree: FLOOR_BOUNDS.treeThemes,
};

/** Whether a red answer rules the level out. */
export const isRedBarred = (goal: Level): boolean => THEME_FLOORS[goal] > 0;

/** Multipliers are halves; the search takes whole numbers. */
const WHOLE = 2;

/**
 * What an answer adds to the lack of proof: a Tree has none while 80 × the answers with 3 or 4 points
 * is at most 100 × those of them with proof.
 */
function lackOf(points: number, answer: Answer | null): number {
  if (!answer || points < PROVEN_FROM) return 0;
  return FLOOR_BOUNDS.treeEvidence - (hasEvidence(answer) ? 100 : 0);
}

const lackIn = (reading: Reading): number =>
  reading.isNotApplicable ? 0 : lackOf(pointsNow(reading), reading.answer);

/** A question whose answer may change: what its best answer brings, and the steps up to it. */
interface Candidate {
  reading: Reading;
  move: Move;
  steps: Step[];
}

function candidateOf(reading: Reading, { receipt }: Assessment, goal: Level): Candidate | null {
  const { question } = reading;
  const steps = stepsOf(reading, goal === 'Tree');
  const best = steps.at(-1);
  const line = receipt.lines.find((each) => each.question === question.id);
  if (!best || !line) return null;
  const move = {
    question: question.id,
    earned: best.points * question.weight - line.earned,
    possible: line.possible === 0 ? MOST_POINTS * question.weight : 0,
    proof: goal === 'Tree' ? lackIn(reading) - lackOf(best.points, best.answer) : 0,
    isForced: isRed(reading) && isRedBarred(goal),
  };
  return { reading, move, steps };
}

/** What a search for a level needs. */
export interface LevelSearch {
  groups: Group[];
  target: Target;
  /** The answers that each question may change to, the least step first. */
  steps: ReadonlyMap<number, readonly Step[]>;
}

/**
 * The questions that may change, by theme. Of those that are in no theme with a score, only red answers
 * and strong ones without proof bring a level closer.
 */
export function levelSearch(
  readings: readonly Reading[],
  isChangeable: (reading: Reading) => boolean,
  assessment: Assessment,
  goal: Level,
): LevelSearch {
  const candidates = readings
    .filter(isChangeable)
    .flatMap((reading) => candidateOf(reading, assessment, goal) ?? []);
  const rated = assessment.themes.filter(({ is_rated }) => is_rated);
  const themes = rated.map(({ category, earned, possible, multiplier }) => ({
    earned,
    possible,
    multiplier: WHOLE * multiplier,
    moves: candidates
      .filter(({ reading }) => reading.question.category === category)
      .map(({ move }) => move)
      .filter((move) => move.isForced || move.earned > 0 || move.proof > 0),
  }));
  const others = candidates.filter(
    ({ reading }) => !rated.some(({ category }) => category === reading.question.category),
  );
  const rest = others
    .filter(({ reading, move }) => move.isForced || (move.proof > 0 && lackIn(reading) > 0))
    .map(({ move }) => ({ ...move, earned: 0, possible: 0 }));
  const lack = readings.reduce((all, reading) => all + lackIn(reading), 0);
  return {
    groups: [...themes, { earned: 0, possible: 0, multiplier: 0, moves: rest }],
    target: {
      total: REACHED_FROM[goal],
      themes: THEME_FLOORS[goal],
      proof: goal === 'Tree' ? Math.max(lack, 0) : 0,
    },
    steps: new Map(candidates.map(({ move, steps }) => [move.question, steps])),
  };
}
