import { matchRoutes } from 'react-router';
import { pagePatterns, type PageName } from '../../domain/pages';
import type { LazyComponent } from '../ui/lazyComponent';
import { FormSkeleton, ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';

/** The pages for everybody. Each is loaded with its first visit; until then the skeleton of its shape. */
export const PUBLIC_PAGES = {
  home: lazyPage(
    () => import(/* webpackChunkName: "home" */ '../screens/home/HomePage'),
    <PageSkeleton />,
  ),
  directory: lazyPage(
    () => import(/* webpackChunkName: "directory" */ '../screens/directory/DirectoryPage'),
    <ListSkeleton />,
  ),
  listing: lazyPage(
    () => import(/* webpackChunkName: "listing" */ '../screens/directory/ListingPage'),
    <PageSkeleton />,
  ),
  events: lazyPage(
    () => import(/* webpackChunkName: "events" */ '../screens/events/EventsPage'),
    <ListSkeleton />,
  ),
  event: lazyPage(
    () => import(/* webpackChunkName: "event" */ '../screens/events/EventPage'),
    <PageSkeleton />,
  ),
  resources: lazyPage(
    () => import(/* webpackChunkName: "resources" */ '../screens/resources/ResourcesPage'),
    <PageSkeleton />,
  ),
  allResources: lazyPage(
    () => import(/* webpackChunkName: "all-resources" */ '../screens/resources/AllResourcesPage'),
    <ListSkeleton />,
  ),
  resource: lazyPage(
    () => import(/* webpackChunkName: "resource" */ '../screens/resources/ResourcePage'),
    <PageSkeleton />,
  ),
  community: lazyPage(
    () => import(/* webpackChunkName: "community" */ '../screens/community/CommunityPage'),
    <PageSkeleton />,
  ),
  passwordResetConfirm: lazyPage(
    () =>
      import(
        /* webpackChunkName: "password-reset-confirm" */ '../screens/auth/PasswordResetConfirmPage'
      ),
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
  privacyPolicy: lazyPage(
    () => import(/* webpackChunkName: "privacy-policy" */ '../screens/legal/PrivacyPolicyPage'),
    <PageSkeleton />,
  ),
  terms: lazyPage(
    () => import(/* webpackChunkName: "terms" */ '../screens/legal/TermsPage'),
    <PageSkeleton />,
  ),
  mission: lazyPage(
    () => import(/* webpackChunkName: "mission" */ '../screens/about/MissionPage'),
    <PageSkeleton />,
  ),
  themes: lazyPage(
    () => import(/* webpackChunkName: "themes" */ '../screens/about/ThemesPage'),
    <PageSkeleton />,
  ),
  partners: lazyPage(
    () => import(/* webpackChunkName: "partners" */ '../screens/about/PartnersPage'),
    <PageSkeleton />,
  ),
  team: lazyPage(
    () => import(/* webpackChunkName: "team" */ '../screens/about/TeamPage'),
    <PageSkeleton />,
  ),
  advisoryGroup: lazyPage(
    () => import(/* webpackChunkName: "advisory-group" */ '../screens/advisory/AdvisoryGroupPage'),
    <PageSkeleton />,
  ),
  directoryInfo: lazyPage(
    () =>
      import(/* webpackChunkName: "directory-info" */ '../screens/directoryInfo/DirectoryInfoPage'),
    <PageSkeleton />,
  ),
  contact: lazyPage(
    () => import(/* webpackChunkName: "contact" */ '../screens/contact/ContactPage'),
    <PageSkeleton />,
  ),
} satisfies Partial<Record<PageName, LazyComponent<object>>>;

export const MyBusinessPage = lazyPage(
  () => import(/* webpackChunkName: "my-business" */ '../screens/directory/MyBusinessPage'),
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

const RENDERED_PAGES: Partial<Record<string, LazyComponent<object>>> = PUBLIC_PAGES;

/** Loads the code of the rendered page at an address. */
export async function preloadPage(productSlug: string, pathname: string): Promise<void> {
  const patterns = Object.entries(pagePatterns(productSlug));
  const matches = matchRoutes(
    patterns.map(([id, path]) => ({ id, path })),
    pathname,
  );
  const name = matches?.[0]?.route.id ?? '';
  await (RENDERED_PAGES[name] ?? NotFoundPage).preload();
}
