import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { UserData } from '../../../domain/contract/session';
import { useSessionState } from '../../actors/session';
import { usePaths } from '../../paths';
import { LOST_ROLE, RoleNotice } from '../../entities/member/RoleNotice';
import { Container } from '../../ui/Section';
import { lazyPage } from '../lazyPage';
import { NotFoundPage } from '../pages';
import { ListSkeleton, PageSkeleton } from '../../ui/skeletons';
import { AdminShell } from './AdminShell';
import {
  AuditPage,
  ImportPage,
  ImportsPage,
  ListingReviewPage,
  ListingsPage,
  MembersPage,
  ModerationPage,
  NewListingPage,
  NewsletterPage,
  PipelinePage,
  ReportsPage,
  SearchWordsPage,
  TextPage,
  TextsPage,
} from './pages';

const OverviewPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "admin-overview" */ '../../screens/admin/overview/AdminOverviewPage'
    ),
  <ListSkeleton />,
);
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

/** Whether the viewer was an admin on these pages and is none any more. */
function useHasLostRole(viewer: UserData | null): boolean {
  const adminId = viewer?.role === 'admin' ? viewer.user_id : null;
  const [lastAdmin, setLastAdmin] = useState(adminId);
  if (adminId !== null && adminId !== lastAdmin) setLastAdmin(adminId);
  return viewer !== null && adminId === null && viewer.user_id === lastAdmin;
}

/**
 * Decisions 6: admins see and decide everything; a business sees its own report, listing and card;
 * an individual is moved away. Each downloads only what it may see.
 */
export default function AdminArea() {
  const paths = usePaths();
  /** Somebody whose session lapsed still sees what they typed. */
  const viewer = useSessionState(({ context }) => context.user);
  const hasLostRole = useHasLostRole(viewer);
  if (!viewer) return <ListSkeleton />;
  if (viewer.role === 'admin') {
    return (
      <AdminShell>
        <Routes>
          <Route path="reports" element={<ReportsPage />} />
          <Route path="listings" element={<ListingsPage />} />
          <Route path="listings/new" element={<NewListingPage />} />
          <Route path="listings/:id" element={<ListingReviewPage />} />
          <Route path="imports" element={<ImportsPage />} />
          <Route path="imports/:id" element={<ImportPage />} />
          <Route path="progress" element={<PipelinePage />} />
          <Route path="moderation" element={<ModerationPage />} />
          <Route path="members" element={<MembersPage />} />
          <Route path="newsletter" element={<NewsletterPage />} />
          <Route path="search-words" element={<SearchWordsPage />} />
          <Route path="texts" element={<TextsPage />} />
          <Route path="texts/:key" element={<TextPage />} />
          <Route path="audit" element={<AuditPage />} />
          <Route path="" element={<OverviewPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </AdminShell>
    );
  }
  if (viewer.user_type === 'individual') {
    return <Navigate to={paths.memberZone} replace {...(hasLostRole && { state: LOST_ROLE })} />;
  }
  return (
    <>
      {hasLostRole && (
        <Container sx={{ mt: 2 }}>
          <RoleNotice />
        </Container>
      )}
      <Routes>
        <Route path="reports" element={<OwnReportPage />} />
        <Route path="listings" element={<OwnListingPage />} />
        <Route path="progress" element={<OwnProgressPage />} />
        <Route path="" element={<OverviewPage />} />
        <Route path="*" element={<Navigate to={paths.adminProgress} replace />} />
      </Routes>
    </>
  );
}
