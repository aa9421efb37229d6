import { Route } from 'react-router';
import type { Paths } from '../paths';
import { PageSkeleton } from '../ui/skeletons';
import { lazyPage } from './lazyPage';

const skeleton = <PageSkeleton />;

const MissionPage = lazyPage(
  () => import(/* webpackChunkName: "mission" */ '../screens/about/MissionPage'),
  skeleton,
);
const ThemesPage = lazyPage(
  () => import(/* webpackChunkName: "themes" */ '../screens/about/ThemesPage'),
  skeleton,
);
const PartnersPage = lazyPage(
  () => import(/* webpackChunkName: "partners" */ '../screens/about/PartnersPage'),
  skeleton,
);
const TeamPage = lazyPage(
  () => import(/* webpackChunkName: "team" */ '../screens/about/TeamPage'),
  skeleton,
);
const AdvisoryGroupPage = lazyPage(
  () => import(/* webpackChunkName: "advisory-group" */ '../screens/advisory/AdvisoryGroupPage'),
  skeleton,
);
const DirectoryInfoPage = lazyPage(
  () =>
    import(/* webpackChunkName: "directory-info" */ '../screens/directoryInfo/DirectoryInfoPage'),
  skeleton,
);
const ContactPage = lazyPage(
  () => import(/* webpackChunkName: "contact" */ '../screens/contact/ContactPage'),
  skeleton,
);

/** The pages to read; any other section of `/about` falls to the not-found page. */
export const infoRoutes = (paths: Paths) => (
  <>
    <Route path={paths.about('mission')} element={<MissionPage />} />
    <Route path={paths.about('themes')} element={<ThemesPage />} />
    <Route path={paths.about('partners')} element={<PartnersPage />} />
    <Route path={paths.about('team')} element={<TeamPage />} />
    <Route path={paths.advisoryGroup} element={<AdvisoryGroupPage />} />
    <Route path={paths.directoryInfo} element={<DirectoryInfoPage />} />
    <Route path={paths.contact} element={<ContactPage />} />
  </>
);
