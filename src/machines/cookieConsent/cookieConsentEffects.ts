import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
import { cookieConsentMachine } from './cookieConsentMachine';

export interface CookieConsentEffects {
  storePreference(accepted: boolean): void;
  startAnalytics(): void;
  stopAnalytics(): void;
}

export const withCookieConsentEffects = (effects: CookieConsentEffects) =>
  cookieConsentMachine.provide({
    actions: {
      storeAccepted: () => effects.storePreference(true),
      storeDeclined: () => effects.storePreference(false),
      startAnalytics: () => effects.startAnalytics(),
      stopAnalytics: () => effects.stopAnalytics(),
    },
    delays: { slideDuration: COOKIE_BANNER_SLIDE },
  });
