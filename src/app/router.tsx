import { Route, Routes } from 'react-router';
import { pagePatterns } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { useConfig } from '../config';
import { createPaths } from '../paths';
import { ListSkeleton, PageSkeleton } from '../ui/skeletons';
import { GateSession, RequireSession } from './guards';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import {
  MemberZonePage,
  MyBusinessPage,
  MyEventsPage,
  MyResourcesPage,
  NotFoundPage,
  PostEventPage,
  PostResourcePage,
  ProfileCompletionPage,
  ProfilePage,
  PUBLIC_PAGES,
  ReportPage,
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
export const appRoutes = (productSlug: string) => {
  const paths = createPaths(productSlug);
  const patterns = pagePatterns(productSlug);
  return (
    <Route element={<Layout />}>
      {keysOf(PUBLIC_PAGES).map((page) => {
        const Page = PUBLIC_PAGES[page];
        return <Route key={page} path={patterns[page]} element={<Page />} />;
      })}
      <Route element={<RequireSession />}>
        <Route path={paths.memberZone} element={<MemberZonePage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.myBusiness} element={<MyBusinessPage />} />
        <Route path={paths.myResources} element={<MyResourcesPage />} />
        <Route path={paths.postResource} element={<PostResourcePage />} />
        <Route path={paths.myEvents} element={<MyEventsPage />} />
        <Route path={paths.postEvent} element={<PostEventPage />} />
        <Route path={patterns.admin} element={<AdminArea />} />
      </Route>
      <Route element={<GateSession />}>
        <Route element={<VettingProvider />}>
          <Route path={paths.vetting} element={<VettingPage />} />
          <Route path={patterns.vettingForm} element={<VettingFormPage />} />
          <Route path={paths.vettingCompletion} element={<VettingCompletionPage />} />
        </Route>
        <Route path={paths.report} element={<ReportPage />} />
      </Route>
      <Route element={<RequireSession opensPopup />}>
        <Route path={paths.authentication} element={<ProfileCompletionPage />} />
      </Route>
      <Route path={paths.stateCharts} element={<StateChartsArea />} />
      <Route path={paths.notFound} element={<NotFoundPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  );
};

export const AppRoutes = () => <Routes>{appRoutes(useConfig().productSlug)}</Routes>;
