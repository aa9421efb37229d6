import { createActor } from 'xstate';
import { t } from '../../../domain/language';
import { ownPath } from '../../../domain/ownPath';
import { baseApi } from '../../api/baseApi';
import { TAG_TYPES } from '../../api/tags';
import type { StartedSession } from '../../actors/session';
import { withSessionEffects } from '../../machines/session/sessionEffects';
import type { ForumEntry } from '../../machines/session/sessionMachine';
import type { Paths } from '../../paths';
import type { Store } from '../../store/makeStore';
import type { Toasts } from '../../ui/toasts';
import type { AddressEntry } from './addressEntry';
import type { AuthModalHandle } from './authModal';
import { projectInto } from './projection';
import { createSafeStorage } from './safeStorage';
import { createSessionEffects } from './sessionEffects';
import { createSessionStore } from './storedSession';
import { STORY_KEY } from './story/storyKey';
import { whenIdle } from './whenIdle';
import { forgetAssessment, forgetKeptPages } from './worker';

interface Dependencies extends Followers {
  window: Pick<Window, 'sessionStorage' | 'addEventListener' | 'removeEventListener'>;
  storage: Storage;
  entry: AddressEntry;
  productSlug: string;
  now: () => number;
}

/** What follows from the session's events. */
interface Followers {
  store: Store;
  toasts: Toasts;
  authModal: AuthModalHandle;
  paths: Paths;
  navigate(path: string): void;
  /** A full-page move to the API, which signs the member in to the forum. */
  enterForum(forum: ForumEntry): void;
  origin: string;
}

/** The session's machine among what it needs and what follows from it. */
export function createSessionActor(dependencies: Dependencies): StartedSession {
  const { store, window, storage, productSlug } = dependencies;
  const stored = createSessionStore(storage, productSlug);
  const sessionStore = {
    ...stored,
    clear: () => {
      stored.clear();
      forgetAssessment(storage);
      void forgetKeptPages();
    },
  };
  const visitStorage = createSafeStorage(
    () => window.sessionStorage,
    () => {},
  );
  const effects = createSessionEffects({
    ...dependencies,
    store: () => store,
    sessionStore,
    visitStorage,
    log: console,
  });
  const session = createActor(withSessionEffects(effects), {
    id: 'session',
    inspect: projectInto(store),
  });
  followSession(session, dependencies);
  if (visitStorage.getItem(STORY_KEY) !== null) resumeStory(store, session);
  window.addEventListener('pagehide', () => {
    const state = session.getSnapshot();
    if (state.matches('signedIn') && state.context.user) sessionStore.write(state.context.user);
  });
  return session;
}

/** The page before was recorded, and so is this one. */
const resumeStory = (store: Store, session: StartedSession): unknown =>
  import(/* webpackChunkName: "story" */ './story/storyRecorder').then(
    ({ storyRecorderOf }) => storyRecorderOf(store, session).resume(),
    console.warn,
  );

/** Passes the session's events on to the router, the toasts, the popup and the cache. */
function followSession(session: StartedSession, followers: Followers): void {
  const { store, toasts, authModal, paths, navigate, enterForum, origin } = followers;
  session.on('signIn.invited', ({ notice }) => {
    const type = notice === 'code' ? 'modal.openedForCode' : 'modal.opened';
    void authModal.open(session, { type, notice });
  });
  session.on('join.invited', () => void authModal.open(session, { type: 'modal.openedToJoin' }));
  session.on('signIn.offered', () =>
    toasts.raise({
      area: 'session',
      variant: 'info',
      message: t('Log in to see that page.'),
      action: {
        label: t('Log In'),
        onAct: () => session.send({ type: 'signIn.requested', returnTo: null }),
      },
    }),
  );
  session.on(
    'accountType.invited',
    () => void authModal.open(session, { type: 'modal.openedForAccountType' }),
  );
  session.on('session.lapsed', () =>
    toasts.raise({
      area: 'session',
      variant: 'error',
      message: t('Session expired. Please log in again.'),
    }),
  );
  session.on('session.ended', () => {
    store.dispatch(baseApi.util.resetApiState());
  });
  const firstState = session.subscribe((snapshot) => {
    if (snapshot.hasTag('starting')) return;
    firstState.unsubscribe();
    if (snapshot.matches('signedOut')) whenIdle(authModal.preload);
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
