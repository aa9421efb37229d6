import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { cookieConsentMachine } from '../machines/cookieConsent/cookieConsentMachine';

export type CookieConsentActor = ActorRefFrom<typeof cookieConsentMachine>;

export const CookieConsentActorContext = createContext<CookieConsentActor | null>(null);

export function useCookieConsentActor(): CookieConsentActor {
  const actor = use(CookieConsentActorContext);
  if (!actor) throw new Error('CookieConsentActorContext is missing');
  return actor;
}
