import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { basePath, language, t } from '../../../../domain/language';
import { useIsLapsed, useSessionState } from '../../../actors/session';
import { useConfig } from '../../../config';

/** The page is left, so the target of the sign-in is sent along and comes back in the address. */
function useTargetQuery(): string {
  const { pathname, search } = useLocation();
  const isLapsed = useIsLapsed();
  const returnTo = useSessionState((state) => state.context.returnTo);
  const forum = useSessionState((state) => state.context.forum);
  const next = isLapsed ? pathname + search : returnTo;
  const query = new URLSearchParams({ ...(next && { next }), ...forum }).toString();
  return query && `?${query}`;
}

function GoogleLink() {
  const { apiHost } = useConfig();
  return (
    <Button
      variant="outlined"
      fullWidth
      href={`${apiHost}${basePath(language())}/accounts/google/login/${useTargetQuery()}`}
    >
      {t('Sign In With Google')}
    </Button>
  );
}

/** Links to the sign-in with Google; shown only when the server supports it. */
export function GoogleSignInLink() {
  return useConfig().googleSignIn ? <GoogleLink /> : null;
}
