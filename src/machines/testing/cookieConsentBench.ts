import { createActor, SimulatedClock } from 'xstate';
import { COOKIE_BANNER_SLIDE } from '../../../domain/limits';
import { withCookieConsentEffects } from '../cookieConsent/cookieConsentEffects';
import type { CookieConsentEvent, CookiePreference } from '../cookieConsent/cookieConsentMachine';
import { dotted, elapsed, type Walk } from './paths';

export const accept: CookieConsentEvent = { type: 'cookies.accepted' };
export const decline: CookieConsentEvent = { type: 'cookies.declined' };
export const preferences: CookiePreference[] = [null, 'accepted', 'declined'];
export const cookieConsentDelays = { slideDuration: COOKIE_BANNER_SLIDE };
const walked = [
  accept,
  decline,
  elapsed('slideDuration', 'cookieConsent.accepted.slidingOut'),
  elapsed('slideDuration', 'cookieConsent.declined.slidingOut'),
];

/** The consent, with what it did to the outside. */
export function begin(stored: CookiePreference, sent: CookieConsentEvent[] = []) {
  const happened: string[] = [];
  const machine = withCookieConsentEffects({
    storePreference: (accepted) => void happened.push(`stored ${accepted}`),
    startAnalytics: () => void happened.push('analytics on'),
    stopAnalytics: () => void happened.push('analytics off'),
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { stored } }).start();
  for (const event of sent) actor.send(event);
  const where = () => dotted(actor.getSnapshot().value);
  return { machine, actor, clock, happened, where };
}

export const cookieConsentWalks = (): Walk[] =>
  preferences.map((stored) => ({
    machine: begin(stored).machine,
    events: walked,
    delays: cookieConsentDelays,
    input: { stored },
  }));
