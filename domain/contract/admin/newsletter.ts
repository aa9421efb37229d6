import { Type, type Static } from 'typebox';
import { ISSUE_LIMITS, ISSUE_MOVES, ISSUE_STATES } from '../../newsletter';
import { closed, Nullable, OneOf } from '../common';

/** How far an issue is; people, each in one of the first four. */
export const IssueCounts = Type.Object({
  /** The mail server took the email. */
  sent: Type.Integer(),
  /** It was refused, or given up after several attempts. */
  failed: Type.Integer(),
  /** They left the newsletter after the start. */
  skipped: Type.Integer(),
  /** Nobody has sent it to them; of a stopped issue they never get it. */
  waiting: Type.Integer(),
  /** Those who ended the newsletter by the link of this issue. */
  unsubscribed: Type.Integer(),
});
export type IssueCounts = Static<typeof IssueCounts>;

/** A row of `GET mainapp/admin/newsletter/issues/`. */
export const IssueSummary = Type.Object(
  {
    issue_id: Type.Integer(),
    subject: Type.String(),
    state: OneOf(ISSUE_STATES),
    changed_at: Type.String(),
    /** Null while it is a draft. */
    started_at: Nullable(Type.String()),
    counts: IssueCounts,
  },
  { $id: 'IssueSummary' },
);
export type IssueSummary = Static<typeof IssueSummary>;

export const Issue = Type.Object(
  {
    ...IssueSummary.properties,
    /** Shown by email programs beside the subject. */
    preview: Type.String(),
    /** Markdown, with cards in lines of their own (`domain/newsletter`). */
    body: Type.String(),
    /** Rises with each save. */
    version: Type.Integer(),
    /** Address of the issue as a page, on the host of the API. */
    web_path: Type.String(),
    /** How many would get it now. */
    subscribers: Type.Integer(),
    /** Cards of things that are not public; they are left out of the page. */
    missing: Type.Array(Type.String()),
  },
  { $id: 'Issue' },
);
export type Issue = Static<typeof Issue>;

export const IssuePayload = Type.Object(
  {
    subject: Type.String({ maxLength: ISSUE_LIMITS.subject }),
    preview: Type.String({ maxLength: ISSUE_LIMITS.preview }),
    body: Type.String({ maxLength: ISSUE_LIMITS.body }),
    /** The version that was read; 409 once there is a later one. 0 of a new issue. */
    based_on: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type IssuePayload = Static<typeof IssuePayload>;

export const IssueMovePayload = Type.Object({ move: OneOf(ISSUE_MOVES) }, closed);
export type IssueMovePayload = Static<typeof IssueMovePayload>;

/** 409: what there is, and what was sent, so that nothing is lost. */
export const IssueConflict = Type.Object(
  { detail: Type.String(), current: Issue, sent: IssuePayload },
  { $id: 'IssueConflict' },
);
