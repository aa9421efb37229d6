import { msg, t } from '../../../../domain/language';
import type { AbuseReport } from '../../../../domain/contract/admin/moderation';
import type { Paths } from '../../../paths';

type Subject = AbuseReport['subject'];

export const SUBJECT_NAMES: Record<Subject, string> = {
  listing: msg('Listing'),
  event: msg('Event'),
  resource: msg('Resource'),
  member: msg('Member'),
};

const GONE: Record<Subject, string> = {
  listing: msg('Listing no. {id}, which is gone'),
  event: msg('Event no. {id}, which is gone'),
  resource: msg('Resource no. {id}, which is gone'),
  member: msg('Member no. {id}, which is gone'),
};

/** The name of what was reported. */
export const titleOf = ({ subject, subject_id, title }: AbuseReport): string =>
  title ?? t(GONE[subject], { id: subject_id });

/** The link to where an admin can act on what was reported. */
export function reviewLinkOf(
  paths: Paths,
  { subject, subject_id, title }: Pick<AbuseReport, 'subject' | 'subject_id' | 'title'>,
): { label: string; to: string } | null {
  if (title === null) return null;
  switch (subject) {
    case 'listing':
      return { label: t('Review the listing'), to: paths.adminListing(subject_id) };
    case 'member':
      return {
        label: t('Look for the member'),
        to: `${paths.adminMembers}?${new URLSearchParams({ q: title }).toString()}`,
      };
    case 'event':
    case 'resource':
      return {
        label: subject === 'event' ? t('Review the event') : t('Review the resource'),
        to: `${paths.adminModeration}?view=posts&post=${subject}-${subject_id}`,
      };
  }
}
