import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { t } from '../../../domain/language';
import { useIsStarting, useOfferedUser, useUser } from '../../actors/session';
import { RenderedAtContext } from '../../clock';
import { lazyComponent } from '../../ui/lazyComponent';
import { HasNavigatedContext } from '../../ui/Page';
import { ForceProfile } from '../ForceProfile';
import { Footer } from '../pages';
import { holdsUnsent } from '../wiring/sessionKeys';
import { useScrollRestoration } from '../useScrollRestoration';
import { AuthModalHost } from './AuthModalHost';
import { CookieBanner } from './CookieBanner';
import { RouterFallback } from './RouterFallback';
import { StartSpinner } from './StartSpinner';
import { ToastHost } from './ToastHost';
import { TopBar } from './TopBar';

const SwitchDialog = lazyComponent(
  () => import(/* webpackChunkName: "switch-dialog" */ './SwitchDialog'),
  <StartSpinner />,
);

const DocumentsNotice = lazyComponent(
  () => import(/* webpackChunkName: "documents-notice" */ './DocumentsNotice'),
);

const UnsentAnswers = lazyComponent(
  () => import(/* webpackChunkName: "unsent-answers" */ './UnsentAnswers'),
);

const SkipAnchor = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(calc(-100% - 16px))' },
}));

/** The first stop of the keyboard: past the top bar. */
function SkipLink() {
  return <SkipAnchor href="#main">{t('Skip to main content')}</SkipAnchor>;
}

const Main = styled('main')({ flex: 1, minWidth: 0 });

/** Whether the visitor has left the path the app was opened at. */
function useHasNavigated(): boolean {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, hasNavigated: false });
  if (visit.pathname !== pathname) setVisit({ pathname, hasNavigated: true });
  return visit.hasNavigated;
}

function Frame() {
  const { pathname } = useLocation();
  const user = useUser();
  const due = user?.documents_due;
  const unsentOf =
    user && !pathname.startsWith('/vetting') && holdsUnsent(() => localStorage, user.user_id);
  return (
    <>
      <SkipLink />
      <TopBar />
      {due && <DocumentsNotice due={due} />}
      {unsentOf && <UnsentAnswers user={user.user_id} />}
      <Main id="main" tabIndex={-1}>
        <ForceProfile>
          <ErrorBoundary FallbackComponent={RouterFallback} resetKeys={[pathname]}>
            <Outlet />
          </ErrorBoundary>
        </ForceProfile>
      </Main>
      <Footer />
      <CookieBanner />
    </>
  );
}

/** A page that the server has not rendered waits until it is known who is signed in. */
const LateFrame = () => (useIsStarting() ? <StartSpinner /> : <Frame />);

/** What surrounds every page. */
export function Layout() {
  useScrollRestoration();
  const hasNavigated = useHasNavigated();
  const isRendered = use(RenderedAtContext) !== null;
  const offered = useOfferedUser();
  return (
    <HasNavigatedContext value={hasNavigated}>
      {offered && <SwitchDialog offered={offered} />}
      {!offered && (isRendered ? <Frame /> : <LateFrame />)}
      <AuthModalHost />
      <ToastHost />
    </HasNavigatedContext>
  );
}
