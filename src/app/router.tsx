import { Route, Routes } from 'react-router';
import { usePaths, type Paths } from '../paths';
import { ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { GateSession, RequireSession } from './guards';
import { infoRoutes } from './infoRoutes';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import {
  AllResourcesPage,
  CommunityPage,
  DirectoryPage,
  EventPage,
  EventsPage,
  GlobalAuthPage,
  HomePage,
  ListingPage,
  MemberZonePage,
  MyBusinessPage,
  MyEventsPage,
  MyResourcesPage,
  NotFoundPage,
  PasswordResetConfirmPage,
  PostEventPage,
  PostResourcePage,
  PrivacyPolicyPage,
  ProfileCompletionPage,
  ProfilePage,
  RemindMeLaterPage,
  ReportPage,
  ResourcePage,
  ResourcesPage,
  TermsPage,
  VettingCompletionPage,
  VettingFormPage,
  VettingPage,
  VettingProvider,
} from './pages';

/** Everything under /vetting/admin; what only admins see comes in chunks of its own. */
const AdminArea = lazyPage(
  () => import(/* webpackChunkName: "admin" */ './admin/AdminArea'),
  <ListSkeleton />,
);

/** The state charts for those who may see them, the not-found page for all others. */
const StateChartsArea = lazyPage(
  () => import(/* webpackChunkName: "statecharts" */ './StateChartsArea'),
  <PageSkeleton />,
);

/** Every address of the SPA and its page. */
export const appRoutes = (paths: Paths) => (
  <Route element={<Layout />}>
    <Route path={paths.home} element={<HomePage />} />
    <Route path={paths.directory} element={<DirectoryPage />} />
    <Route path={`${paths.directory}/:listingMapper`} element={<ListingPage />} />
    <Route path={paths.events} element={<EventsPage />} />
    <Route path={`${paths.events}/:eventMapper`} element={<EventPage />} />
    <Route path={paths.resources} element={<ResourcesPage />} />
    <Route path={paths.allResources} element={<AllResourcesPage />} />
    <Route path={paths.resource(':id')} element={<ResourcePage />} />
    <Route path={paths.community} element={<CommunityPage />} />
    <Route path={paths.passwordResetConfirm} element={<PasswordResetConfirmPage />} />
    <Route element={<RequireSession />}>
      <Route path={paths.memberZone} element={<MemberZonePage />} />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.myBusiness} element={<MyBusinessPage />} />
      <Route path={paths.myResources} element={<MyResourcesPage />} />
      <Route path={paths.postResource} element={<PostResourcePage />} />
      <Route path={paths.myEvents} element={<MyEventsPage />} />
      <Route path={paths.postEvent} element={<PostEventPage />} />
      <Route path={`${paths.admin}/*`} element={<AdminArea />} />
    </Route>
    <Route element={<GateSession />}>
      <Route element={<VettingProvider />}>
        <Route path={paths.vetting} element={<VettingPage />} />
        <Route path={paths.vettingForm(':categoryId')} element={<VettingFormPage />} />
        <Route path={paths.vettingCompletion} element={<VettingCompletionPage />} />
      </Route>
      <Route path={paths.report} element={<ReportPage />} />
    </Route>
    <Route element={<RequireSession opensPopup />}>
      <Route path={paths.authentication} element={<ProfileCompletionPage />} />
    </Route>
    <Route path={paths.remindMeLater} element={<RemindMeLaterPage />} />
    <Route path={paths.globalAuth} element={<GlobalAuthPage />} />
    <Route path={paths.privacyPolicy} element={<PrivacyPolicyPage />} />
    <Route path={paths.terms} element={<TermsPage />} />
    {infoRoutes(paths)}
    <Route path={paths.stateCharts} element={<StateChartsArea />} />
    <Route path={paths.notFound} element={<NotFoundPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Route>
);

export const AppRoutes = () => <Routes>{appRoutes(usePaths())}</Routes>;
