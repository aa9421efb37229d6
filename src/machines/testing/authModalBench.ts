import { createActor, SimulatedClock, type AnyEventObject } from 'xstate';
import type { LoginPayload, SignUpPayload, UserData } from '../../../domain/contract/session';
import type { TwoStepChallenge, TwoStepSignInPayload } from '../../../domain/contract/twoStep';
import { ACCOUNT_TYPE_REDIRECT_DELAY } from '../../../domain/limits';
import type { UserType } from '../../../domain/accountTypes';
import { withAuthModalEffects } from '../authModal/authModalEffects';
import type { AuthFailure, AuthModalEmitted, AuthModalEvent } from '../authModal/authModalMachine';
import { heldEffect } from './held';
import { answered, elapsed, refused, type Walk } from './paths';
import { wanjiku } from './people';

const noFlags = { isAuthError: false, isSessionLost: false, wait: null, fields: {} };
export const offline: AuthFailure = { message: 'Unable to connect to the server.', ...noFlags };
export const wrongPassword: AuthFailure = {
  message: 'Invalid email or password.',
  ...noFlags,
  isAuthError: true,
};
export const wrongCode: AuthFailure = { message: 'This code is not right.', ...noFlags };
export const sessionLost: AuthFailure = {
  message: 'Your session has expired. Please log in again.',
  ...noFlags,
  isSessionLost: true,
};

export const credentials: LoginPayload = { username: 'wanjiku', password: 'karibu-2026' };
export const registration: SignUpPayload = {
  first_name: 'Wanjiku',
  last_name: 'Mwangi',
  username: 'wanjiku',
  email: 'wanjiku@example.org',
  password: 'karibu-2026',
  age_bracket: '25-34',
  phone_num: '000 0000 0000',
  user_type: 'individual',
};

export const logIn: AuthModalEvent = { type: 'credentials.submitted', credentials };
export const challenge: TwoStepChallenge = { challenge: 'signed-by-the-server' };
export const sendCode: AuthModalEvent = { type: 'code.submitted', code: '123456' };
export const signUp: AuthModalEvent = { type: 'registration.submitted', registration };
export const sendLink: AuthModalEvent = { type: 'resetEmail.submitted', email: 'w@example.org' };
const open: AuthModalEvent = { type: 'modal.opened' };
const openForCode: AuthModalEvent = { type: 'modal.openedForCode' };
const openForAccountType: AuthModalEvent = { type: 'modal.openedForAccountType' };
const intro: AuthModalEvent[] = [open, { type: 'intro.chosen' }];
const register = (kind: UserType): AuthModalEvent[] => [
  ...intro,
  { type: 'kind.selected', kind },
  { type: 'register.chosen' },
];
const reset: AuthModalEvent[] = [open, { type: 'resetPassword.chosen' }];
export const chooseBusiness: AuthModalEvent = {
  type: 'accountType.selected',
  accountType: 'business',
};
const updating: AuthModalEvent[] = [
  openForAccountType,
  chooseBusiness,
  { type: 'accountType.submitted' },
];

/** How a visitor comes to each step, when nothing fails on the way. */
export const wayTo = {
  closed: [],
  'login.ready': [open],
  'login.submitting': [open, logIn],
  'code.ready': [openForCode],
  'code.submitting': [openForCode, sendCode],
  intro,
  'registerUser.ready': register('individual'),
  'registerUser.submitting': [...register('individual'), signUp],
  'registerBusiness.ready': register('business'),
  'registerBusiness.submitting': [...register('business'), signUp],
  'resetPassword.ready': reset,
  'resetPassword.sending': [...reset, sendLink],
  'accountType.choosing': [openForAccountType],
  'accountType.updating': updating,
} satisfies Record<string, AuthModalEvent[]>;

/** The modal with requests that wait for the test, after these events; what they emitted is kept. */
export function begin(events: AuthModalEvent[] = [], { hasToken = true } = {}) {
  const emitted: AuthModalEmitted[] = [];
  const loggingIn = heldEffect<[LoginPayload, AbortSignal], UserData | TwoStepChallenge>();
  const sendingCode = heldEffect<[TwoStepSignInPayload, AbortSignal], UserData>();
  const signingUp = heldEffect<[SignUpPayload, AbortSignal], UserData>();
  const sendingResetLink = heldEffect<[string, AbortSignal], void>();
  const updatingAccountType = heldEffect<[UserType, AbortSignal], UserType>();
  const machine = withAuthModalEffects({
    hasToken: () => hasToken,
    logIn: loggingIn.effect,
    sendCode: sendingCode.effect,
    signUp: signingUp.effect,
    sendResetLink: sendingResetLink.effect,
    updateAccountType: updatingAccountType.effect,
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  actor.on('*', (fact: AuthModalEmitted) => void emitted.push(fact));
  actor.start();
  for (const event of events) actor.send(event);
  /** The requests by the id of their invocation. */
  const held = {
    loggingIn,
    sendingCode,
    registeringUser: signingUp,
    registeringBusiness: signingUp,
    sendingResetLink,
    updatingAccountType,
  };
  return { machine, actor, clock, emitted, held };
}
export type AuthModalBench = ReturnType<typeof begin>;

/** Whatever is sent to the modal. */
export const authModalEvents: AuthModalEvent[] = [
  { type: 'modal.opened' },
  openForCode,
  { type: 'modal.openedToJoin' },
  { type: 'modal.openedForAccountType' },
  { type: 'modal.closed' },
  { type: 'session.ended' },
  { type: 'login.chosen' },
  { type: 'intro.chosen' },
  { type: 'resetPassword.chosen' },
  { type: 'kind.selected', kind: 'individual' },
  { type: 'kind.selected', kind: 'business' },
  { type: 'register.chosen' },
  logIn,
  sendCode,
  signUp,
  sendLink,
  chooseBusiness,
  { type: 'accountType.submitted' },
];
const walked: AnyEventObject[] = [
  ...authModalEvents,
  answered('loggingIn', wanjiku),
  answered('loggingIn', challenge),
  answered('sendingCode', wanjiku),
  refused('sendingCode', wrongCode),
  refused('loggingIn', wrongPassword),
  refused('loggingIn', offline),
  answered('registeringUser', wanjiku),
  refused('registeringUser', offline),
  answered('registeringBusiness', wanjiku),
  refused('registeringBusiness', offline),
  answered('sendingResetLink'),
  refused('sendingResetLink', offline),
  answered('updatingAccountType', 'business'),
  refused('updatingAccountType', sessionLost),
  refused('updatingAccountType', offline),
  elapsed('accountTypeRedirectDelay', 'authModal.accountType.updated'),
];
export const authModalDelays = { accountTypeRedirectDelay: ACCOUNT_TYPE_REDIRECT_DELAY };

/** One with a token and one without, each with the options of its bench. */
export const authModalWalks = (): (Walk & { hasToken: boolean })[] =>
  [true, false].map((hasToken) => {
    const { machine, held, actor } = begin([], { hasToken });
    actor.stop();
    return { hasToken, machine, held, events: walked, delays: authModalDelays };
  });
