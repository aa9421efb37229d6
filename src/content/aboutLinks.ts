import { t } from '../../domain/language';
import type { Paths } from '../paths';

/** The pages that say what the community is; the About Us dropdown and the pages themselves link them. */
export const aboutLinks = (paths: Paths) => [
  { link_name: t('Mission & Platform'), link_url: paths.about('mission') },
  { link_name: t('Themes'), link_url: paths.about('themes') },
  { link_name: t('Partners'), link_url: paths.about('partners') },
  { link_name: t('Our Team'), link_url: paths.about('team') },
  { link_name: t('Advisory Group'), link_url: paths.advisoryGroup },
  { link_name: t('About Business Directory'), link_url: paths.directoryInfo },
];
