import { matchRoutes } from 'react-router';
import { pagePatterns, type PageName, type PublicPage } from '../../domain/pages';
import { laterComponent } from '../ui/laterComponent';
import type { LazyComponent } from '../ui/lazyComponent';
import { nextTask } from '../ui/nextTask';
import { ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { StartRoom } from './layout/StartSpinner';
import { lazyPage } from './lazyPage';
import { NotFoundPage } from './notFoundPage';
import type { PrivatePageProps } from './PrivatePage';

// The server renders what is loaded here; it has the code of no other part that this folder loads (`webpack.config.ts`).

export const Footer = laterComponent(
  () => import(/* webpackChunkName: "first-input" */ './layout/Footer'),
  null,
);

/** The pages for everybody. Each is loaded with its first visit; until then the skeleton of its shape. */
export const PUBLIC_PAGES = {
  home: lazyPage(
    () => import(/* webpackChunkName: "home" */ '../screens/home/HomePage'),
    <PageSkeleton />,
  ),
  directory: lazyPage(
    () => import(/* webpackChunkName: "directory" */ '../screens/directory/DirectoryPage'),
    <ListSkeleton />,
    () =>
      import(
        /* webpackChunkName: "directory", webpackExports: "DirectoryPageView" */ '../screens/directory/DirectoryPageView'
      ),
  ),
  listing: lazyPage(
    () => import(/* webpackChunkName: "listing" */ '../screens/directory/ListingPage'),
    <PageSkeleton />,
    () =>
      import(
        /* webpackChunkName: "listing", webpackExports: "ListingPageView" */ '../screens/directory/ListingPageView'
      ),
  ),
  events: lazyPage(
    () => import(/* webpackChunkName: "events" */ '../screens/events/EventsPage'),
    <ListSkeleton />,
  ),
  event: lazyPage(
    () => import(/* webpackChunkName: "event" */ '../screens/events/EventPage'),
    <PageSkeleton />,
    () =>
      import(
        /* webpackChunkName: "event", webpackExports: "EventPageView" */ '../screens/events/EventPageView'
      ),
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
  result: lazyPage(
    () => import(/* webpackChunkName: "result" */ '../screens/result/ResultPage'),
    <PageSkeleton />,
  ),
  community: lazyPage(
    () => import(/* webpackChunkName: "community" */ '../screens/community/CommunityPage'),
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
} satisfies Record<PublicPage, LazyComponent<object>>;

/** Every other page, behind its guard: visitors load neither. The server, which never knows who reads, renders its spinner. */
const PrivatePage = lazyPage<PrivatePageProps>(
  () => import(/* webpackChunkName: "private-page" */ './PrivatePage'),
  <StartRoom />,
);

const RENDERED_PAGES: Partial<Record<string, LazyComponent<object>>> = PUBLIC_PAGES;

export function PageOf({ name }: { name: PageName }) {
  const Page = RENDERED_PAGES[name];
  return Page ? <Page /> : <PrivatePage name={name} />;
}

/** Loads the code of what the server renders at an address. */
export async function preloadPage(
  productSlug: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const patterns = Object.entries(pagePatterns(productSlug));
  const matches = matchRoutes(
    patterns.map(([id, path]) => ({ id, path })),
    pathname,
  );
  const page = matches?.[0] ? (RENDERED_PAGES[matches[0].route.id] ?? PrivatePage) : NotFoundPage;
  await nextTask();
  await page.preload(search);
}
