import { plural, t } from '../../../../domain/language';
import type { AdminOverview } from '../../../../domain/contract/admin/overview';
import type { Paths } from '../../../paths';

export interface LinkedCount {
  name: string;
  count: number;
  to: string;
}

/** What waits for a decision, each with the list where it is decided. */
export const waitingCounts = ({ waiting }: AdminOverview, paths: Paths): LinkedCount[] => {
  const { listings, resources, events, changes, abuse_reports, claims, data_requests } = waiting;
  const moderation = (search: string) => `${paths.adminModeration}?${search}`;
  return [
    {
      name: plural(listings, 'new listing', 'new listings'),
      count: listings,
      to: `${paths.adminListings}?status=pending`,
    },
    {
      name: plural(resources, 'resource', 'resources'),
      count: resources,
      to: moderation('view=posts&subject=resource'),
    },
    {
      name: plural(events, 'event', 'events'),
      count: events,
      to: moderation('view=posts&subject=event'),
    },
    {
      name: plural(changes, 'change after approval', 'changes after approval'),
      count: changes,
      to: moderation('view=changes'),
    },
    {
      name: plural(abuse_reports, 'report from visitors', 'reports from visitors'),
      count: abuse_reports,
      to: moderation('view=reports'),
    },
    {
      name: plural(claims, 'claim of listings', 'claims of listings'),
      count: claims,
      to: moderation('view=claims'),
    },
    {
      name: plural(data_requests, 'request about personal data', 'requests about personal data'),
      count: data_requests,
      to: paths.adminPrivacy,
    },
  ];
};

export const memberCounts = ({ members }: AdminOverview, paths: Paths): LinkedCount[] => {
  const { individuals, businesses, suspended, joined } = members;
  const at = (search: string) => `${paths.adminMembers}${search}`;
  return [
    {
      name: plural(individuals, 'individual', 'individuals'),
      count: individuals,
      to: at('?user_type=individual'),
    },
    {
      name: plural(businesses, 'business', 'businesses'),
      count: businesses,
      to: at('?user_type=business'),
    },
    { name: t('joined in 30 days, newest first'), count: joined, to: at('') },
    { name: t('suspended'), count: suspended, to: at('?active=false') },
  ];
};

/** Published listings of a county. */
export const countyLink = (paths: Paths, county: string): string =>
  `${paths.adminListings}?status=published&county=${county}`;
