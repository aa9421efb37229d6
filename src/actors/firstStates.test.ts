import { createActor, initialTransition } from 'xstate';
import { cookieConsentMachine } from '../machines/cookieConsent/cookieConsentMachine';
import { sessionMachine } from '../machines/session/sessionMachine';
import { firstCookieConsentState } from './cookieConsent';
import { FIRST_SESSION_STATE } from './session';

it('begins the session as its machine does', () => {
  const [first] = initialTransition(sessionMachine);
  const { value, context } = FIRST_SESSION_STATE;
  expect({ value, context }).toEqual({ value: first.value, context: first.context });
  for (const state of ['initialising', 'signedIn', 'signedOut', 'confirmingSwitch'] as const) {
    expect([state, FIRST_SESSION_STATE.matches(state)]).toEqual([state, first.matches(state)]);
  }
  for (const tag of ['starting', 'resumable'] as const) {
    expect([tag, FIRST_SESSION_STATE.hasTag(tag)]).toEqual([tag, first.hasTag(tag)]);
  }
});

it.each([null, 'accepted', 'declined'] as const)(
  'begins the cookie consent as its machine does when the stored choice is %s',
  (stored) => {
    const first = createActor(cookieConsentMachine, { input: { stored } }).start().getSnapshot();
    const late = firstCookieConsentState(stored);
    for (const state of ['asking', 'accepted', 'declined'] as const) {
      expect([state, late.matches(state)]).toEqual([state, first.matches(state)]);
    }
    for (const tag of ['banner', 'leaving'] as const) {
      expect([tag, late.hasTag(tag)]).toEqual([tag, first.hasTag(tag)]);
    }
  },
);
