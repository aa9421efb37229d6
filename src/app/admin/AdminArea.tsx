import { useSelector } from '@xstate/react';
import { Navigate, Route, Routes } from 'react-router';
import { useSessionActor } from '../../actors/session';
import { usePaths } from '../../paths';
import { lazyPage } from '../lazyPage';
import { NotFoundPage } from '../pages';
import { ListSkeleton, PageSkeleton } from '../../ui/skeletons';
import { AdminShell } from './AdminShell';
import {
  AuditPage,
  ListingReviewPage,
  ListingsPage,
  MembersPage,
  ModerationPage,
  NewsletterPage,
  PipelinePage,
  ReportsPage,
} from './pages';

const OwnReportPage = lazyPage(
  () => import(/* webpackChunkName: "own-report" */ '../../screens/admin/own/OwnReportPage'),
  <PageSkeleton />,
);
const OwnListingPage = lazyPage(
  () => import(/* webpackChunkName: "own-listing" */ '../../screens/admin/own/OwnListingPage'),
  <PageSkeleton />,
);
const OwnProgressPage = lazyPage(
  () => import(/* webpackChunkName: "own-progress" */ '../../screens/admin/own/OwnProgressPage'),
  <PageSkeleton />,
);

/**
 * Decisions 6: admins see and decide everything; a business sees its own report, listing and card;
 * an individual is moved away. Each downloads only what it may see.
 */
export default function AdminArea() {
  const paths = usePaths();
  /** Somebody whose session lapsed still sees what they typed. */
  const viewer = useSelector(useSessionActor(), (state) => state.context.user);
  if (!viewer) return <ListSkeleton />;
  if (viewer.role === 'admin') {
    return (
      <AdminShell>
        <Routes>
          <Route path="reports" element={<ReportsPage />} />
          <Route path="listings" element={<ListingsPage />} />
          <Route path="listings/:id" element={<ListingReviewPage />} />
          <Route path="progress" element={<PipelinePage />} />
          <Route path="moderation" element={<ModerationPage />} />
          <Route path="members" element={<MembersPage />} />
          <Route path="newsletter" element={<NewsletterPage />} />
          <Route path="audit" element={<AuditPage />} />
          <Route path="" element={<Navigate to={paths.adminProgress} replace />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </AdminShell>
    );
  }
  if (viewer.user_type === 'individual') return <Navigate to={paths.memberZone} replace />;
  return (
    <Routes>
      <Route path="reports" element={<OwnReportPage />} />
      <Route path="listings" element={<OwnListingPage />} />
      <Route path="progress" element={<OwnProgressPage />} />
      <Route path="*" element={<Navigate to={paths.adminProgress} replace />} />
    </Routes>
  );
}
