import { setup } from 'xstate';
import type { ScreenName } from '../../../domain/screens';

export type CookiePreference = 'accepted' | 'declined' | null;

export type CookieConsentEvent = { type: 'cookies.accepted' } | { type: 'cookies.declined' };

/**
 * The visitor's choice about behaviour analytics and the banner that asks for it.
 * Always holds: analytics run only in `accepted`; the banner shows only in states tagged so.
 */
export const cookieConsentMachine = setup({
  types: {
    context: {} as { stored: CookiePreference },
    events: {} as CookieConsentEvent,
    input: {} as { stored: CookiePreference },
    meta: {} as { screen: ScreenName },
  },
  actions: {
    storeAccepted: () => {},
    storeDeclined: () => {},
    startAnalytics: () => {},
    stopAnalytics: () => {},
  },
  guards: {
    hasAccepted: ({ context }) => context.stored === 'accepted',
    hasDeclined: ({ context }) => context.stored === 'declined',
  },
  delays: { slideDuration: 500 },
}).createMachine({
  id: 'cookieConsent',
  description: 'May the visit be recorded?',
  context: ({ input }) => ({ stored: input.stored }),
  initial: 'remembering',
  states: {
    remembering: {
      description: 'Looks at the stored choice.',
      always: [
        { guard: 'hasAccepted', target: '#cookieConsent.accepted.settled' },
        { guard: 'hasDeclined', target: '#cookieConsent.declined.settled' },
        { target: 'asking' },
      ],
    },
    asking: {
      tags: ['banner'],
      description: 'The banner stands at the bottom.',
      meta: { screen: 'cookieBanner' },
      on: {
        'cookies.accepted': {
          target: '#cookieConsent.accepted.slidingOut',
          description: 'Accept was pressed.',
          actions: 'storeAccepted',
        },
        'cookies.declined': {
          target: '#cookieConsent.declined.slidingOut',
          description: 'Decline was pressed.',
          actions: 'storeDeclined',
        },
      },
    },
    accepted: {
      description: 'Analytics run.',
      meta: { screen: 'privacyPolicy' },
      entry: 'startAnalytics',
      exit: 'stopAnalytics',
      initial: 'settled',
      states: {
        slidingOut: {
          id: 'cookieConsent.accepted.slidingOut',
          tags: ['banner', 'leaving'],
          description: 'The banner slides away.',
          meta: { screen: 'cookieBanner' },
          after: { slideDuration: { target: 'settled' } },
        },
        settled: {
          id: 'cookieConsent.accepted.settled',
          description: 'The banner stays hidden.',
        },
      },
      on: {
        'cookies.declined': {
          target: '#cookieConsent.declined.settled',
          description: 'Consent is withdrawn on the privacy page.',
          actions: 'storeDeclined',
        },
      },
    },
    declined: {
      description: 'Nothing is recorded.',
      meta: { screen: 'privacyPolicy' },
      initial: 'settled',
      states: {
        slidingOut: {
          id: 'cookieConsent.declined.slidingOut',
          tags: ['banner', 'leaving'],
          description: 'The banner slides away.',
          meta: { screen: 'cookieBanner' },
          after: { slideDuration: { target: 'settled' } },
        },
        settled: {
          id: 'cookieConsent.declined.settled',
          description: 'The banner stays hidden.',
        },
      },
      on: {
        'cookies.accepted': {
          target: '#cookieConsent.accepted.settled',
          description: 'Consent is given on the privacy page.',
          actions: 'storeAccepted',
        },
      },
    },
  },
});
