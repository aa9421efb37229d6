import { Type, type Static } from 'typebox';
import { REVIEW_NOTE } from '../fieldLimits';
import { EVENT_STATUSES, REVIEW_DECISIONS } from '../vocabulary';
import { closed, OneOf } from './common';

/** An admin's decision on what a member posted: `POST mainapp/reviews/`. */
export const ReviewPayload = Type.Object(
  {
    subject: OneOf(['resource', 'event', 'listing']),
    subject_id: Type.Integer(),
    decision: OneOf(REVIEW_DECISIONS),
    /** Needed for all but `published`; the owner reads it. */
    note: Type.String(REVIEW_NOTE),
    /** What the reviewer looked at; 409 once it is no more so. */
    seen: Type.Optional(
      Type.Object({ status: OneOf(EVENT_STATUSES), modified_at: Type.String() }, closed),
    ),
  },
  closed,
);
export type ReviewPayload = Static<typeof ReviewPayload>;
