import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useIsSignedIn, useSessionActor } from '../../actors/session';
import { usePaths } from '../../paths';
import { useIsHydrating } from '../../ui/useClientValue';

/** Decisions 2.1: opens the sign-in popup over the home page; a member goes to the Member Zone. */
export default function GlobalAuthPage() {
  const paths = usePaths();
  const session = useSessionActor();
  const isSignedIn = useIsSignedIn();
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (!isSignedIn) session.send({ type: 'signIn.requested', returnTo: null });
  }, [isSignedIn, session]);
  // No server can open a popup, so it leaves the move to the browser.
  if (isHydrating) return null;
  return <Navigate to={isSignedIn ? paths.memberZone : paths.home} replace />;
}
