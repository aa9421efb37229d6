import { createContext, use, useEffect } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { UserData } from '../../domain/contract/session';
import type { SessionEvent, sessionMachine } from '../machines/session/sessionMachine';
import type { LateActor } from './lateActor';
import { useActorState } from './useActorState';

export type StartedSession = Actor<typeof sessionMachine>;

export type SessionState = Pick<
  SnapshotFrom<typeof sessionMachine>,
  'value' | 'context' | 'matches' | 'hasTag'
>;

export type SessionActor = LateActor<SessionState, SessionEvent, StartedSession>;

/** How the machine begins: that of a visitor, as far as pages can see. */
export const FIRST_SESSION_STATE: SessionState = {
  value: 'initialising',
  context: { user: null, offered: null, returnTo: null, forum: null, postponedBy: null },
  matches: (value) => value === 'initialising',
  hasTag: (tag) => tag === 'starting',
};

export const SessionActorContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = use(SessionActorContext);
  if (!actor) throw new Error('SessionActorContext is missing');
  return actor;
}

/** Its machine, on pages that are shown once it is known who is signed in. */
export function useStartedSession(): StartedSession {
  const { started } = useSessionActor();
  if (!started) throw new Error('The session has not started');
  return started;
}

/** Part of the session's state, at first that of a visitor (`useActorState`). */
export const useSessionState = <Part,>(select: (state: SessionState) => Part): Part =>
  useActorState(useSessionActor(), select, () => FIRST_SESSION_STATE);

/** Whether it is not known yet who is signed in. Who waits for that has the session started. */
export function useIsStarting(): boolean {
  const session = useSessionActor();
  useEffect(() => void session.start(), [session]);
  return useSessionState((state) => state.hasTag('starting'));
}

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
