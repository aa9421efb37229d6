import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { authModalMachine } from '../machines/authModal/authModalMachine';

export type AuthModalActor = ActorRefFrom<typeof authModalMachine>;

export const AuthModalActorContext = createContext<AuthModalActor | null>(null);

export function useAuthModalActor(): AuthModalActor {
  const actor = use(AuthModalActorContext);
  if (!actor) throw new Error('AuthModalActorContext is missing');
  return actor;
}
