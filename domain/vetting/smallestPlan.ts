import { badgePlan } from './badgePlan';
import { levelPlan } from './levelPlan';
import {
  hasReached,
  isBadge,
  noPlan,
  withChanges,
  type Goal,
  type NoPlan,
  type SmallestPlan,
} from './plan';
import { assess } from './score';
import type { Answers, Circumstances, Questionnaire } from './types';

/**
 * The fewest answers to change so that a business reaches a level or a badge, each by the least step
 * that suffices, or why there are none. It never asks for "does not apply", nor to change what is a
 * fact: what decides which questions are asked, who founded the business, a conviction. What
 * it gives reaches the goal in `assess`. `assessment` is what the answers come to now.
 */
export function smallestPlan(
  questionnaire: Questionnaire,
  answers: Answers,
  circumstances: Circumstances,
  goal: Goal,
  assessment = assess(questionnaire, answers, circumstances),
): SmallestPlan | NoPlan {
  if (hasReached(assessment, goal)) return noPlan('reached');
  const plan = isBadge(goal)
    ? badgePlan(questionnaire, answers, goal)
    : levelPlan(questionnaire, answers, circumstances, goal, assessment);
  if ('reason' in plan) return plan;
  const after = assess(questionnaire, withChanges(answers, plan.changes), circumstances);
  return hasReached(after, goal) ? plan : noPlan('out_of_reach');
}
