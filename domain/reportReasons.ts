import { msg } from './language';

/** What can be reported, and why. Apart from the contract, so that a page needs no schemas for it. */
export const REPORT_SUBJECTS = ['listing', 'event', 'resource', 'member'] as const;

export const REPORT_REASONS = [
  msg('claim that is not true'),
  msg('closed or does not exist'),
  msg('wrong contact details'),
  msg('harmful or unlawful'),
  msg('spam or advertising'),
  msg('somebody’s personal data'),
  msg('something else'),
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
