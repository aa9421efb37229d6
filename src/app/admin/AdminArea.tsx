import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { Link as RouterLink, Navigate, Route, Routes } from 'react-router';
import { t } from '../../../domain/language';
import { isInTeam } from '../../../domain/accountTypes';
import type { UserData } from '../../../domain/contract/session';
import type { Permission } from '../../../domain/permissions';
import { useSessionState } from '../../actors/session';
import { usePaths } from '../../paths';
import { adminAreas, mayOpen } from '../../screens/admin/adminAreas';
import { LOST_ROLE, RoleNotice } from '../../entities/member/RoleNotice';
import { Page, PageTitle } from '../../ui/Page';
import { Container } from '../../ui/Section';
import { lazyPage } from '../lazyPage';
import { NotFoundPage } from '../notFoundPage';
import { ListSkeleton, PageSkeleton } from '../../ui/skeletons';
import { AdminShell } from './AdminShell';
import {
  AuditPage,
  BreachPage,
  ChecksPage,
  DeskPage,
  ImportPage,
  ImportsPage,
  IssuePage,
  ListingReviewPage,
  ListingsPage,
  MembersPage,
  ModerationPage,
  NewBreachPage,
  NewIssuePage,
  NewListingPage,
  NewsletterPage,
  PipelinePage,
  PrivacyPage,
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

/** Of the team. A page needs what its area needs (`adminAreas`), unless it says otherwise. */
const TEAM_PAGES: { path: string; Page: ComponentType; needs?: readonly Permission[] }[] = [
  { path: 'desk', Page: DeskPage },
  { path: 'reports', Page: ReportsPage },
  { path: 'listings', Page: ListingsPage },
  { path: 'listings/new', Page: NewListingPage, needs: ['editListings'] },
  { path: 'listings/:id', Page: ListingReviewPage },
  { path: 'imports', Page: ImportsPage },
  { path: 'imports/:id', Page: ImportPage },
  { path: 'progress', Page: PipelinePage },
  { path: 'moderation', Page: ModerationPage },
  { path: 'members', Page: MembersPage },
  { path: 'newsletter', Page: NewsletterPage },
  { path: 'newsletter/new', Page: NewIssuePage, needs: ['sendNewsletter'] },
  { path: 'newsletter/:id', Page: IssuePage, needs: ['sendNewsletter'] },
  { path: 'search-words', Page: SearchWordsPage },
  { path: 'texts', Page: TextsPage },
  { path: 'texts/:key', Page: TextPage },
  { path: 'privacy', Page: PrivacyPage },
  { path: 'privacy/breaches/new', Page: NewBreachPage },
  { path: 'privacy/breaches/:id', Page: BreachPage },
  { path: 'audit', Page: AuditPage },
  { path: 'checks', Page: ChecksPage },
];

/** Of a business, about itself. */
const OWN_PAGES: Record<string, ComponentType> = {
  reports: OwnReportPage,
  listings: OwnListingPage,
  progress: OwnProgressPage,
};

/** Whether the viewer was in the team on these pages and is no longer. */
function useHasLostRole(viewer: UserData | null): boolean {
  const teamId = isInTeam(viewer) ? (viewer?.user_id ?? null) : null;
  const [lastInTeam, setLastInTeam] = useState(teamId);
  if (teamId !== null && teamId !== lastInTeam) setLastInTeam(teamId);
  return viewer !== null && teamId === null && viewer.user_id === lastInTeam;
}

function TwoStepDue() {
  const paths = usePaths();
  return (
    <Page title={t('Admin')} description={t('What is needed first.')} maxWidth="text" isPersonal>
      <PageTitle variant="h2">{t('Set up two-step sign-in first')}</PageTitle>
      <Typography sx={{ my: 2 }}>
        {t(
          'Our team sees personal data, so your password alone is not enough. It takes two minutes and an authenticator app on your phone.',
        )}
      </Typography>
      <Button component={RouterLink} to={paths.profile} variant="contained">
        {t('Set it up in your profile')}
      </Button>
    </Page>
  );
}

function TeamArea({ viewer }: { viewer: UserData }) {
  const paths = usePaths();
  const areas = adminAreas(paths);
  const needsOf = (path: string) =>
    areas.find((area) => area.path === `${paths.admin}/${path.split('/')[0]}`)?.needs ?? [];
  const pageOf = ({ path, Page, needs = needsOf(path) }: (typeof TEAM_PAGES)[number]) => {
    if (mayOpen(viewer, needs)) return <Page />;
    const OwnPage = viewer.user_type === 'business' ? OWN_PAGES[path] : undefined;
    return OwnPage ? <OwnPage /> : <Navigate to={paths.admin} replace />;
  };
  return (
    <AdminShell viewer={viewer}>
      <Routes>
        {TEAM_PAGES.map((page) => (
          <Route key={page.path} path={page.path} element={pageOf(page)} />
        ))}
        <Route path="" element={<OverviewPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </AdminShell>
  );
}

/**
 * Decisions 6: the team sees what its role may use; a business sees its own report, listing and card;
 * an individual is moved away. Each downloads only what it may see.
 */
export default function AdminArea() {
  const paths = usePaths();
  /** Somebody whose session lapsed still sees what they typed. */
  const viewer = useSessionState(({ context }) => context.user);
  const hasLostRole = useHasLostRole(viewer);
  if (!viewer) return <ListSkeleton />;
  if (isInTeam(viewer) && viewer.two_step_due) return <TwoStepDue />;
  if (isInTeam(viewer)) return <TeamArea viewer={viewer} />;
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
        {Object.entries(OWN_PAGES).map(([path, OwnPage]) => (
          <Route key={path} path={path} element={<OwnPage />} />
        ))}
        <Route path="" element={<OverviewPage />} />
        <Route path="*" element={<Navigate to={paths.adminProgress} replace />} />
      </Routes>
    </>
  );
}
