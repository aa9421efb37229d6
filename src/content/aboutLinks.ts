import type { Paths } from '../paths';

/** The pages that say what the community is; the About Us dropdown and the pages themselves link them. */
export const aboutLinks = (paths: Paths) => [
  { link_name: 'Mission & Platform', link_url: paths.about('mission') },
  { link_name: 'Themes', link_url: paths.about('themes') },
  { link_name: 'Partners', link_url: paths.about('partners') },
  { link_name: 'Our Team', link_url: paths.about('team') },
  { link_name: 'Advisory Group', link_url: paths.advisoryGroup },
  { link_name: 'About Business Directory', link_url: paths.directoryInfo },
];
