/** What can be reported, and why. Apart from the contract, so that a page needs no schemas for it. */
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
export type ReportReason = (typeof REPORT_REASONS)[number];
