import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { t } from '../../domain/language';
import { useIsLapsed, useIsSignedIn, useIsStarting, useSessionActor } from '../actors/session';
import { usePaths } from '../paths';
import { useForcedPath } from './ForceProfile';
import { Spinner } from './layout/Spinner';
import { StartRoom } from './layout/StartSpinner';

/** Signed in, or with an expired session, whose page stays below the popup. */
function useIsOpen(): boolean {
  const isSignedIn = useIsSignedIn();
  const isLapsed = useIsLapsed();
  return isSignedIn || isLapsed;
}

/** Whether the reader of this page has signed out, here or in another tab. */
function useHasSignedOut(): boolean {
  const isSignedIn = useIsSignedIn();
  const isOpen = useIsOpen();
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isOpen && isSignedIn !== wasSignedIn) setWasSignedIn(isSignedIn);
  return !isOpen && wasSignedIn;
}

function useAddress(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}

/** Leads home; the next sign-in leads back to this page. */
function SendHome({ opensPopup }: { opensPopup: boolean }) {
  const paths = usePaths();
  const session = useSessionActor();
  const path = useAddress();
  useEffect(() => {
    session.send(
      opensPopup ? { type: 'signIn.requested', returnTo: path } : { type: 'page.withheld', path },
    );
  }, [opensPopup, path, session]);
  return <Navigate to={paths.home} replace />;
}

interface GuardProps {
  children: ReactNode;
}

/** Around everything that depends on who reads. */
export const AwaitSession = ({ children }: GuardProps) => (
  <StartRoom>{useIsStarting() ? undefined : children}</StartRoom>
);

/**
 * Specification 2.2: a signed-out visitor is sent home, where a notice offers Log In.
 * `opensPopup`: the popup opens at once instead (2.3, /authentication).
 */
export function RequireSession({
  opensPopup = false,
  children,
}: GuardProps & { opensPopup?: boolean }) {
  const isOpen = useIsOpen();
  const hasSignedOut = useHasSignedOut();
  const paths = usePaths();
  const forcedPath = useForcedPath();
  if (hasSignedOut) return <Navigate to={paths.home} replace />;
  if (!isOpen) return <SendHome opensPopup={opensPopup} />;
  return forcedPath && !opensPopup ? <Navigate to={forcedPath} replace /> : children;
}

const LogIn = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
}));

/**
 * Specification 2.3: on /vetting and /report a signed-out visitor sees a spinner, then the sign-in
 * popup, which leads back here. Pages below them send a visitor home.
 */
export function GateSession({ children }: GuardProps) {
  const paths = usePaths();
  const session = useSessionActor();
  const { pathname } = useLocation();
  const path = useAddress();
  const isOpen = useIsOpen();
  const isGate = [paths.vetting, paths.report].some((gate) => matchPath(gate, pathname));
  const hasSignedOut = useHasSignedOut();
  const isWaiting = !isOpen && isGate && !hasSignedOut;
  useEffect(() => {
    if (!isWaiting) return;
    session.send({ type: 'gate.reached', path });
    return () => session.send({ type: 'gate.left' });
  }, [isWaiting, path, session]);
  if (!isWaiting) return <RequireSession>{children}</RequireSession>;
  return (
    <LogIn>
      <Spinner role="status" aria-label={t('Loading')} />
      <Typography component="h1">{t('Log in to see this page.')}</Typography>
      <Button
        variant="outlined"
        onClick={() => session.send({ type: 'signIn.requested', returnTo: path })}
      >
        {t('Log In')}
      </Button>
    </LogIn>
  );
}
