import type { Recommendation, VettingReport } from '../../domain/contract/assessment';
import type { Application, VettingResponse } from '../../domain/contract/vetting';
import { QUESTIONNAIRE } from '../../domain/vetting/questionnaire';
import { reportPlans } from '../../domain/vetting/reportPlans';
import { assess } from '../../domain/vetting/score';
import { answersBy, answersWorth } from '../../domain/vetting/testing/samples';
import type { Answers, Circumstances } from '../../domain/vetting/types';

const { questions, version } = QUESTIONNAIRE;

/** Every question answered in the middle, and more by the questions' codes. */
export const middlingAnswers = (more: Parameters<typeof answersBy>[1] = {}): Answers => ({
  ...answersWorth(questions, 2),
  ...answersBy(QUESTIONNAIRE, more),
});

const responsesOf = (answers: Answers, user: number): VettingResponse[] =>
  Object.entries(answers).map(([id, { text, selected_options, evidence_url }]) => ({
    id: Number(id),
    user,
    question: Number(id),
    text,
    selected_options: [...selected_options],
    evidence_url,
    revision: 1,
    updated_at: '2026-11-03T09:00:00.000Z',
  }));

export const anApplication = (change: Partial<Application> = {}): Application => ({
  id: 41,
  user: 7,
  state: 'in_progress',
  questionnaire_version: version,
  note: null,
  question_ids: [],
  submitted_at: null,
  decided_at: null,
  expires_at: null,
  created_at: '2026-11-01T09:00:00.000Z',
  total: null,
  level: null,
  possible: [],
  history: [],
  ...change,
});

export const aRecommendation = (change: Partial<Recommendation> = {}): Recommendation => ({
  question: 803,
  code: 'T3',
  theme: 'transparent & accountable governance',
  gain: 6,
  title: 'Write a one-page procedure against bribery',
  first_step: 'Name who may receive gifts, and up to what value.',
  law: 'Bribery Act 2016, section 9',
  helper: 'EACC',
  helper_url: 'https://eacc.go.ke',
  effort: 'days',
  ...change,
});

interface Options {
  answers?: Answers;
  circumstances?: Partial<Circumstances>;
}

/** The report of a soap maker with every question answered in the middle, unless the options say otherwise. */
export function aVettingReport(
  change: Partial<VettingReport> = {},
  { answers = middlingAnswers(), circumstances = {} }: Options = {},
): VettingReport {
  const when: Circumstances = {
    category: 'Beauty & self-care',
    isFinal: false,
    isChecked: false,
    ...circumstances,
  };
  const assessment = assess(QUESTIONNAIRE, answers, when);
  return {
    business: {
      user_id: 7,
      name: 'Lake Basin Soaps',
      category: 'Beauty & self-care',
      listing_slug: null,
    },
    result_code: null,
    application: anApplication(),
    assessment,
    responses: responsesOf(answers, 7),
    recommendations: [aRecommendation()],
    plans: reportPlans(QUESTIONNAIRE, answers, when, assessment),
    missing_for_listing: ['Submit the application.'],
    benchmark: null,
    earlier: [],
    ...change,
  };
}
