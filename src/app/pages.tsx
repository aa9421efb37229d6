import { FormSkeleton, ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';

/** Every page, loaded with its first visit; until then the skeleton of its shape. */
export const HomePage = lazyPage(
  () => import(/* webpackChunkName: "home" */ '../screens/home/HomePage'),
  <PageSkeleton />,
);

export const DirectoryPage = lazyPage(
  () => import(/* webpackChunkName: "directory" */ '../screens/directory/DirectoryPage'),
  <ListSkeleton />,
);

export const ListingPage = lazyPage(
  () => import(/* webpackChunkName: "listing" */ '../screens/directory/ListingPage'),
  <PageSkeleton />,
);

export const MyBusinessPage = lazyPage(
  () => import(/* webpackChunkName: "my-business" */ '../screens/directory/MyBusinessPage'),
  <PageSkeleton />,
);

export const ResourcesPage = lazyPage(
  () => import(/* webpackChunkName: "resources" */ '../screens/resources/ResourcesPage'),
  <PageSkeleton />,
);

export const AllResourcesPage = lazyPage(
  () => import(/* webpackChunkName: "all-resources" */ '../screens/resources/AllResourcesPage'),
  <ListSkeleton />,
);

export const ResourcePage = lazyPage(
  () => import(/* webpackChunkName: "resource" */ '../screens/resources/ResourcePage'),
  <PageSkeleton />,
);

export const CommunityPage = lazyPage(
  () => import(/* webpackChunkName: "community" */ '../screens/community/CommunityPage'),
  <PageSkeleton />,
);

export const EventsPage = lazyPage(
  () => import(/* webpackChunkName: "events" */ '../screens/events/EventsPage'),
  <ListSkeleton />,
);

export const EventPage = lazyPage(
  () => import(/* webpackChunkName: "event" */ '../screens/events/EventPage'),
  <PageSkeleton />,
);

export const PostResourcePage = lazyPage(
  () => import(/* webpackChunkName: "post-resource" */ '../screens/posting/PostResourcePage'),
  <FormSkeleton />,
);

export const MyResourcesPage = lazyPage(
  () => import(/* webpackChunkName: "my-resources" */ '../screens/posting/MyResourcesPage'),
  <ListSkeleton />,
);

export const PostEventPage = lazyPage(
  () => import(/* webpackChunkName: "post-event" */ '../screens/posting/PostEventPage'),
  <FormSkeleton />,
);

export const MyEventsPage = lazyPage(
  () => import(/* webpackChunkName: "my-events" */ '../screens/posting/MyEventsPage'),
  <ListSkeleton />,
);

export const PasswordResetConfirmPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "password-reset-confirm" */ '../screens/auth/PasswordResetConfirmPage'
    ),
  <FormSkeleton />,
);

export const MemberZonePage = lazyPage(
  () => import(/* webpackChunkName: "member-zone" */ '../screens/account/MemberZonePage'),
  <PageSkeleton />,
);

export const ProfilePage = lazyPage(
  () => import(/* webpackChunkName: "profile" */ '../screens/profile/ProfilePage'),
  <FormSkeleton />,
);

export const ProfileCompletionPage = lazyPage(
  () =>
    import(/* webpackChunkName: "profile-completion" */ '../screens/account/ProfileCompletionPage'),
  <FormSkeleton />,
);

export const RemindMeLaterPage = lazyPage(
  () => import(/* webpackChunkName: "remind-me-later" */ '../screens/account/RemindMeLaterPage'),
  <PageSkeleton />,
);

export const GlobalAuthPage = lazyPage(
  () => import(/* webpackChunkName: "global-auth" */ '../screens/globalAuth/GlobalAuthPage'),
  <PageSkeleton />,
);

export const PrivacyPolicyPage = lazyPage(
  () => import(/* webpackChunkName: "privacy-policy" */ '../screens/legal/PrivacyPolicyPage'),
  <PageSkeleton />,
);

export const TermsPage = lazyPage(
  () => import(/* webpackChunkName: "terms" */ '../screens/legal/TermsPage'),
  <PageSkeleton />,
);

export const VettingPage = lazyPage(
  () => import(/* webpackChunkName: "vetting-start" */ '../screens/vetting/VettingPage'),
  <PageSkeleton />,
);

export const VettingFormPage = lazyPage(
  () => import(/* webpackChunkName: "vetting-form" */ '../screens/vetting/VettingFormPage'),
  <FormSkeleton />,
);

export const VettingCompletionPage = lazyPage(
  () =>
    import(/* webpackChunkName: "vetting-completion" */ '../screens/vetting/VettingCompletionPage'),
  <PageSkeleton />,
);

export const ReportPage = lazyPage(
  () => import(/* webpackChunkName: "report" */ '../screens/report/ReportPage'),
  <PageSkeleton />,
);

export const NotFoundPage = lazyPage(
  () => import(/* webpackChunkName: "not-found" */ '../screens/notFound/NotFoundPage'),
  <PageSkeleton />,
);

/** Around the vetting routes: the assessment's machine and queue come with the first of them. */
export const VettingProvider = lazyPage(
  () => import(/* webpackChunkName: "vetting" */ './VettingProvider'),
  <FormSkeleton />,
);
