import { Type, type Static } from 'typebox';
import { ANSWER_COMMENT, APPLICATION_NOTE } from '../fieldLimits';
import { BADGES, EFFORTS, LEVELS, THEMES } from '../vocabulary';
import { APPLICATION_STATES } from '../vetting/applicationStates';
import { APPLICATION_ACTORS, APPLICATION_EVENTS } from '../vetting/applicationEvents';
import { closed, Nullable, OneOf } from './common';
import { Criterion } from './listing';

export const VettingCategoryEntry = Type.Object(
  {
    id: Type.Integer(),
    category_name: Type.String(),
    part: OneOf(['basic', 'advanced']),
    category_question_count: Type.Integer(),
    category_questions: Type.Array(Type.Object({ id: Type.Integer(), category: Type.Integer() })),
  },
  { $id: 'VettingCategory' },
);
export type VettingCategoryEntry = Static<typeof VettingCategoryEntry>;

export const VettingOptionEntry = Type.Object(
  {
    id: Type.Integer(),
    value: Type.String(),
    label: Type.String(),
    points: Nullable(Type.Integer()),
    flag: Nullable(OneOf(['red', 'amber'])),
    is_exclusive: Type.Boolean(),
    is_not_applicable: Type.Boolean(),
  },
  { $id: 'VettingOption' },
);
export type VettingOptionEntry = Static<typeof VettingOptionEntry>;

const Condition = Type.Object({
  question: Type.String(),
  has_any: Type.Optional(Type.Array(Type.String())),
  has_none: Type.Optional(Type.Array(Type.String())),
});

/** A question with its options, so that a phone asks once; `GET /vet/options/` gives them alone. */
export const VettingQuestionEntry = Type.Object(
  {
    id: Type.Integer(),
    code: Type.String(),
    category: Type.Integer(),
    text: Type.String(),
    help: Type.String(),
    why: Type.String(),
    source: Type.String(),
    evidence_hint: Type.String(),
    kind: OneOf(['one', 'many', 'text', 'number', 'percentage']),
    weight: Type.Integer(),
    bounds: Nullable(Type.Array(Type.Number(), { minItems: 4, maxItems: 4 })),
    options: Type.Array(VettingOptionEntry),
    max_choices: Nullable(Type.Integer({ description: 'Most options that may be chosen' })),
    presets: Type.Array(Type.Object({ because: Type.String(), when: Type.Array(Condition) })),
    questionnaire_version: Type.String(),
  },
  { $id: 'VettingQuestion' },
);
export type VettingQuestionEntry = Static<typeof VettingQuestionEntry>;

/** `POST /vet/response/`: the response of specification 3, and what is added to it. */
export const VettingResponsePayload = Type.Object(
  {
    /** The caller, or the business that an admin names by `as_user`. */
    user: Type.Optional(Type.Integer()),
    question: Type.Integer(),
    text: Type.Optional(Type.String({ maxLength: 2000, default: '' })),
    selected_options: Type.Optional(
      Type.Array(Type.Integer(), { maxItems: 20, uniqueItems: true, default: [] }),
    ),
    evidence_url: Type.Optional(Type.String({ maxLength: 300 })),
    /** Revision of the answer that this one replaces, 0 for the first; without it the last one wins. */
    based_on: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);
export type VettingResponsePayload = Static<typeof VettingResponsePayload>;

export const VettingResponse = Type.Object(
  {
    id: Type.Integer(),
    user: Type.Integer(),
    question: Type.Integer(),
    text: Type.String(),
    selected_options: Type.Array(Type.Integer()),
    evidence_url: Type.String(),
    /** Rises by 1 with each change. */
    revision: Type.Integer(),
    updated_at: Type.String(),
  },
  { $id: 'VettingResponse' },
);
export type VettingResponse = Static<typeof VettingResponse>;

/** 409: the answer was changed elsewhere since `based_on`. */
export const ResponseConflict = Type.Object(
  { detail: Type.String(), current: Nullable(VettingResponse) },
  { $id: 'ResponseConflict' },
);
export type ResponseConflict = Static<typeof ResponseConflict>;

export const VettingProgressEntry = Type.Object({
  vetting_category: Type.Integer({ description: 'Category id' }),
  vetting_name: Type.String(),
  category_question_count: Type.Integer({ description: 'Of the questions that are asked' }),
  questions_answered: Type.Integer(),
  questions_unanswered: Type.Integer(),
});
export type VettingProgressEntry = Static<typeof VettingProgressEntry>;

/** Specification 3; the list has one item. */
export const VettingData = Type.Object(
  {
    cleared_for_advanced_vetting: Type.Boolean(),
    data: Type.Array(VettingProgressEntry),
  },
  { $id: 'VettingData' },
);
export type VettingData = Static<typeof VettingData>;

/** What a reviewer asks to change in one answer. */
export const QuestionComment = Type.Object(
  {
    question_id: Type.Integer(),
    comment: Type.String({ minLength: 1, ...ANSWER_COMMENT }),
  },
  closed,
);
export type QuestionComment = Static<typeof QuestionComment>;

/** `POST /vet/applications/{id}/events/`. */
export const ApplicationEventPayload = Type.Object(
  {
    event: OneOf(APPLICATION_EVENTS),
    /** Some events need it: `needsNote`. */
    note: Type.Optional(Type.String(APPLICATION_NOTE)),
    /** Questions to reopen, at least one for `changes.requested`. */
    question_ids: Type.Optional(Type.Array(Type.Integer(), { maxItems: 88, uniqueItems: true })),
    /** The answers that an admin opened before an approval; the audit log counts the flagged ones left. */
    read_question_ids: Type.Optional(
      Type.Array(Type.Integer(), { maxItems: 88, uniqueItems: true }),
    ),
    /** On some of the questions that are reopened, one each. */
    comments: Type.Optional(Type.Array(QuestionComment, { maxItems: 88 })),
  },
  closed,
);
export type ApplicationEventPayload = Static<typeof ApplicationEventPayload>;

const HistoryEntry = Type.Object({
  id: Type.Integer(),
  event: Type.String(),
  from: OneOf(APPLICATION_STATES),
  to: OneOf(APPLICATION_STATES),
  at: Type.String(),
  /** `owner`, `admin` or `system`; a name only for admins. */
  by: OneOf(APPLICATION_ACTORS),
  actor_name: Nullable(Type.String()),
  note: Nullable(Type.String()),
  question_ids: Type.Array(Type.Integer()),
  /** Of `changes.requested`, where it has any. */
  comments: Type.Optional(Type.Array(QuestionComment)),
  /** Of `application.assigned`, for admins: whom it was given to. */
  assignee_name: Type.Optional(Type.String()),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

export const Application = Type.Object(
  {
    id: Type.Integer(),
    user: Type.Integer(),
    state: OneOf(APPLICATION_STATES),
    questionnaire_version: Type.String(),
    /** The reviewer's words of the last decision. */
    note: Nullable(Type.String()),
    /** What may be changed while changes are requested. */
    question_ids: Type.Array(Type.Integer()),
    submitted_at: Nullable(Type.String()),
    decided_at: Nullable(Type.String()),
    /** Twelve months after approval. */
    expires_at: Nullable(Type.String()),
    created_at: Type.String(),
    /** As submitted; null before. */
    total: Nullable(Type.Number()),
    level: Nullable(OneOf(LEVELS)),
    /** What the caller may send now. */
    possible: Type.Array(OneOf(APPLICATION_EVENTS)),
    history: Type.Array(HistoryEntry),
  },
  { $id: 'Application' },
);
export type Application = Static<typeof Application>;

/** How long applications usually stay with our team, of those that moved on in the last days. */
export const ReviewTimes = Type.Object(
  {
    days: Type.Integer({ description: 'The period, up to now' }),
    states: Type.Array(
      Type.Object({
        state: OneOf(APPLICATION_STATES),
        /** With decimals; null where fewer than ten applications show it. */
        median_days: Nullable(Type.Number()),
        /** Within these days 9 of 10 moved on; null where the median is. */
        ninetieth_percentile_days: Nullable(Type.Number()),
      }),
    ),
  },
  { $id: 'ReviewTimes' },
);
export type ReviewTimes = Static<typeof ReviewTimes>;

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
