import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router';
import { useIsLapsed, useIsSignedIn, useSessionActor, useUser } from '../actors/session';
import { usePaths } from '../paths';
import { StartSpinner } from './layout/StartSpinner';

/** Specification 2.2: a signed-out visitor is sent home. After a lapse the page waits underneath. */
export function RequireSession() {
  const paths = usePaths();
  const isSignedIn = useIsSignedIn();
  const isLapsed = useIsLapsed();
  return isSignedIn || isLapsed ? <Outlet /> : <Navigate to={paths.home} replace />;
}

/** Specification 2.3: a signed-out visitor of /authentication goes home and the popup opens. */
export function InviteSession() {
  const paths = usePaths();
  const session = useSessionActor();
  const isMember = useIsSignedIn();
  const isLapsed = useIsLapsed();
  const isVisitor = !isMember && !isLapsed;
  useEffect(() => {
    if (isVisitor) session.send({ type: 'signIn.requested', returnTo: null });
  }, [isVisitor, session]);
  return isVisitor ? <Navigate to={paths.home} replace /> : <Outlet />;
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
export function GateSession() {
  const paths = usePaths();
  const session = useSessionActor();
  const { pathname, search } = useLocation();
  const isMember = useIsSignedIn();
  const isLapsed = useIsLapsed();
  const isGate = [paths.vetting, paths.report].some((path) => matchPath(path, pathname));
  const isWaiting = !isMember && !isLapsed && isGate;
  const path = pathname + search;
  useEffect(() => {
    if (!isWaiting) return;
    session.send({ type: 'gate.reached', path });
    return () => session.send({ type: 'gate.left' });
  }, [isWaiting, path, session]);
  if (isMember || isLapsed) return <Outlet />;
  if (!isGate) return <Navigate to={paths.home} replace />;
  return (
    <LogIn>
      <StartSpinner />
      <Typography component="h1">Log in to see this page.</Typography>
      <Button
        variant="outlined"
        onClick={() => session.send({ type: 'signIn.requested', returnTo: path })}
      >
        Log In
      </Button>
    </LogIn>
  );
}

/** Decisions 2.3: an unfilled profile forces a move to /authentication from nearly everywhere. */
export function ForceProfile({ children }: { children: ReactNode }) {
  const paths = usePaths();
  const user = useUser();
  const { pathname } = useLocation();
  const isSettled = useSelector(useSessionActor(), (state) =>
    state.matches({ signedIn: 'settled' }),
  );
  const exempt = [
    paths.authentication,
    paths.privacyPolicy,
    paths.terms,
    paths.contact,
    paths.remindMeLater,
  ] as string[];
  const isExempt = exempt.includes(pathname) || pathname.startsWith('/password-reset/confirm/');
  if (!isSettled || !user || user.form_filled || isExempt) return children;
  return <Navigate to={paths.profileCompletion(user.user_type)} replace />;
}
