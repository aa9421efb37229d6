import type { ReactNode } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { useSessionState, useUser } from '../actors/session';
import { usePaths } from '../paths';

/** The form that an unfilled profile is moved to; null for anybody else. */
export function useForcedPath(): string | null {
  const paths = usePaths();
  const user = useUser();
  const isSettled = useSessionState((state) => state.matches({ signedIn: 'settled' }));
  return isSettled && user && !user.form_filled ? paths.profileCompletion(user.user_type) : null;
}

/**
 * Decisions 2.3: an unfilled profile forces a move to /authentication from nearly everywhere. Once it
 * is postponed, only the pages for members force it (`RequireSession`).
 */
export function ForceProfile({ children }: { children: ReactNode }) {
  const paths = usePaths();
  const { pathname } = useLocation();
  const forcedPath = useForcedPath();
  const isPostponed = useSessionState(
    ({ context }) => context.postponedBy === context.user?.user_id,
  );
  const isExempt = [
    paths.authentication,
    paths.privacyPolicy,
    paths.terms,
    paths.contact,
    paths.remindMeLater,
    paths.passwordResetConfirm,
  ].some((path) => matchPath(path, pathname));
  return forcedPath && !isPostponed && !isExempt ? <Navigate to={forcedPath} replace /> : children;
}
