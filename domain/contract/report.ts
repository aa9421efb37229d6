import { Type, type Static } from 'typebox';
import { closed, OneOf } from './common';

export const REPORT_SUBJECTS = ['listing', 'event', 'resource', 'member'] as const;

export const REPORT_REASONS = [
  'claim that is not true',
  'closed or does not exist',
  'wrong contact details',
  'harmful or unlawful',
  'spam or advertising',
  'somebody’s personal data',
  'something else',
] as const;

/** A visitor or member tells the community's team that something is wrong. */
export const ReportPayload = Type.Object(
  {
    subject: OneOf(REPORT_SUBJECTS),
    subject_id: Type.Integer({ minimum: 1 }),
    reason: OneOf(REPORT_REASONS),
    details: Type.String({ maxLength: 1000 }),
    email: Type.String({ maxLength: 254, description: 'Where to answer; may be empty' }),
  },
  closed,
);
export type ReportPayload = Static<typeof ReportPayload>;
