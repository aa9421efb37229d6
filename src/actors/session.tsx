import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { UserData } from '../../domain/contract/session';
import type { sessionMachine } from '../machines/session/sessionMachine';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export const SessionActorContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = use(SessionActorContext);
  if (!actor) throw new Error('SessionActorContext is missing');
  return actor;
}

export const useIsStarting = (): boolean =>
  useSelector(useSessionActor(), (state) => state.hasTag('starting'));

export const useIsSignedIn = (): boolean =>
  useSelector(useSessionActor(), (state) => state.matches('signedIn'));

/** The session ended by itself: the page stays under the popup for the same person. */
export const useIsLapsed = (): boolean =>
  useSelector(useSessionActor(), (state) => state.hasTag('resumable'));

/** Another person's session that came with the address and asks to be taken. */
export const useOfferedUser = (): UserData | null =>
  useSelector(useSessionActor(), (state) =>
    state.matches('confirmingSwitch') ? state.context.offered : null,
  );

/** Who is signed in; null for a visitor. */
export const useUser = (): UserData | null =>
  useSelector(useSessionActor(), (state) =>
    state.matches('signedIn') || state.matches('signingOut') ? state.context.user : null,
  );
