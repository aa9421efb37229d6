import { Type, type Static } from 'typebox';
import { REVIEW_NOTE } from '../../fieldLimits';
import { REPORT_REASONS, REPORT_SUBJECTS } from '../../reportReasons';
import { EVENT_STATUSES } from '../../vocabulary';
import { closed, FactChange, Nullable, OneOf } from '../common';
import { filterText, gridQuery } from './grid';

export const POST_KINDS = ['resource', 'event'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** A resource or event as those who review it list it; drafts are not among them. */
export const PostRow = Type.Object(
  {
    subject: OneOf(POST_KINDS),
    subject_id: Type.Integer(),
    title: Type.String(),
    /** Its page's last part. */
    slug: Type.String(),
    owner_id: Type.Integer(),
    owner_name: Type.String(),
    status: OneOf(EVENT_STATUSES),
    moderation_feedback: Nullable(Type.String()),
    modified_at: Type.String(),
    published_at: Nullable(Type.String()),
    open_reports: Type.Integer(),
  },
  { $id: 'PostRow' },
);
export type PostRow = Static<typeof PostRow>;

/** `GET mainapp/admin/posts/`: those that wait longest first, unless sorted by title or newest. */
export const PostGridQuery = Type.Object({
  ...gridQuery,
  subject: filterText('resource or event'),
  status: filterText('Statuses, comma-separated'),
});
export type PostGridQuery = Static<typeof PostGridQuery>;

export const CHANGED_KINDS = ['event', 'listing'] as const;

/** What an admin approved and its owner has changed since, which is public; no admin has read it yet. */
export const UnreadChange = Type.Object(
  {
    subject: OneOf(CHANGED_KINDS),
    subject_id: Type.Integer(),
    title: Type.String(),
    /** Its page's last part. */
    slug: Type.String(),
    modified_at: Type.String(),
    changes: Type.Array(FactChange),
  },
  { $id: 'UnreadChange' },
);
export type UnreadChange = Static<typeof UnreadChange>;

/** `GET mainapp/admin/changes/`: those that wait longest first. */
export const UnreadChangeQuery = Type.Object({
  page: gridQuery.page,
  page_size: gridQuery.page_size,
});
export type UnreadChangeQuery = Static<typeof UnreadChangeQuery>;

/** `POST mainapp/admin/changes/read/`. */
export const ReadChangePayload = Type.Object(
  {
    subject: OneOf(CHANGED_KINDS),
    subject_id: Type.Integer(),
    /** That of what was read; 409 once it has changed again. */
    modified_at: Type.String(),
  },
  closed,
);
export type ReadChangePayload = Static<typeof ReadChangePayload>;

export const REPORT_OUTCOMES = ['acted', 'dismissed'] as const;

/** A report to the team, and its outcome. */
export const AbuseReport = Type.Object(
  {
    id: Type.Integer(),
    subject: OneOf(REPORT_SUBJECTS),
    subject_id: Type.Integer(),
    /** Of what was reported; null when it is gone. */
    title: Nullable(Type.String()),
    /** Address of its page; null when it has none. */
    path: Nullable(Type.String()),
    reason: OneOf(REPORT_REASONS),
    details: Type.String(),
    email: Type.String({ description: 'Where an answer is wished; may be empty' }),
    created_at: Type.String(),
    closed_at: Nullable(Type.String()),
    outcome: Nullable(OneOf(REPORT_OUTCOMES)),
    note: Nullable(Type.String()),
  },
  { $id: 'AbuseReport' },
);
export type AbuseReport = Static<typeof AbuseReport>;

export const AbuseReportGridQuery = Type.Object({
  ...gridQuery,
  subject: filterText('Subjects, comma-separated'),
  status: filterText('open (as without it) or closed'),
});
export type AbuseReportGridQuery = Static<typeof AbuseReportGridQuery>;

/** `POST mainapp/admin/abuse-reports/{id}/close/`; the note is for the record. */
export const CloseReportPayload = Type.Object(
  { outcome: OneOf(REPORT_OUTCOMES), note: Type.String(REVIEW_NOTE) },
  closed,
);
export type CloseReportPayload = Static<typeof CloseReportPayload>;
