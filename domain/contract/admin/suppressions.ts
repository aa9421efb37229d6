import { Type, type Static } from 'typebox';
import { OneOf } from '../common';

const REASONS = ['bounce', 'complaint'] as const;
export type SuppressionReason = (typeof REASONS)[number];

/** `POST newsletter/reports`: what a mail provider reports. What else it says is ignored. */
export const MailReport = Type.Object({
  recipient: Type.String({ minLength: 3, maxLength: 320 }),
  type: OneOf(REASONS),
  /** Of a bounce; permanent unless given. */
  permanence: Type.Optional(OneOf(['permanent', 'transient'])),
});
export type MailReport = Static<typeof MailReport>;

/** An address of a member that gets no newsletter. */
export const Suppression = Type.Object(
  {
    member: Type.Integer(),
    email: Type.String(),
    reason: OneOf(REASONS),
    since: Type.String({ format: 'date-time' }),
  },
  { $id: 'Suppression' },
);
export type Suppression = Static<typeof Suppression>;

/** `GET mainapp/admin/newsletter/suppressions/`, newest first. */
export const SuppressionList = Type.Object(
  { addresses: Type.Array(Suppression) },
  { $id: 'SuppressionList' },
);
export type SuppressionList = Static<typeof SuppressionList>;
