import type { Assessment, PlannedStep, ReportPlan } from '../contract/assessment';
import { msg, t } from '../language';
import { BADGES, EFFORTS, LEVELS, type Level } from '../vocabulary';
import { PLAN_TEXTS, type PlanText } from './advice/planTexts';
import { answerWords } from './describeAnswer';
import { isBadge, type Goal, type PlannedChange } from './plan';
import { questionById } from './questionnaire';
import { RECOMMENDATION_TEXTS } from './recommendationTexts';
import { assess } from './score';
import { smallestPlan } from './smallestPlan';
import type { Answer, Answers, Circumstances, Questionnaire, VettingQuestion } from './types';

/** A figure as a plan asks for it: "60% or more"; badges ask for more than their bound. */
function figureWords({ kind, bounds }: VettingQuestion, text: string): string {
  const figure = kind === 'percentage' ? `${text}%` : text;
  return bounds && bounds[0] > bounds[3]
    ? t('{figure} or less', { figure })
    : t('{figure} or more', { figure });
}

const neededWords = (question: VettingQuestion, answer: Answer): string =>
  answer.selected_options.length === 0 && answer.text !== ''
    ? figureWords(question, answer.text)
    : answerWords(question, answer).join('; ');

const proofText = ({ evidence_hint: hint }: VettingQuestion): PlanText => ({
  title: msg('Add proof'),
  first_step: hint
    ? t('Link what proves the answer: {hint}.', { hint })
    : t('Link what proves the answer.'),
  law: '',
  effort: 'hours',
});

function stepOf(
  question: VettingQuestion,
  before: Answer | undefined,
  change: PlannedChange,
): PlannedStep {
  const { answer, needsProof } = change;
  const now = before ? answerWords(question, before).join('; ') : '';
  const needed = neededWords(question, answer);
  const isProofAlone = needsProof && answerWords(question, answer).join('; ') === now;
  const text =
    (isProofAlone ? null : (RECOMMENDATION_TEXTS[question.code] ?? PLAN_TEXTS[question.code])) ??
    proofText(question);
  const { title, first_step, law, effort } = text;
  return {
    question: question.id,
    now,
    needed: isProofAlone ? now : needed,
    needs_proof: needsProof,
    title: t(title),
    first_step: t(first_step),
    law: t(law),
    effort,
  };
}

const NOTHING = { needs_check: false, is_exact: true, at_least: 0, steps: [], lasting: [] };

/** The next level cannot be judged by themes of which nothing is answered. */
const isTooEarly = ({ level, themes }: Assessment): boolean =>
  level === null || themes.some(({ is_rated, percent }) => is_rated && percent === null);

function planFor(
  questionnaire: Questionnaire,
  answers: Answers,
  circumstances: Circumstances,
  assessment: Assessment,
  goal: Goal,
): ReportPlan[] {
  const needs_check = goal === 'Tree' && !circumstances.isChecked;
  const found = needs_check
    ? smallestPlan(questionnaire, answers, { ...circumstances, isChecked: true }, goal)
    : smallestPlan(questionnaire, answers, circumstances, goal, assessment);
  if ('changes' in found) {
    const steps = found.changes.flatMap((change) => {
      const question = questionById(questionnaire, change.question);
      return question ? [stepOf(question, answers[question.id], change)] : [];
    });
    const easiestFirst = steps.toSorted(
      (one, other) => EFFORTS.indexOf(one.effort) - EFFORTS.indexOf(other.effort),
    );
    return [
      {
        ...NOTHING,
        goal,
        outcome: 'planned',
        // Our team has not checked the new answers, even where it has checked those before.
        needs_check: goal === 'Tree',
        is_exact: found.isExact,
        at_least: found.atLeast,
        steps: easiestFirst,
      },
    ];
  }
  if (found.reason === 'reached') {
    return isBadge(goal) ? [] : [{ ...NOTHING, goal, outcome: 'planned', needs_check }];
  }
  const outcome = found.reason === 'lasting_answers' ? 'lasting_answers' : 'out_of_reach';
  return [{ ...NOTHING, goal, outcome, needs_check, lasting: [...found.questions] }];
}

/**
 * The smallest plans of a report: for the next level first, unless the highest is reached, then for
 * each badge that is not met. Proof and the check by our team are told apart from the answers.
 */
export function reportPlans(
  questionnaire: Questionnaire,
  answers: Answers,
  circumstances: Circumstances,
  assessment: Assessment,
): ReportPlan[] {
  const next = nextLevel(assessment.level);
  // The assessment may have been kept from earlier rules.
  const today = assess(questionnaire, answers, circumstances);
  const plans = (goal: Goal) => planFor(questionnaire, answers, circumstances, today, goal);
  const levels = isTooEarly(assessment)
    ? [{ ...NOTHING, goal: next ?? 'Tree', outcome: 'not_enough_answered' as const }]
    : next
      ? plans(next)
      : [];
  return [...levels, ...BADGES.flatMap(plans)];
}

const nextLevel = (level: Level | null): Level | null =>
  LEVELS[level === null ? 1 : LEVELS.indexOf(level) + 1] ?? null;
