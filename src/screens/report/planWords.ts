import type { PlannedStep, ReportPlan } from '../../../domain/contract/assessment';
import { BADGE_CRITERIA } from '../../../domain/badgeCriteria';
import { msg, plural, t } from '../../../domain/language';
import { isBadge, type Goal } from '../../../domain/vetting/plan';
import type { Badge } from '../../../domain/vocabulary';
import type { ReportData } from './reportData';

const badgeName = (badge: Badge): string => BADGE_CRITERIA[badge].name;

export const goalName = (goal: Goal): string =>
  isBadge(goal) ? t('{badge} badge', { badge: badgeName(goal) }) : t(goal);

/** In the middle of a sentence. */
const goalInside = (goal: Goal): string =>
  isBadge(goal) ? t('the {badge} badge', { badge: badgeName(goal) }) : t(goal);

/** What a plan does; `business` is null for its own reader. */
function reachWords(goal: Goal, business: string | null): string {
  if (isBadge(goal)) {
    const badge = badgeName(goal);
    return business === null
      ? t('earn you the {badge} badge', { badge })
      : t('earn {business} the {badge} badge', { business, badge });
  }
  const level = t(goal);
  return business === null
    ? t('make you {level}', { level })
    : t('make {business} {level}', { business, level });
}

/** The plans for badges, which are folded; the plan for the next level is apart. */
export const badgePlans = (plans: readonly ReportPlan[]): ReportPlan[] =>
  plans.filter(({ goal }) => isBadge(goal));

export const levelPlan = (plans: readonly ReportPlan[]): ReportPlan | null =>
  plans.find(({ goal }) => !isBadge(goal)) ?? null;

/** So many answers are read at a glance; more are folded. */
export const AT_A_GLANCE = 6;

function goalSentence({ goal, steps, needs_check }: ReportPlan, business: string | null): string {
  const count = steps.length;
  if (count === 0) return t('The answers are enough for {goal}.', { goal: goalName(goal) });
  const reach = reachWords(goal, business);
  if (count > AT_A_GLANCE)
    return needs_check
      ? t('It takes {count} answers to {reach}, and a check.', { count, reach })
      : t('It takes {count} answers to {reach}.', { count, reach });
  return needs_check
    ? plural(
        count,
        '# answer would {reach} once checked.',
        'These # answers would {reach} once checked.',
        { reach },
      )
    : plural(count, '# answer would {reach}.', 'These # answers would {reach}.', { reach });
}

/** What a plan comes to, in sentences, the most important first. */
function planSentences(
  plan: ReportPlan,
  business: string | null,
  isProvisional: boolean,
): string[] {
  const { goal, outcome, needs_check, is_exact, at_least, steps } = plan;
  const name = { goal: goalInside(goal) };
  if (outcome === 'not_enough_answered')
    return [
      t('There is no plan yet. Answer a question with points in every theme, then look again.'),
    ];
  if (outcome === 'lasting_answers')
    return [
      t(
        'New answers alone cannot reach {goal}. These answers are against it, and no plan asks to change them:',
        name,
      ),
    ];
  if (outcome === 'out_of_reach')
    return [t('New answers alone cannot reach {goal}. Too little of what is asked applies.', name)];
  return [
    goalSentence(plan, business),
    ...(needs_check ? [t('For {goal}, our team also has to check the answers.', name)] : []),
    ...(is_exact
      ? []
      : [
          plural(
            at_least,
            'A shorter plan may exist, but each one takes at least # answer.',
            'A shorter plan may exist, but each one takes at least # answers.',
          ),
        ]),
    ...(steps.length > 0
      ? [t('Change an answer only once it is true. Other answers may reach it too.')]
      : []),
    ...(isProvisional && !isBadge(goal)
      ? [t('The score is provisional: more answers can raise or lower it.')]
      : []),
  ];
}

/** What to answer in a step, in place of what. */
export function stepAnswer({ now, needed, needs_proof }: PlannedStep): string {
  const words = { answer: needed, now };
  if (now === needed) return t('“{answer}” as now, with a link to proof', words);
  if (now === '')
    return needs_proof
      ? t('“{answer}” (not answered yet), with a link to proof', words)
      : t('“{answer}” (not answered yet)', words);
  return needs_proof
    ? t('“{answer}”, instead of “{now}”, with a link to proof', words)
    : t('“{answer}”, instead of “{now}”', words);
}

export const TOP_SENTENCE = msg(
  'Tree is the highest level, and it is reached. Keep the proof up to date.',
);

/** The sentences of a plan, to the business or to an admin who looks at it. */
export function planOf({ report, assessment, asUser }: ReportData, plan: ReportPlan): string[] {
  const business = asUser === null ? null : report.business.name;
  const isProvisional = !assessment.receipt.is_final && assessment.completion < 100;
  return planSentences(plan, business, isProvisional);
}
