import type { StartedSession } from '../../../actors/session';
import { createVettingDesk, type DeskOptions, type VettingDesk } from './vettingDesk';

interface OpenDesk {
  viewer: number;
  user: number;
  desk: VettingDesk;
}

type HostOptions = Omit<DeskOptions, 'viewer' | 'user' | 'asUser' | 'isSignedIn'> & {
  session: StartedSession;
};

/** Keeps the desk of one viewer and one business; saving goes on when they leave the pages. */
export function createVettingHost({ session, ...options }: HostOptions) {
  let open: OpenDesk | null = null;
  const listeners = new Set<() => void>();
  const replaceDesk = (next: OpenDesk | null) => {
    open?.desk.close();
    open = next;
    for (const listener of listeners) listener();
  };
  const isSignedIn = (viewer: number) => {
    const state = session.getSnapshot();
    return state.matches('signedIn') && state.context.user?.user_id === viewer;
  };

  session.on('session.ended', () => replaceDesk(null));
  let wasSignedIn = false;
  session.subscribe({
    next(state) {
      const isMember = state.matches('signedIn');
      if (isMember && !wasSignedIn) open?.desk.resume();
      wasSignedIn = isMember;
    },
    complete: () => replaceDesk(null),
  });

  return {
    open(viewer: number, { userId: user, asUser }: { userId: number; asUser: number | null }) {
      if (open?.viewer === viewer && open.user === user) return;
      const desk = createVettingDesk({
        ...options,
        viewer,
        user,
        asUser,
        isSignedIn: () => isSignedIn(viewer),
      });
      desk.start();
      replaceDesk({ viewer, user, desk });
    },
    /** Null until it is open. */
    deskOf: (viewer: number, user: number): VettingDesk | null =>
      open?.viewer === viewer && open.user === user ? open.desk : null,
    /** The machines of the open desk. */
    actors: () => open?.desk.actors() ?? [],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type VettingHost = ReturnType<typeof createVettingHost>;
