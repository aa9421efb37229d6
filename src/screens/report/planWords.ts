import type { PlannedStep, ReportPlan } from '../../../domain/contract/vetting';
import { isBadge, type Goal } from '../../../domain/vetting/plan';
import { DIRECTORY_CRITERIA } from '../../content/directoryCriteria';
import { countText } from '../../ui/format';
import type { ReportData } from './reportData';

export const goalName = (goal: Goal): string =>
  isBadge(goal)
    ? `${DIRECTORY_CRITERIA.find(({ badge }) => badge === goal)?.criteria_name ?? goal} badge`
    : goal;

/** The plans for badges, which are folded; the plan for the next level is apart. */
export const badgePlans = (plans: readonly ReportPlan[]): ReportPlan[] =>
  plans.filter(({ goal }) => isBadge(goal));

export const levelPlan = (plans: readonly ReportPlan[]): ReportPlan | null =>
  plans.find(({ goal }) => !isBadge(goal)) ?? null;

/** So many answers are read at a glance; more are folded. */
export const AT_A_GLANCE = 6;

/** `who` is "you", or the business that an admin looks at. */
function goalSentence({ goal, steps, needs_check }: ReportPlan, who: string): string {
  const count = steps.length;
  if (count === 0) return `The answers are enough for ${goalName(goal)}.`;
  const does = isBadge(goal) ? `earn ${who} the ${goalName(goal)}` : `make ${who} ${goal}`;
  if (count > AT_A_GLANCE)
    return `It takes ${count} answers to ${does}${needs_check ? ', and a check' : ''}.`;
  const these = count === 1 ? '1 answer' : `These ${count} answers`;
  return `${these} would ${does}${needs_check ? ' once checked' : ''}.`;
}

const PROVISIONAL = 'The score is provisional: more answers can raise or lower it.';

/** What a plan comes to, in sentences, the most important first. */
function planSentences(plan: ReportPlan, who: string, isProvisional: boolean): string[] {
  const { goal, outcome, needs_check, is_exact, at_least, steps } = plan;
  const name = isBadge(goal) ? `the ${goalName(goal)}` : goal;
  if (outcome === 'not_enough_answered')
    return ['There is no plan yet. Answer a question with points in every theme, then look again.'];
  if (outcome === 'lasting_answers')
    return [
      `New answers alone cannot reach ${name}. These answers are against it, and no plan asks to change them:`,
    ];
  if (outcome === 'out_of_reach')
    return [`New answers alone cannot reach ${name}. Too little of what is asked applies.`];
  return [
    goalSentence(plan, who),
    ...(needs_check ? [`For ${name}, our team also has to check the answers.`] : []),
    ...(is_exact
      ? []
      : [
          `A shorter plan may exist, but each one takes at least ${countText(at_least, 'answer')}.`,
        ]),
    ...(steps.length > 0
      ? ['Change an answer only once it is true. Other answers may reach it too.']
      : []),
    ...(isProvisional && !isBadge(goal) ? [PROVISIONAL] : []),
  ];
}

/** What to answer in a step, in place of what. */
export function stepAnswer({ now, needed, needs_proof }: PlannedStep): string {
  if (now === needed) return `“${needed}” as now, with a link to proof`;
  const instead = now === '' ? ' (not answered yet)' : `, instead of “${now}”`;
  return `“${needed}”${instead}${needs_proof ? ', with a link to proof' : ''}`;
}

export const TOP_SENTENCE =
  'Tree is the highest level, and it is reached. Keep the proof up to date.';

/** The sentences of a plan, to the business or to an admin who looks at it. */
export function planOf({ report, assessment, asUser }: ReportData, plan: ReportPlan): string[] {
  const who = asUser === null ? 'you' : report.business.name;
  const isProvisional = !assessment.receipt.is_final && assessment.completion < 100;
  return planSentences(plan, who, isProvisional);
}
