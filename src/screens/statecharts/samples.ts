import type { LoginPayload, SignUpPayload, UserData } from '../../../domain/contract/session';
import type { VettingResponse } from '../../../domain/contract/vetting';
import type { Answer } from '../../../domain/vetting/types';
import type { AuthFailure, AuthModalEvent } from '../../machines/authModal/authModalMachine';
import type { Restored, SessionEvent } from '../../machines/session/sessionMachine';
import type { QueuedItem, QueueEvent, SendResult } from '../../machines/vetting/queueMachine';
import type { Loaded } from '../../machines/vetting/vettingMachine';

/** Made-up people and answers, to start from when playing. */

type PayloadsOf<Event extends { type: string }> = {
  [Type in Event['type']]?: Omit<Extract<Event, { type: Type }>, 'type'>;
};

const anyone: UserData = {
  token: 'a-token',
  user_id: 1,
  user_type: 'individual',
  form_filled: true,
  role: 'member',
  first_name: 'Somebody',
  last_name: '',
  user_email: 'somebody@example.org',
  profile_picture: null,
};
const renewed: UserData = { ...anyone, token: 'another-token' };
const another: UserData = { ...anyone, user_id: 2, first_name: 'Another', token: 'their-token' };
const failure = { message: 'The server does not answer.' };

export const session = {
  payloads: {
    'session.opened': { user: anyone },
    'session.updated': { user: renewed },
    'session.changedElsewhere': { user: another },
    'signIn.requested': { returnTo: null },
    'gate.reached': { path: '/vetting' },
    'page.withheld': { path: '/profile' },
  } satisfies PayloadsOf<SessionEvent>,
  outputs: {
    restoring: {
      kind: 'stored',
      user: anyone,
      returnTo: null,
      forum: null,
      postponedBy: null,
    } satisfies Restored,
    endingOnServer: null,
  },
  errors: {},
};

const credentials: LoginPayload = { username: 'somebody', password: 'a-password' };
const registration: SignUpPayload = {
  first_name: 'Somebody',
  last_name: '',
  username: 'somebody',
  email: 'somebody@example.org',
  password: 'a-password',
  age_bracket: '',
  user_type: 'individual',
};
const refusal: AuthFailure = {
  ...failure,
  isAuthError: true,
  isSessionLost: false,
  wait: null,
  fields: {},
};

export const authModal = {
  input: { hasToken: true },
  payloads: {
    'kind.selected': { kind: 'individual' },
    'credentials.submitted': { credentials },
    'registration.submitted': { registration },
    'resetEmail.submitted': { email: 'somebody@example.org' },
    'accountType.selected': { accountType: 'business' },
  } satisfies PayloadsOf<AuthModalEvent>,
  outputs: {
    loggingIn: anyone,
    registeringUser: anyone,
    registeringBusiness: anyone,
    sendingResetLink: null,
    updatingAccountType: 'business',
  },
  errors: {
    loggingIn: refusal,
    registeringUser: refusal,
    registeringBusiness: refusal,
    sendingResetLink: refusal,
    updatingAccountType: { ...refusal, isSessionLost: true },
  },
};

export const vetting = {
  input: { isOnBehalf: false },
  payloads: {},
  outputs: {
    loading: 'current' satisfies Loaded,
    refreshing: 'kept' satisfies Loaded,
    checkingClearance: null,
    submittingApplication: null,
  },
  errors: {},
};

const given: Answer = { text: '', selected_options: [1], evidence_url: '' };
const response: VettingResponse = {
  id: 1,
  user: 1,
  question: 1,
  text: '',
  selected_options: [2],
  evidence_url: '',
  revision: 2,
  updated_at: '2026-01-15T09:00:00.000Z',
};
const key = 'item-1';
const item: QueuedItem = {
  key,
  question: 1,
  answer: given,
  basedOn: 1,
  place: 0,
  isTried: false,
  state: 'waiting',
  message: null,
  theirs: null,
};

export const queue = {
  input: { items: [] },
  payloads: {
    'answer.typed': { question: 1, answer: given, revision: 1 },
    'answer.chosen': { question: 1, answer: given, revision: 1 },
    'answer.retried': { question: 1 },
    'answer.discarded': { question: 1 },
    'mine.kept': { question: 1 },
    'theirs.taken': { question: 1 },
    'response.seen': { response },
    'items.changed': { items: [item] },
    'item.accepted': { key, response },
    'item.conflicted': { key, theirs: response },
  } satisfies PayloadsOf<QueueEvent>,
  outputs: { sendingNext: { kind: 'unreachable' } satisfies SendResult },
  errors: {},
};

export const update = { input: {}, payloads: {}, outputs: {}, errors: {} };

export const cookieConsent = { input: { stored: null }, payloads: {}, outputs: {}, errors: {} };
