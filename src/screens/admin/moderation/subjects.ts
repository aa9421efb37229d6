import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import type { Paths } from '../../../paths';

type Subject = AbuseReport['subject'];

export const SUBJECT_NAMES: Record<Subject, string> = {
  listing: 'Listing',
  event: 'Event',
  resource: 'Resource',
  member: 'Member',
};

/** What was reported, in a line. */
export const titleOf = ({ subject, subject_id, title }: AbuseReport): string =>
  title ?? `${SUBJECT_NAMES[subject]} no. ${subject_id}, which is gone`;

/** Where an admin can do something about what was reported. */
export function workplaceOf(
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
