import { Type, type Static } from 'typebox';
import { REPORT_DETAILS } from '../fieldLimits';
import { REPORT_REASONS, REPORT_SUBJECTS } from '../reportReasons';
import { closed, OneOf } from './common';

/** A visitor or member tells the community's team that something is wrong. */
export const ReportPayload = Type.Object(
  {
    subject: OneOf(REPORT_SUBJECTS),
    subject_id: Type.Integer({ minimum: 1 }),
    reason: OneOf(REPORT_REASONS),
    details: Type.String(REPORT_DETAILS),
    email: Type.String({ maxLength: 254, description: 'Where to answer; may be empty' }),
  },
  closed,
);
export type ReportPayload = Static<typeof ReportPayload>;
