import { t } from '../../../domain/language';
import { TOP_BAR_PAGES } from '../../../domain/pages';
import { keysOf } from '../../../domain/records';
import { aboutLinks } from '../../content/aboutLinks';
import type { Paths } from '../../paths';

export interface Link {
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

export const link = (link_name: string, link_url: string): Link => ({
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
      t('About Us'),
      aboutLinks(paths).map(({ link_name, link_url }) => link(link_name, link_url)),
    ),
    ...keysOf(TOP_BAR_PAGES).map((page) => link(t(TOP_BAR_PAGES[page]), paths[page])),
  ].filter((item: NavigationLink) => item.link_type === 'link' || item.links.length > 0);

export const footerLinks = (paths: Paths, stateCharts: boolean): Link[] => [
  link(t('Contact Us'), paths.contact),
  link(t('Privacy Policy'), paths.privacyPolicy),
  link(t('Terms & Conditions'), paths.terms),
  ...(stateCharts ? [link(t('State charts'), paths.stateCharts)] : []),
];
