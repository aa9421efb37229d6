import { t } from '../../../domain/language';
import { isInTeam } from '../../../domain/accountTypes';
import type { UserData } from '../../../domain/contract/session';
import { hasPermission, type Permission } from '../../../domain/permissions';
import type { Paths } from '../../paths';
import { link, topBarLinks, type Link, type NavigationLink } from './navigation';

export interface NavigationGroup {
  heading: string;
  links: Link[];
}

/** The links of the top bar, those of its dropdowns last. */
const mainPagesFirst = (items: NavigationLink[]): Link[] => [
  ...items.filter((item) => item.link_type === 'link'),
  ...items.flatMap((item) => (item.link_type === 'dropdown' ? item.links : [])),
];

/** Specification 6: any signed-in type other than individual sees Vetting Tool and Admin. */
const isVetted = (user: UserData | null) => user !== null && user.user_type !== 'individual';

const onlyIf = (condition: boolean, links: Link[]): Link[] => (condition ? links : []);

const accountLinks = (paths: Paths): Link[] => [
  link(t('Member Zone'), paths.memberZone),
  link(t('Profile'), paths.profile),
  link(t('Business Listing'), paths.myBusiness),
  link(t('My Resources'), paths.myResources),
  link(t('Post a Resource'), paths.postResource),
  link(t('My Events'), paths.myEvents),
  link(t('Post an Event'), paths.postEvent),
];

/** What the specification names, to whoever may use it; others of the team begin with what they may do. */
function adminLinks(paths: Paths, user: UserData | null): Link[] {
  const may = (permission: Permission) => isVetted(user) || hasPermission(user, permission);
  return [
    ...onlyIf(may('reviewApplications'), [link(t('Assessment Reports'), paths.adminReports)]),
    ...onlyIf(may('reviewListings'), [link(t('Directory Listings'), paths.adminListings)]),
    ...onlyIf(may('reviewApplications'), [link(t('Business Pipeline'), paths.adminProgress)]),
    ...onlyIf(isInTeam(user) && !hasPermission(user, 'reviewApplications'), [
      link(t('Overview'), paths.admin),
    ]),
  ];
}

/** Specification 2.4: what the drawer offers to whom, their own first; a group without links is not shown. */
export const drawerGroups = (paths: Paths, user: UserData | null): NavigationGroup[] =>
  [
    { heading: t('Account Management'), links: onlyIf(user !== null, accountLinks(paths)) },
    {
      heading: t('Vetting Tool'),
      links: onlyIf(isVetted(user), [
        link(t('Assessment'), paths.vetting),
        link(t('Report'), paths.report),
      ]),
    },
    {
      heading: t('Admin'),
      links: adminLinks(paths, user),
    },
    { heading: t('Quick Links'), links: mainPagesFirst(topBarLinks(paths)) },
  ].filter(({ links }) => links.length > 0);
