import { createActor } from 'xstate';
import { ownPath } from '../../../domain/ownPath';
import { baseApi } from '../../api/baseApi';
import { TAG_TYPES } from '../../api/tags';
import type { SessionActor } from '../../actors/session';
import { withSessionEffects, type SessionEffects } from '../../machines/session/sessionEffects';
import type { ForumEntry } from '../../machines/session/sessionMachine';
import type { Paths } from '../../paths';
import type { Store } from '../../store/makeStore';
import type { Toasts } from '../../ui/toasts';
import type { AuthModalHandle } from './authModal';
import { projectInto } from './projection';

interface Dependencies {
  store: Store;
  toasts: Toasts;
  authModal: AuthModalHandle;
  paths: Paths;
  navigate(path: string): void;
  /** A full-page move to the API, which signs the member in to the forum. */
  enterForum(forum: ForumEntry): void;
  origin: string;
}

export const createSessionActor = (store: Store, effects: SessionEffects): SessionActor =>
  createActor(withSessionEffects(effects), { id: 'session', inspect: projectInto(store) });

/** Passes the session's events on to the router, the toasts, the popup and the cache. */
export function followSession(session: SessionActor, dependencies: Dependencies): void {
  const { store, toasts, authModal, paths, navigate, enterForum, origin } = dependencies;
  session.on(
    'signIn.invited',
    ({ notice }) => void authModal.open({ type: 'modal.opened', notice }),
  );
  session.on('signIn.offered', () =>
    toasts.raise({
      area: 'session',
      variant: 'info',
      message: 'Log in to see that page.',
      action: {
        label: 'Log In',
        onAct: () => session.send({ type: 'signIn.requested', returnTo: null }),
      },
    }),
  );
  session.on(
    'accountType.invited',
    () => void authModal.open({ type: 'modal.openedForAccountType' }),
  );
  session.on('session.lapsed', () =>
    toasts.raise({
      area: 'session',
      variant: 'error',
      message: 'Session expired. Please log in again.',
    }),
  );
  session.on('session.ended', () => {
    store.dispatch(baseApi.util.resetApiState());
  });
  let wasSignedIn = false;
  session.subscribe((snapshot) => {
    const isSignedIn = snapshot.matches('signedIn');
    // A visitor, or an expired session, got other answers than the member may see.
    if (isSignedIn && !wasSignedIn) store.dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    wasSignedIn = isSignedIn;
  });
  session.on('home.due', () => navigate(paths.home));
  session.on('redirect.due', ({ returnTo, forum }) => {
    if (forum) enterForum(forum);
    else navigate(ownPath(returnTo, origin) ?? paths.memberZone);
  });
}
