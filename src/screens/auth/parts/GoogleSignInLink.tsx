import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router';
import { useIsLapsed, useSessionActor } from '../../../actors/session';
import { useConfig } from '../../../config';

/** The page is left: where the sign-in was to lead goes along, and comes back with the visitor. */
function useWay(): string {
  const session = useSessionActor();
  const { pathname, search } = useLocation();
  const isLapsed = useIsLapsed();
  const returnTo = useSelector(session, (state) => state.context.returnTo);
  const forum = useSelector(session, (state) => state.context.forum);
  const next = isLapsed ? pathname + search : returnTo;
  const query = new URLSearchParams({ ...(next && { next }), ...forum }).toString();
  return query && `?${query}`;
}

function Leave() {
  const { apiHost } = useConfig();
  return (
    <Button variant="outlined" fullWidth href={`${apiHost}/accounts/google/login/${useWay()}`}>
      Sign In With Google
    </Button>
  );
}

/** Leaves for the identity provider; shown only where the server offers that way in. */
export function GoogleSignInLink() {
  return useConfig().googleSignIn ? <Leave /> : null;
}
