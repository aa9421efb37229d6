import { eventText } from '../../../../domain/vetting/applicationEvents';

/** Groups of actions, by the beginning of their names. */
export const ACTION_GROUPS = [
  { begins: 'application.', label: 'Applications' },
  { begins: 'changes.', label: 'Changes asked for' },
  { begins: 'clearance.', label: 'Clearance for the Advanced part' },
  { begins: 'vetting.', label: 'Assessments on behalf of a business' },
  { begins: 'report.', label: 'Exports of assessment reports' },
  { begins: 'listing.', label: 'Listings' },
  { begins: 'review.', label: 'Decisions on listings and posts' },
  { begins: 'abuse_report.', label: 'Reports from visitors' },
  { begins: 'member.', label: 'Members' },
  { begins: 'event.', label: 'Lists of attendees' },
  { begins: 'newsletter.', label: 'Newsletter list' },
  { begins: 'audit.', label: 'Redacted notes' },
] as const;

const ACTION_TEXTS: Partial<Record<string, string>> = {
  'vetting.response': 'Answer given on behalf',
  'vetting.read': 'Assessment read on behalf',
  'report.exported': 'Assessment reports exported',
  'listing.exported': 'Listings exported',
  'listing.edited': 'Listing edited',
  'listing.featured': 'Listing featured',
  'listing.unfeatured': 'Listing no longer featured',
  'review.published': 'Published',
  'review.changes_requested': 'Changes asked for',
  'review.rejected': 'Rejected',
  'review.read': 'Change read',
  'abuse_report.listed': 'Reports from visitors read',
  'abuse_report.acted': 'Report closed: acted on',
  'abuse_report.dismissed': 'Report dismissed',
  'member.listed': 'List of members read',
  'member.promoted': 'Made admin',
  'member.demoted': 'Admin role taken away',
  'member.suspended': 'Suspended',
  'member.restored': 'Restored',
  'member.deleted': 'Account deleted',
  'event.attendees_read': 'List of attendees read',
  'event.attendees_exported': 'List of attendees exported',
  'newsletter.exported': 'Newsletter list opened',
  'audit.redacted': 'Notes about a deleted account redacted',
};

/** The text of an action, or its name when there is none. */
export const actionText = (action: string): string => ACTION_TEXTS[action] ?? eventText(action);
