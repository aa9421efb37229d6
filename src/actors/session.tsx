import { createContext, use } from 'react';
import { initialTransition, type Actor, type SnapshotFrom } from 'xstate';
import type { UserData } from '../../domain/contract/session';
import type { sessionMachine } from '../machines/session/sessionMachine';
import { useActorState } from './useActorState';

export type SessionActor = Actor<typeof sessionMachine>;

export const SessionActorContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = use(SessionActorContext);
  if (!actor) throw new Error('SessionActorContext is missing');
  return actor;
}

/** Part of the session's state, at first that of a visitor (`useActorState`). */
export function useSessionState<Part>(
  select: (state: SnapshotFrom<typeof sessionMachine>) => Part,
): Part {
  const session = useSessionActor();
  return useActorState(session, select, () => initialTransition(session.logic)[0]);
}

export const useIsStarting = (): boolean => useSessionState((state) => state.hasTag('starting'));

export const useIsSignedIn = (): boolean => useSessionState((state) => state.matches('signedIn'));

/** The session ended by itself: the page stays under the popup for the same person. */
export const useIsLapsed = (): boolean => useSessionState((state) => state.hasTag('resumable'));

/** Another person's session that came with the address and asks to be taken. */
export const useOfferedUser = (): UserData | null =>
  useSessionState((state) => (state.matches('confirmingSwitch') ? state.context.offered : null));

/** Who is signed in; null for a visitor. */
export const useUser = (): UserData | null =>
  useSessionState((state) =>
    state.matches('signedIn') || state.matches('signingOut') ? state.context.user : null,
  );
