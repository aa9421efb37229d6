import { Type, type Static } from 'typebox';
import { BADGES, EFFORTS, LEVELS, THEMES } from '../vocabulary';
import { APPLICATION_STATES } from '../vetting/applicationStates';
import { Nullable, OneOf } from './common';
import { Criterion } from './listing';
import { Application, VettingProgressEntry, VettingResponse } from './vetting';

const COUNTED = ['scored', 'unanswered', 'not_applicable', 'not_asked', 'unscored'] as const;

/** One question's part in the score: earned = points × weight, possible = 4 × weight, 0 when left out. */
export const ReceiptLine = Type.Object({
  question: Type.Integer(),
  code: Type.String(),
  category: Type.Integer(),
  counted: OneOf(COUNTED),
  points: Nullable(Type.Number()),
  weight: Type.Integer(),
  earned: Type.Number(),
  possible: Type.Number(),
});
export type ReceiptLine = Static<typeof ReceiptLine>;

export const ScoreReceipt = Type.Object({
  questionnaire_version: Type.String(),
  rule_version: Type.String(),
  is_final: Type.Boolean(),
  lines: Type.Array(ReceiptLine),
});
export type ScoreReceipt = Static<typeof ScoreReceipt>;

export const ThemeScore = Type.Object({
  theme: OneOf(THEMES),
  category: Type.Integer(),
  /** 0 to 100, not rounded; null when not rated or when nothing is answered yet. */
  percent: Nullable(Type.Number()),
  is_rated: Type.Boolean({ description: 'False when over 60 % of the weight is not applicable' }),
  earned: Type.Number(),
  possible: Type.Number(),
  /** What unanswered questions could still add to `earned`. */
  attainable: Type.Number(),
  /** 1.5 for the two material themes of the directory category, else 1. */
  multiplier: Type.Number(),
});
export type ThemeScore = Static<typeof ThemeScore>;

const FLOORS = [
  'sapling_themes',
  'no_red_flag',
  'tree_themes',
  'tree_evidence',
  'tree_checked',
] as const;

export const Assessment = Type.Object(
  {
    /** Of the Basic questions, 0 to 100, not rounded. */
    basic_percent: Nullable(Type.Number()),
    themes: Type.Array(ThemeScore),
    /** 0 to 100, not rounded; null while no theme has a score. */
    total: Nullable(Type.Number()),
    /** Answered share of the questions that are asked, 0 to 100, rounded down. */
    completion: Type.Integer(),
    level: Nullable(OneOf(LEVELS)),
    /** What the total alone would give. */
    level_by_total: Nullable(OneOf(LEVELS)),
    floors: Type.Array(Type.Object({ rule: OneOf(FLOORS), is_met: Type.Boolean() })),
    flags: Type.Array(
      Type.Object({
        question: Type.Integer(),
        option: Type.Integer(),
        flag: OneOf(['red', 'amber']),
      }),
    ),
    badges: Type.Array(
      Type.Object({
        badge: OneOf(BADGES),
        is_met: Type.Boolean(),
        criteria: Type.Array(Criterion),
      }),
    ),
    clearance: Type.Object({
      outcome: OneOf(['cleared', 'needs_review', 'not_yet']),
      /** What must change first, in sentences. */
      reasons: Type.Array(Type.String()),
    }),
    progress: Type.Array(VettingProgressEntry),
    receipt: ScoreReceipt,
  },
  { $id: 'Assessment' },
);
export type Assessment = Static<typeof Assessment>;

/** What to do about an answer. */
const advice = {
  title: Type.String(),
  first_step: Type.String(),
  law: Type.String(),
  effort: OneOf(EFFORTS),
};

export const Recommendation = Type.Object({
  question: Type.Integer(),
  code: Type.String(),
  theme: OneOf(THEMES),
  /** (4 − points) × weight × multiplier: what the answer could still add. */
  gain: Type.Number(),
  ...advice,
  helper: Type.String(),
  helper_url: Type.String(),
});
export type Recommendation = Static<typeof Recommendation>;

/** The sector's totals in four bands; null where too few businesses would show. */
export const Benchmark = Type.Object({
  group: Type.String({ description: 'A directory category, or All' }),
  businesses: Nullable(Type.Integer({ description: 'In fives; null when under 10' })),
  bands: Type.Array(
    Type.Object({
      level: OneOf(LEVELS),
      share: Nullable(Type.Integer({ description: 'Percent in fives' })),
    }),
  ),
  median: Nullable(Type.Integer({ description: 'In fives' })),
});
export type Benchmark = Static<typeof Benchmark>;

/** One answer of a plan: what is answered now, empty when nothing is, what is needed, and what to do. */
export const PlannedStep = Type.Object({
  question: Type.Integer(),
  now: Type.String(),
  needed: Type.String(),
  needs_proof: Type.Boolean({ description: 'A link to proof is needed too' }),
  ...advice,
});
export type PlannedStep = Static<typeof PlannedStep>;

/** The fewest answers to change to reach a level or a badge, or why there is no such plan. */
export const ReportPlan = Type.Object({
  goal: OneOf([...LEVELS, ...BADGES]),
  outcome: OneOf(['planned', 'not_enough_answered', 'lasting_answers', 'out_of_reach']),
  needs_check: Type.Boolean({ description: 'Our team has to check the answers besides' }),
  is_exact: Type.Boolean({ description: 'No plan has fewer steps' }),
  at_least: Type.Integer({ description: 'Every plan has as many steps or more' }),
  steps: Type.Array(PlannedStep),
  /** Questions whose answers stand against the goal and do not change. */
  lasting: Type.Array(Type.Integer()),
});
export type ReportPlan = Static<typeof ReportPlan>;

/** `GET /vet/report/?user_id=`: null where nothing was answered yet. */
export const VettingReport = Type.Object(
  {
    business: Type.Object({
      user_id: Type.Integer(),
      name: Type.String(),
      category: Nullable(Type.String()),
      listing_slug: Nullable(Type.String()),
    }),
    /** Of the public page of the result; null while it is off. */
    result_code: Nullable(Type.String()),
    application: Nullable(Application),
    assessment: Nullable(Assessment),
    responses: Type.Array(VettingResponse),
    recommendations: Type.Array(Recommendation),
    /** For the next level, unless it is the highest already, then for each badge that is not met. */
    plans: Type.Array(ReportPlan),
    /** What still stands between the business and a listing, in sentences. */
    missing_for_listing: Type.Array(Type.String()),
    benchmark: Nullable(Benchmark),
    /** Earlier and present applications that were submitted, newest first. */
    earlier: Type.Array(
      Type.Object({
        application: Type.Integer(),
        state: OneOf(APPLICATION_STATES),
        submitted_at: Type.String(),
        total: Nullable(Type.Number()),
        level: Nullable(OneOf(LEVELS)),
      }),
    ),
  },
  { $id: 'VettingReport' },
);
export type VettingReport = Static<typeof VettingReport>;
