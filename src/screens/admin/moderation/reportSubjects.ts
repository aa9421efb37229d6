import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import type { Paths } from '../../../paths';

type Subject = AbuseReport['subject'];

export const SUBJECT_NAMES: Record<Subject, string> = {
  listing: 'Listing',
  event: 'Event',
  resource: 'Resource',
  member: 'Member',
};

/** The name of what was reported. */
export const titleOf = ({ subject, subject_id, title }: AbuseReport): string =>
  title ?? `${SUBJECT_NAMES[subject]} no. ${subject_id}, which is gone`;

/** The link to where an admin can act on what was reported. */
export function reviewLinkOf(
  paths: Paths,
  { subject, subject_id, title }: Pick<AbuseReport, 'subject' | 'subject_id' | 'title'>,
): { label: string; to: string } | null {
  if (title === null) return null;
  switch (subject) {
    case 'listing':
      return { label: 'Review the listing', to: paths.adminListing(subject_id) };
    case 'member':
      return {
        label: 'Look for the member',
        to: `${paths.adminMembers}?${new URLSearchParams({ q: title }).toString()}`,
      };
    case 'event':
    case 'resource':
      return {
        label: `Review the ${subject}`,
        to: `${paths.adminModeration}?view=posts&post=${subject}-${subject_id}`,
      };
  }
}
