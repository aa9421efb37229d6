import type { AdminOverview } from '../../../../domain/contract/admin/overview';
import { countText } from '../../../ui/format';
import type { Paths } from '../../../paths';

export interface LinkedCount {
  name: string;
  count: number;
  to: string;
}

const many = (count: number, one: string): string => countText(count, one).replace(/^\S+ /, '');

/** What waits for a decision, each with the list where it is decided. */
export const waitingCounts = ({ waiting }: AdminOverview, paths: Paths): LinkedCount[] => {
  const { listings, resources, events, changes, abuse_reports, claims, data_requests } = waiting;
  const moderation = (search: string) => `${paths.adminModeration}?${search}`;
  return [
    {
      name: many(listings, 'new listing'),
      count: listings,
      to: `${paths.adminListings}?status=pending`,
    },
    {
      name: many(resources, 'resource'),
      count: resources,
      to: moderation('view=posts&subject=resource'),
    },
    { name: many(events, 'event'), count: events, to: moderation('view=posts&subject=event') },
    {
      name: `${many(changes, 'change')} after approval`,
      count: changes,
      to: moderation('view=changes'),
    },
    {
      name: `${many(abuse_reports, 'report')} from visitors`,
      count: abuse_reports,
      to: moderation('view=reports'),
    },
    { name: `${many(claims, 'claim')} of listings`, count: claims, to: moderation('view=claims') },
    {
      name: `${many(data_requests, 'request')} about personal data`,
      count: data_requests,
      to: paths.adminPrivacy,
    },
  ];
};

export const memberCounts = ({ members }: AdminOverview, paths: Paths): LinkedCount[] => {
  const { individuals, businesses, suspended, joined } = members;
  const at = (search: string) => `${paths.adminMembers}${search}`;
  return [
    { name: many(individuals, 'individual'), count: individuals, to: at('?user_type=individual') },
    {
      name: countText(businesses, 'business', 'businesses').replace(/^\S+ /, ''),
      count: businesses,
      to: at('?user_type=business'),
    },
    { name: 'joined in 30 days, newest first', count: joined, to: at('') },
    { name: 'suspended', count: suspended, to: at('?active=false') },
  ];
};

/** Published listings of a county. */
export const countyLink = (paths: Paths, county: string): string =>
  `${paths.adminListings}?status=published&county=${county}`;
