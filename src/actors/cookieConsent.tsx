import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  CookieConsentEvent,
  cookieConsentMachine,
  CookiePreference,
} from '../machines/cookieConsent/cookieConsentMachine';
import type { LateActor } from './lateActor';

export type StartedCookieConsent = ActorRefFrom<typeof cookieConsentMachine>;

export type CookieConsentState = Pick<
  SnapshotFrom<typeof cookieConsentMachine>,
  'matches' | 'hasTag'
>;

export type CookieConsentActor = LateActor<
  CookieConsentState,
  CookieConsentEvent,
  StartedCookieConsent
>;

/** Where the machine goes first. */
export const firstCookieConsentState = (stored: CookiePreference): CookieConsentState => ({
  matches: (value) => value === (stored ?? 'asking'),
  hasTag: (tag) => tag === 'banner' && stored === null,
});

export const CookieConsentActorContext = createContext<CookieConsentActor | null>(null);

export function useCookieConsentActor(): CookieConsentActor {
  const actor = use(CookieConsentActorContext);
  if (!actor) throw new Error('CookieConsentActorContext is missing');
  return actor;
}
