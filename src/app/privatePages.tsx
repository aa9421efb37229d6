import type { PageName } from '../../domain/pages';
import type { LazyComponent } from '../ui/lazyComponent';
import { FormSkeleton, ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';
import { withTexts } from './wiring/translation';

type Pages = Partial<Record<PageName, LazyComponent<object>>>;

const memberPage: typeof lazyPage = (load, skeleton) =>
  lazyPage(withTexts('member', load), skeleton);

/** One for all its addresses, so that it stays when another machine is shown. */
const StateCharts = memberPage(
  withTexts('charts', () => import(/* webpackChunkName: "statecharts" */ './StateChartsArea')),
  <PageSkeleton />,
);

/** Steps of a process, what needs no session, and the state charts for those who may see them. */
export const OTHER_PAGES = {
  passwordResetConfirm: memberPage(
    () =>
      import(
        /* webpackChunkName: "password-reset-confirm" */ '../screens/auth/PasswordResetConfirmPage'
      ),
    <FormSkeleton />,
  ),
  assessmentHelp: memberPage(
    () => import(/* webpackChunkName: "assessment-help" */ './AssessmentHelpArea'),
    <FormSkeleton />,
  ),
  remindMeLater: memberPage(
    () => import(/* webpackChunkName: "remind-me-later" */ '../screens/account/RemindMeLaterPage'),
    <PageSkeleton />,
  ),
  globalAuth: memberPage(
    () => import(/* webpackChunkName: "global-auth" */ '../screens/globalAuth/GlobalAuthPage'),
    <PageSkeleton />,
  ),
  reportReplay: memberPage(
    () => import(/* webpackChunkName: "report-replay" */ '../screens/report/ReplayPage'),
    <PageSkeleton />,
  ),
  stateCharts: StateCharts,
  stateChart: StateCharts,
} satisfies Pages;

/** The pages of members; of `admin`, what only admins see comes in chunks of its own. */
export const MEMBER_PAGES = {
  memberZone: memberPage(
    () => import(/* webpackChunkName: "member-zone" */ '../screens/account/MemberZonePage'),
    <PageSkeleton />,
  ),
  profile: memberPage(
    () => import(/* webpackChunkName: "profile" */ '../screens/profile/ProfilePage'),
    <FormSkeleton />,
  ),
  myBusiness: memberPage(
    () => import(/* webpackChunkName: "my-business" */ '../screens/directory/MyBusinessPage'),
    <PageSkeleton />,
  ),
  poster: memberPage(
    () => import(/* webpackChunkName: "poster" */ '../screens/directory/PosterPage'),
    <PageSkeleton />,
  ),
  sticker: memberPage(
    () => import(/* webpackChunkName: "sticker" */ '../screens/directory/StickerPage'),
    <PageSkeleton />,
  ),
  certificate: memberPage(
    () => import(/* webpackChunkName: "certificate" */ '../screens/directory/CertificatePage'),
    <PageSkeleton />,
  ),
  sharedListing: memberPage(
    () => import(/* webpackChunkName: "shared-listing" */ '../screens/directory/SharedListingPage'),
    <PageSkeleton />,
  ),
  editSharedListing: memberPage(
    () =>
      import(
        /* webpackChunkName: "shared-listing-form" */ '../screens/account/SharedListingFormPage'
      ),
    <FormSkeleton />,
  ),
  myResources: memberPage(
    () => import(/* webpackChunkName: "my-resources" */ '../screens/posting/MyResourcesPage'),
    <ListSkeleton />,
  ),
  postResource: memberPage(
    () => import(/* webpackChunkName: "post-resource" */ '../screens/posting/PostResourcePage'),
    <FormSkeleton />,
  ),
  myEvents: memberPage(
    () => import(/* webpackChunkName: "my-events" */ '../screens/posting/MyEventsPage'),
    <ListSkeleton />,
  ),
  postEvent: memberPage(
    () => import(/* webpackChunkName: "post-event" */ '../screens/posting/PostEventPage'),
    <FormSkeleton />,
  ),
  admin: memberPage(
    withTexts('admin', () => import(/* webpackChunkName: "admin" */ './admin/AdminArea')),
    <ListSkeleton />,
  ),
} satisfies Pages;

/** For whoever is signed in, even with a profile that is not filled. */
export const PROFILE_PAGES = {
  authentication: memberPage(
    () =>
      import(
        /* webpackChunkName: "profile-completion" */ '../screens/account/ProfileCompletionPage'
      ),
    <FormSkeleton />,
  ),
  claimListing: memberPage(
    () => import(/* webpackChunkName: "claim" */ '../screens/claim/ClaimPage'),
    <FormSkeleton />,
  ),
  listingInvitation: memberPage(
    () =>
      import(/* webpackChunkName: "listing-invitation" */ '../screens/directory/InvitationPage'),
    <PageSkeleton />,
  ),
} satisfies Pages;

export const REPORT_PAGES = {
  proof: memberPage(
    () => import(/* webpackChunkName: "proof" */ '../screens/proof/ProofPage'),
    <PageSkeleton />,
  ),
  report: memberPage(
    () => import(/* webpackChunkName: "report" */ '../screens/report/ReportPage'),
    <PageSkeleton />,
  ),
} satisfies Pages;

export const VETTING_PAGES = {
  vetting: memberPage(
    () => import(/* webpackChunkName: "vetting-start" */ '../screens/vetting/VettingPage'),
    <PageSkeleton />,
  ),
  vettingForm: memberPage(
    () => import(/* webpackChunkName: "vetting-form" */ '../screens/vetting/VettingFormPage'),
    <FormSkeleton />,
  ),
  vettingCompletion: memberPage(
    () =>
      import(
        /* webpackChunkName: "vetting-completion" */ '../screens/vetting/VettingCompletionPage'
      ),
    <PageSkeleton />,
  ),
} satisfies Pages;

/** Around the vetting pages: the assessment's machine and queue come with the first of them. */
export const VettingProvider = lazyPage(
  withTexts('member', () => import(/* webpackChunkName: "vetting" */ './VettingProvider')),
  <FormSkeleton />,
);
