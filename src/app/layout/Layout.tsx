import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useIsStarting, useOfferedUser } from '../../actors/session';
import { HasNavigatedContext } from '../../ui/Page';
import { ForceProfile } from '../guards';
import { AuthModalHost } from './AuthModalHost';
import { CookieBanner } from './CookieBanner';
import { Footer } from './Footer';
import { SkipLink } from './SkipLink';
import { StartSpinner } from './StartSpinner';
import { SwitchDialog } from './SwitchDialog';
import { ToastHost } from './ToastHost';
import { TopBar } from './TopBar';

const Main = styled('main')({ flex: 1, minWidth: 0 });

/** Whether the visitor has left the path the app was opened at. */
function useHasNavigated(): boolean {
  const { pathname } = useLocation();
  const [visit, setVisit] = useState({ pathname, hasNavigated: false });
  if (visit.pathname !== pathname) setVisit({ pathname, hasNavigated: true });
  return visit.hasNavigated;
}

function Frame() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Main id="main" tabIndex={-1}>
        <ForceProfile>
          <Outlet />
        </ForceProfile>
      </Main>
      <Footer />
      <CookieBanner />
    </>
  );
}

/** What surrounds every page; pages wait until it is known who is signed in. */
export function Layout() {
  const hasNavigated = useHasNavigated();
  const isStarting = useIsStarting();
  const offered = useOfferedUser();
  return (
    <HasNavigatedContext value={hasNavigated}>
      <ScrollRestoration />
      {offered && <SwitchDialog offered={offered} />}
      {!offered && (isStarting ? <StartSpinner /> : <Frame />)}
      <AuthModalHost />
      <ToastHost />
    </HasNavigatedContext>
  );
}
