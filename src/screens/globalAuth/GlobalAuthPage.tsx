import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { usePaths } from '../../paths';

/** Decisions 2.1: opens the sign-in popup over the home page; a member goes to the Member Zone. */
export default function GlobalAuthPage() {
  const paths = usePaths();
  const session = useSessionActor();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) session.send({ type: 'signIn.requested', returnTo: null });
  }, [isSignedIn, session]);
  return <Navigate to={isSignedIn ? paths.memberZone : paths.home} replace />;
}
