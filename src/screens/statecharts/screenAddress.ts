import { SCREENS, type ScreenName } from '../../../domain/screens';
import type { Paths } from '../../paths';

type PageName = {
  [Name in ScreenName]: (typeof SCREENS)[Name]['kind'] extends 'page' ? Name : never;
}[ScreenName];

/** Any category shows what the page is like. */
const SOME_CATEGORY = 1;

const addresses = (paths: Paths): Record<PageName, string> => ({
  home: paths.home,
  memberZone: paths.memberZone,
  vetting: paths.vetting,
  vettingForm: paths.vettingForm(SOME_CATEGORY),
  vettingCompletion: paths.vettingCompletion,
  myBusiness: paths.myBusiness,
  myResources: paths.myResources,
  myEvents: paths.myEvents,
  profile: paths.profile,
  adminProgress: paths.adminProgress,
  adminListings: paths.adminListings,
  adminModeration: paths.adminModeration,
  adminNewsletter: paths.adminNewsletter,
  adminPrivacy: paths.adminPrivacy,
  allResources: paths.allResources,
  events: paths.events,
  directory: paths.directory,
  privacyPolicy: paths.privacyPolicy,
});

const isPage = (screen: ScreenName): screen is PageName => SCREENS[screen].kind === 'page';

/** Where the screen is; null for what lies over any page. */
export const screenAddress = (screen: ScreenName, paths: Paths): string | null =>
  isPage(screen) ? addresses(paths)[screen] : null;
