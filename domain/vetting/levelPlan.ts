import type { Assessment } from '../contract/assessment';
import type { Level } from '../vocabulary';
import {
  hasReached,
  noPlan,
  withChanges,
  type NoPlan,
  type PlannedChange,
  type SmallestPlan,
} from './plan';
import { isRedBarred, levelSearch, type LevelSearch } from './planCandidates';
import { fewestMoves, type Move } from './planSearch';
import { changeableIn, isRed, PROOF_TO_COME, type Step } from './planSteps';
import { readAnswers } from './reading';
import { assess } from './score';
import type { Answers, Circumstances, Questionnaire } from './types';

/** Of so many changes a plan is certain to be the smallest; beyond, a search would take too long. */
export const EXACT_UP_TO = 8;

/** What one change can take away of the lack of proof. */
const MOST_PROOF = 100;

interface Moves {
  moves: readonly Move[];
  atLeast: number;
}

/** A plan with proof for ever more answers, strong ones first; `atLeast` as many as any plan has. */
function longMoves({ groups, target }: LevelSearch): Moves | null {
  const unproven = fewestMoves(groups, { ...target, proof: 0 }, Infinity);
  if (!unproven) return null;
  const needed = Math.ceil(target.proof / MOST_PROOF);
  const others = groups
    .flatMap(({ moves }) => moves)
    .filter((move) => move.proof > 0 && !unproven.includes(move))
    .toSorted((one, other) => other.proof - one.proof);
  const moves = [...unproven];
  let missing = target.proof - unproven.reduce((all, { proof }) => all + proof, 0);
  for (const move of others) {
    if (missing <= 0) break;
    moves.push(move);
    missing -= move.proof;
  }
  return { moves, atLeast: Math.max(EXACT_UP_TO + 1, unproven.length, needed) };
}

function movesFor(search: LevelSearch): Moves | null {
  const { groups, target } = search;
  // Where proof does not matter, the search is short whatever the number of changes.
  const short = fewestMoves(groups, target, target.proof > 0 ? EXACT_UP_TO : Infinity);
  return short ? { moves: short, atLeast: short.length } : longMoves(search);
}

const toChange = (question: number, { answer }: Step): PlannedChange => ({
  question,
  answer,
  needsProof: answer.evidence_url === PROOF_TO_COME,
});

/** The plan for a level that is not reached yet. */
export function levelPlan(
  questionnaire: Questionnaire,
  answers: Answers,
  circumstances: Circumstances,
  goal: Level,
  assessment: Assessment,
): SmallestPlan | NoPlan {
  if (goal === 'Tree' && !circumstances.isChecked) return noPlan('needs_check');
  const readings = readAnswers(questionnaire, answers);
  const isChangeable = changeableIn(questionnaire);
  const barring = readings.filter((reading) => isRed(reading) && !isChangeable(reading));
  if (isRedBarred(goal) && barring.length > 0)
    return noPlan(
      'lasting_answers',
      barring.map(({ question }) => question.id),
    );
  const search = levelSearch(readings, isChangeable, assessment, goal);
  const found = movesFor(search);
  if (!found) return noPlan('out_of_reach');

  const stepsFor = ({ question }: Move) => search.steps.get(question) ?? [];
  const reaches = (changes: readonly PlannedChange[]) =>
    hasReached(assess(questionnaire, withChanges(answers, changes), circumstances), goal);
  let changes = found.moves.flatMap((move) =>
    stepsFor(move)
      .slice(-1)
      .map((step) => toChange(move.question, step)),
  );
  const without = (left: number) => changes.filter(({ question }) => question !== left);
  if (changes.length > found.atLeast)
    for (const { question } of found.moves)
      if (reaches(without(question))) changes = without(question);
  for (const move of found.moves) {
    if (!changes.some(({ question }) => question === move.question)) continue;
    const least = stepsFor(move).find((step) =>
      reaches([...without(move.question), toChange(move.question, step)]),
    );
    if (least)
      changes = changes.map((change) =>
        change.question === move.question ? toChange(move.question, least) : change,
      );
  }
  return { changes, isExact: changes.length === found.atLeast, atLeast: found.atLeast };
}
