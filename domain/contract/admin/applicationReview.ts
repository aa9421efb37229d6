import { Type, type Static } from 'typebox';
import { ANSWER_COMMENT, INTERNAL_NOTE } from '../../fieldLimits';
import { closed, Nullable, OneOf } from '../common';
import { Reviewer, Snooze } from './pipeline';

/** Days that an application can be snoozed for at most. */
export const LONGEST_SNOOZE = 180;
/** Internal notes that one application can have. */
export const MOST_NOTES = 200;

export const VERDICTS = ['fine', 'change'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const InternalNote = Type.Object({
  id: Type.Integer(),
  /** Null after the account was deleted. */
  author: Nullable(Type.String()),
  text: Type.String(),
  created_at: Type.String(),
  edited_at: Nullable(Type.String()),
  is_own: Type.Boolean({ description: 'The caller wrote it, and may edit or delete it' }),
});
export type InternalNote = Static<typeof InternalNote>;

export const AnswerVerdict = Type.Object({
  question: Type.Integer(),
  verdict: OneOf(VERDICTS),
  /** Empty for none. */
  comment: Type.String(),
  author: Nullable(Type.String()),
  updated_at: Type.String(),
  is_outdated: Type.Boolean({ description: 'The answer has changed since' }),
});
export type AnswerVerdict = Static<typeof AnswerVerdict>;

/** What our team keeps for itself about an application. No answer to a business has any of it. */
export const ApplicationReview = Type.Object(
  {
    application: Type.Integer(),
    reviewer: Nullable(Reviewer),
    /** To whom it can be assigned. */
    team: Type.Array(Reviewer),
    can_assign: Type.Boolean(),
    /** Assigned to nobody again; a review that has begun is returned to the queue instead. */
    can_unassign: Type.Boolean(),
    can_snooze: Type.Boolean(),
    snoozed: Nullable(Snooze),
    /** The oldest first. */
    notes: Type.Array(InternalNote),
    can_judge: Type.Boolean({ description: 'Verdicts can be written now' }),
    verdicts: Type.Array(AnswerVerdict),
  },
  { $id: 'ApplicationReview' },
);
export type ApplicationReview = Static<typeof ApplicationReview>;

export const AssigneePayload = Type.Object({ user_id: Nullable(Type.Integer()) }, closed);
export type AssigneePayload = Static<typeof AssigneePayload>;

export const SnoozePayload = Type.Object(
  { until: Nullable(Type.String({ maxLength: 10, description: 'A day, YYYY-MM-DD' })) },
  closed,
);
export type SnoozePayload = Static<typeof SnoozePayload>;

export const NotePayload = Type.Object({ text: Type.String(INTERNAL_NOTE) }, closed);
export type NotePayload = Static<typeof NotePayload>;

export const VerdictPayload = Type.Object(
  {
    /** Null takes the verdict away. */
    verdict: Nullable(OneOf(VERDICTS)),
    comment: Type.String(ANSWER_COMMENT),
    /** `updated_at` of the verdict that this one replaces; null for the first. */
    based_on: Nullable(Type.String({ maxLength: 30 })),
  },
  closed,
);
export type VerdictPayload = Static<typeof VerdictPayload>;
