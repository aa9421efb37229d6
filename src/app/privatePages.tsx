import type { PageName } from '../../domain/pages';
import type { LazyComponent } from '../ui/lazyComponent';
import { FormSkeleton, ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';

type Pages = Partial<Record<PageName, LazyComponent<object>>>;

/** Steps of a process, what needs no session, and the state charts for those who may see them. */
export const OTHER_PAGES = {
  passwordResetConfirm: lazyPage(
    () =>
      import(
        /* webpackChunkName: "password-reset-confirm" */ '../screens/auth/PasswordResetConfirmPage'
      ),
    <FormSkeleton />,
  ),
  assessmentHelp: lazyPage(
    () => import(/* webpackChunkName: "assessment-help" */ './AssessmentHelpArea'),
    <FormSkeleton />,
  ),
  remindMeLater: lazyPage(
    () => import(/* webpackChunkName: "remind-me-later" */ '../screens/account/RemindMeLaterPage'),
    <PageSkeleton />,
  ),
  globalAuth: lazyPage(
    () => import(/* webpackChunkName: "global-auth" */ '../screens/globalAuth/GlobalAuthPage'),
    <PageSkeleton />,
  ),
  reportReplay: lazyPage(
    () => import(/* webpackChunkName: "report-replay" */ '../screens/report/ReplayPage'),
    <PageSkeleton />,
  ),
  stateCharts: lazyPage(
    () => import(/* webpackChunkName: "statecharts" */ './StateChartsArea'),
    <PageSkeleton />,
  ),
} satisfies Pages;

/** The pages of members; of `admin`, what only admins see comes in chunks of its own. */
export const MEMBER_PAGES = {
  memberZone: lazyPage(
    () => import(/* webpackChunkName: "member-zone" */ '../screens/account/MemberZonePage'),
    <PageSkeleton />,
  ),
  profile: lazyPage(
    () => import(/* webpackChunkName: "profile" */ '../screens/profile/ProfilePage'),
    <FormSkeleton />,
  ),
  myBusiness: lazyPage(
    () => import(/* webpackChunkName: "my-business" */ '../screens/directory/MyBusinessPage'),
    <PageSkeleton />,
  ),
  poster: lazyPage(
    () => import(/* webpackChunkName: "poster" */ '../screens/directory/PosterPage'),
    <PageSkeleton />,
  ),
  sticker: lazyPage(
    () => import(/* webpackChunkName: "sticker" */ '../screens/directory/StickerPage'),
    <PageSkeleton />,
  ),
  certificate: lazyPage(
    () => import(/* webpackChunkName: "certificate" */ '../screens/directory/CertificatePage'),
    <PageSkeleton />,
  ),
  sharedListing: lazyPage(
    () => import(/* webpackChunkName: "shared-listing" */ '../screens/directory/SharedListingPage'),
    <PageSkeleton />,
  ),
  editSharedListing: lazyPage(
    () =>
      import(
        /* webpackChunkName: "shared-listing-form" */ '../screens/account/SharedListingFormPage'
      ),
    <FormSkeleton />,
  ),
  myResources: lazyPage(
    () => import(/* webpackChunkName: "my-resources" */ '../screens/posting/MyResourcesPage'),
    <ListSkeleton />,
  ),
  postResource: lazyPage(
    () => import(/* webpackChunkName: "post-resource" */ '../screens/posting/PostResourcePage'),
    <FormSkeleton />,
  ),
  myEvents: lazyPage(
    () => import(/* webpackChunkName: "my-events" */ '../screens/posting/MyEventsPage'),
    <ListSkeleton />,
  ),
  postEvent: lazyPage(
    () => import(/* webpackChunkName: "post-event" */ '../screens/posting/PostEventPage'),
    <FormSkeleton />,
  ),
  admin: lazyPage(
    () => import(/* webpackChunkName: "admin" */ './admin/AdminArea'),
    <ListSkeleton />,
  ),
} satisfies Pages;

/** For whoever is signed in, even with a profile that is not filled. */
export const PROFILE_PAGES = {
  authentication: lazyPage(
    () =>
      import(
        /* webpackChunkName: "profile-completion" */ '../screens/account/ProfileCompletionPage'
      ),
    <FormSkeleton />,
  ),
  claimListing: lazyPage(
    () => import(/* webpackChunkName: "claim" */ '../screens/claim/ClaimPage'),
    <FormSkeleton />,
  ),
  listingInvitation: lazyPage(
    () =>
      import(/* webpackChunkName: "listing-invitation" */ '../screens/directory/InvitationPage'),
    <PageSkeleton />,
  ),
} satisfies Pages;

export const REPORT_PAGES = {
  proof: lazyPage(
    () => import(/* webpackChunkName: "proof" */ '../screens/proof/ProofPage'),
    <PageSkeleton />,
  ),
  report: lazyPage(
    () => import(/* webpackChunkName: "report" */ '../screens/report/ReportPage'),
    <PageSkeleton />,
  ),
} satisfies Pages;

export const VETTING_PAGES = {
  vetting: lazyPage(
    () => import(/* webpackChunkName: "vetting-start" */ '../screens/vetting/VettingPage'),
    <PageSkeleton />,
  ),
  vettingForm: lazyPage(
    () => import(/* webpackChunkName: "vetting-form" */ '../screens/vetting/VettingFormPage'),
    <FormSkeleton />,
  ),
  vettingCompletion: lazyPage(
    () =>
      import(
        /* webpackChunkName: "vetting-completion" */ '../screens/vetting/VettingCompletionPage'
      ),
    <PageSkeleton />,
  ),
} satisfies Pages;

/** Around the vetting routes: the assessment's machine and queue come with the first of them. */
export const VettingProvider = lazyPage(
  () => import(/* webpackChunkName: "vetting" */ './VettingProvider'),
  <FormSkeleton />,
);
