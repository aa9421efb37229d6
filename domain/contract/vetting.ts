import { Type, type Static } from 'typebox';
import { ANSWER_COMMENT, APPLICATION_NOTE } from '../fieldLimits';
import { LEVELS } from '../vocabulary';
import { APPLICATION_STATES } from '../vetting/applicationStates';
import { APPLICATION_ACTORS, APPLICATION_EVENTS } from '../vetting/applicationEvents';
import { closed, Nullable, OneOf } from './common';

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
