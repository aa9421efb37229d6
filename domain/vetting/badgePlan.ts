import { badgesIn, BADGE_RULES, WOMEN_FOUNDERS, type CriterionKey } from './badges';
import { noPlan, type NoPlan, type PlannedChange, type SmallestPlan } from './plan';
import { changeableIn } from './planSteps';
import { readAnswers, type Reading } from './reading';
import type { Answer, Answers, Questionnaire } from './types';
import type { Badge } from '../vocabulary';

/** The question behind each criterion; of those that are no figures, the choice that meets it. */
const ASKED: Record<CriterionKey, { code: string; choice?: string | undefined }> = {
  female_managers: { code: 'BD6' },
  founded_by_woman: { code: 'BD5', choice: WOMEN_FOUNDERS[0] },
  kenya_founded: { code: 'BD2', choice: 'kenya' },
  kenyan_employees: { code: 'BD3' },
  revenue_in_kenya: { code: 'BD4' },
  employees_with_different_abilities: { code: 'BD7' },
  untreated: { code: 'BD8', choice: 'untreated' },
  no_chemicals: { code: 'BD8', choice: 'no_chemicals' },
};

interface Unmet {
  reading: Reading;
  choice: string | undefined;
  threshold: number | null;
}

const idsOf = (unmet: readonly Unmet[]): number[] => [
  ...new Set(unmet.map(({ reading }) => reading.question.id)),
];

/** The answer with which the criteria of one question are met. */
function answerMeeting(unmet: readonly Unmet[]): PlannedChange[] {
  const [first] = unmet;
  if (!first) return [];
  const { question, answer } = first.reading;
  const evidence_url = answer?.evidence_url ?? '';
  const values = unmet.flatMap(({ choice }) => choice ?? []);
  const kept = question.kind === 'many' ? (answer?.selected_options ?? []) : [];
  const selected_options = question.options
    .filter(
      ({ id, value, is_exclusive }) =>
        values.includes(value) || (kept.includes(id) && !is_exclusive),
    )
    .map(({ id }) => id);
  /** People count in whole percent: the first above. */
  const text = first.threshold === null ? '' : String(Math.floor(first.threshold) + 1);
  const given: Answer = { text, selected_options, evidence_url };
  return [{ question: question.id, answer: given, needsProof: false }];
}

/** The plan for a badge that is not met yet: questions without an answer first. */
export function badgePlan(
  questionnaire: Questionnaire,
  answers: Answers,
  goal: Badge,
): SmallestPlan | NoPlan {
  const readings = readAnswers(questionnaire, answers);
  const isChangeable = changeableIn(questionnaire);
  const criteria = badgesIn(readings).find(({ badge }) => badge === goal)?.criteria ?? [];
  const unmet = BADGE_RULES[goal].criteria.flatMap((key): Unmet[] => {
    const { code, choice } = ASKED[key];
    const criterion = criteria.find((each) => each.key === key);
    const reading = readings.find(({ question }) => question.code === code);
    return criterion && reading && !criterion.met
      ? [{ reading, choice, threshold: criterion.threshold }]
      : [];
  });
  const missing = BADGE_RULES[goal].needed - criteria.filter(({ met }) => met).length;
  const open = unmet.filter(({ reading }) => isChangeable(reading));
  if (open.length < missing)
    return noPlan('lasting_answers', idsOf(unmet.filter((each) => !open.includes(each))));
  const chosen = [
    ...open.filter(({ reading }) => reading.answer === null),
    ...open.filter(({ reading }) => reading.answer !== null),
  ].slice(0, missing);
  const changes = idsOf(chosen).flatMap((id) =>
    answerMeeting(chosen.filter(({ reading }) => reading.question.id === id)),
  );
  return { changes, isExact: true, atLeast: changes.length };
}
