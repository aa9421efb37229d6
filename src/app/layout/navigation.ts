import type { UserData } from '../../../domain/contract/session';
import { aboutLinks } from '../../content/aboutLinks';
import type { Paths } from '../../paths';

interface Link {
  link_name: string;
  link_type: 'link';
  link_url: string;
}

export interface Dropdown {
  link_name: string;
  link_type: 'dropdown';
  links: Link[];
}

/** Specification 3, navigation link. */
export type NavigationLink = Link | Dropdown;

export interface NavigationGroup {
  heading: string;
  links: Link[];
}

const link = (link_name: string, link_url: string): Link => ({
  link_name,
  link_type: 'link',
  link_url,
});

const dropdown = (link_name: string, links: Link[]): Dropdown => ({
  link_name,
  link_type: 'dropdown',
  links,
});

/** Add a link when its route exists; a dropdown or group without links is not shown. */
export const topBarLinks = (paths: Paths): NavigationLink[] =>
  [
    dropdown(
      'About Us',
      aboutLinks(paths).map(({ link_name, link_url }) => link(link_name, link_url)),
    ),
    link('Resources', paths.resources),
    link('Events', paths.events),
    link('Business Directory', paths.directory),
    link('Community', paths.community),
  ].filter((item: NavigationLink) => item.link_type === 'link' || item.links.length > 0);

const flat = (items: NavigationLink[]): Link[] =>
  items.flatMap((item) => (item.link_type === 'link' ? item : item.links));

/** Specification 6: any signed-in type other than individual sees Vetting Tool and Admin. */
const isVetted = (user: UserData | null) => user !== null && user.user_type !== 'individual';

const onlyIf = (condition: boolean, links: Link[]): Link[] => (condition ? links : []);

export const drawerGroups = (paths: Paths, user: UserData | null): NavigationGroup[] =>
  [
    { heading: 'Quick Links', links: flat(topBarLinks(paths)) },
    {
      heading: 'Account Management',
      links: [
        ...onlyIf(user !== null, [link('Member Zone', paths.memberZone)]),
        ...onlyIf(isVetted(user), [link('Business Listing', paths.myBusiness)]),
      ],
    },
    { heading: 'Vetting Tool', links: onlyIf(isVetted(user), []) },
    { heading: 'Admin', links: onlyIf(isVetted(user), []) },
  ].filter(({ links }) => links.length > 0);

export const footerLinks = (paths: Paths): Link[] => [
  link('Contact Us', paths.contact),
  link('Privacy Policy', paths.privacyPolicy),
  link('Terms & Conditions', paths.terms),
];
