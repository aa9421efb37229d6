import { FormSkeleton, ListSkeleton, PageSkeleton } from '../../ui/skeletons';
import { lazyPage } from '../lazyPage';

/** The pages for admins, each a chunk that only admins download. */
export const ReportsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-reports" */ '../../screens/admin/reports/ReportsPage'),
  <ListSkeleton />,
);

export const ListingsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "admin-listings" */ '../../screens/admin/listings/ListingsPage'),
  <ListSkeleton />,
);

export const ListingReviewPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-listing" */ '../../screens/admin/listings/ListingReviewPage'
    ),
  <PageSkeleton />,
);

export const NewListingPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-new-listing" */ '../../screens/admin/listings/NewListingPage'
    ),
  <PageSkeleton />,
);

export const ImportsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-imports" */ '../../screens/admin/imports/ImportsPage'),
  <PageSkeleton />,
);

export const ImportPage = lazyPage(
  () => import(/* webpackChunkName: "admin-imports" */ '../../screens/admin/imports/ImportPage'),
  <PageSkeleton />,
);

export const DeskPage = lazyPage(
  () => import(/* webpackChunkName: "admin-desk" */ '../../screens/admin/desk/DeskPage'),
  <ListSkeleton />,
);

export const PipelinePage = lazyPage(
  () =>
    import(/* webpackChunkName: "admin-progress" */ '../../screens/admin/pipeline/PipelinePage'),
  <ListSkeleton />,
);

export const ModerationPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-moderation" */ '../../screens/admin/moderation/ModerationPage'
    ),
  <ListSkeleton />,
);

export const MembersPage = lazyPage(
  () => import(/* webpackChunkName: "admin-members" */ '../../screens/admin/members/MembersPage'),
  <ListSkeleton />,
);

export const NewsletterPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-newsletter" */ '../../screens/admin/newsletter/NewsletterPage'
    ),
  <ListSkeleton />,
);

export const IssuePage = lazyPage(
  () => import(/* webpackChunkName: "admin-issue" */ '../../screens/admin/newsletter/IssuePage'),
  <FormSkeleton />,
);

export const NewIssuePage = lazyPage(
  () => import(/* webpackChunkName: "admin-issue" */ '../../screens/admin/newsletter/NewIssuePage'),
  <FormSkeleton />,
);

export const SearchWordsPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-search-words" */ '../../screens/admin/searchWords/SearchWordsPage'
    ),
  <ListSkeleton />,
);

export const TextsPage = lazyPage(
  () => import(/* webpackChunkName: "admin-texts" */ '../../screens/admin/texts/TextsPage'),
  <ListSkeleton />,
);

export const TextPage = lazyPage(
  () => import(/* webpackChunkName: "admin-texts" */ '../../screens/admin/texts/TextPage'),
  <FormSkeleton />,
);

export const PrivacyPage = lazyPage(
  () => import(/* webpackChunkName: "admin-privacy" */ '../../screens/admin/privacy/PrivacyPage'),
  <ListSkeleton />,
);
export const NewBreachPage = lazyPage(
  () => import(/* webpackChunkName: "admin-breach" */ '../../screens/admin/privacy/NewBreachPage'),
  <FormSkeleton />,
);
export const BreachPage = lazyPage(
  () => import(/* webpackChunkName: "admin-breach" */ '../../screens/admin/privacy/BreachPage'),
  <FormSkeleton />,
);
export const ChecksPage = lazyPage(
  () => import(/* webpackChunkName: "admin-checks" */ '../../screens/admin/checks/ChecksPage'),
  <ListSkeleton />,
);

export const AuditPage = lazyPage(
  () => import(/* webpackChunkName: "admin-audit" */ '../../screens/admin/audit/AuditPage'),
  <ListSkeleton />,
);
