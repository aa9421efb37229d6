import { chosenOptions } from './answers';
import { compareDecimals } from './decimals';
import type { Answer, VettingQuestion } from './types';

export const MOST_POINTS = 4;

/** How many of the four bounds the canonical decimal reaches: at least when they rise, else at most. */
function pointsByBounds(decimal: string, bounds: NonNullable<VettingQuestion['bounds']>): number {
  const isRising = bounds[3] > bounds[0];
  return bounds.filter((bound) => {
    const comparison = compareDecimals(decimal, bound);
    return isRising ? comparison >= 0 : comparison <= 0;
  }).length;
}

/** 0 to 4 points of an answer that counts and is applicable (domain brief, section 3.5). */
export function pointsOf(question: VettingQuestion, answer: Answer): number {
  const chosen = chosenOptions(question, answer);
  const { kind, bounds } = question;
  if (kind === 'one') return chosen[0]?.points ?? 0;
  if (!bounds) return 0;
  if (kind !== 'many') return pointsByBounds(answer.text, bounds);
  const count = chosen.filter((option) => !option.is_exclusive).length;
  return pointsByBounds(String(count), bounds);
}
