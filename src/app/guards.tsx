import { useSelector } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useIsLapsed, useIsSignedIn, useSessionActor, useUser } from '../actors/session';
import { usePaths } from '../paths';

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
