import { assign, emit, fromPromise, setup } from 'xstate';
import type { FieldErrors } from '../../../domain/contract/common';
import type { LoginPayload, SignUpPayload, UserData } from '../../../domain/contract/session';
import type { TwoStepChallenge, TwoStepSignInPayload } from '../../../domain/contract/twoStep';
import type { ScreenName } from '../../../domain/screens';
import type { UserType } from '../../../domain/accountTypes';

/** Why a request of the modal failed, in words fit to be shown. */
export interface AuthFailure {
  message: string;
  /** The credentials were refused: offer to reset the password. */
  isAuthError: boolean;
  /** The session itself was refused. */
  isSessionLost: boolean;
  /** What is wrong with each field that was sent; empty when no field is to blame. */
  fields: FieldErrors;
  /** Seconds after which the server wants to be asked again. */
  wait: number | null;
}

export interface AuthModalContext {
  error: string | null;
  /** What of a registration was refused, by the field that was sent. */
  refused: FieldErrors;
  /** Seconds to wait after the error. */
  wait: number | null;
  /** How a sign-in with Google ended, as the address said it. */
  notice: string | null;
  /** The kind of account picked at the intro step. */
  kind: UserType | null;
  /** Proof that the password was right; null where a cookie has it, after Google. */
  challenge: string | null;
  /** The type picked at the accountType step. */
  accountType: UserType | null;
}

export type AuthModalEvent =
  | { type: 'modal.opened'; notice?: string | undefined }
  | { type: 'modal.openedForCode'; notice?: string | undefined }
  | { type: 'modal.openedToJoin' }
  | { type: 'modal.openedForAccountType' }
  | { type: 'modal.closed' }
  | { type: 'session.ended' }
  | { type: 'login.chosen' }
  | { type: 'intro.chosen' }
  | { type: 'resetPassword.chosen' }
  | { type: 'kind.selected'; kind: UserType }
  | { type: 'register.chosen' }
  | { type: 'credentials.submitted'; credentials: LoginPayload }
  | { type: 'code.submitted'; code: string }
  | { type: 'registration.submitted'; registration: SignUpPayload }
  | { type: 'resetEmail.submitted'; email: string }
  | { type: 'accountType.selected'; accountType: UserType }
  | { type: 'accountType.submitted' };

export type AuthModalEmitted =
  | { type: 'session.granted'; user: UserData; by: 'login' | 'signup' }
  | { type: 'session.refused' }
  | { type: 'accountType.updated'; accountType: UserType }
  | { type: 'accountType.settled' }
  | { type: 'reset.sent' }
  | { type: 'reset.failed'; message: string }
  | { type: 'modal.dismissed' };

/**
 * The steps of the authentication modal, each with its request under way and its failure.
 * What is typed belongs to the forms, who is signed in to the session machine.
 * Always holds: closing is possible from every step; a request ends with its step.
 */
export const authModalMachine = setup({
  types: {
    context: {} as AuthModalContext,
    events: {} as AuthModalEvent,
    emitted: {} as AuthModalEmitted,
    meta: {} as { screen: ScreenName },
  },
  actors: {
    logIn: fromPromise<UserData | TwoStepChallenge, LoginPayload>(() =>
      Promise.reject(new Error('logIn is not provided')),
    ),
    sendCode: fromPromise<UserData, TwoStepSignInPayload>(() =>
      Promise.reject(new Error('sendCode is not provided')),
    ),
    signUp: fromPromise<UserData, SignUpPayload>(() =>
      Promise.reject(new Error('signUp is not provided')),
    ),
    sendResetLink: fromPromise<void, string>(() =>
      Promise.reject(new Error('sendResetLink is not provided')),
    ),
    updateAccountType: fromPromise<UserType, UserType | null>(() =>
      Promise.reject(new Error('updateAccountType is not provided')),
    ),
  },
  actions: {
    keepError: assign({
      error: ({ event }) => failureOf(event)?.message ?? null,
      refused: ({ event }) => failureOf(event)?.fields ?? {},
      wait: ({ event }) => failureOf(event)?.wait ?? null,
    }),
    keepNotice: assign({
      notice: ({ event }) => ('notice' in event ? (event.notice ?? null) : null),
    }),
    keepMissingToken: assign({
      error: 'No authentication token found. Please log in again.',
      wait: null,
    }),
    clearError: assign({ error: null, refused: {}, wait: null, notice: null }),
    keepChallenge: assign({ challenge: ({ event }) => challengeOf(event) }),
    forgetChallenge: assign({ challenge: null }),
    keepKind: assign({
      kind: ({ context, event }) => (event.type === 'kind.selected' ? event.kind : context.kind),
    }),
    keepAccountType: assign({
      accountType: ({ context, event }) =>
        event.type === 'accountType.selected' ? event.accountType : context.accountType,
    }),
    forgetChoices: assign({
      error: null,
      refused: {},
      wait: null,
      notice: null,
      challenge: null,
      kind: null,
      accountType: null,
    }),
    grantLogin: emit(({ event }) => ({
      type: 'session.granted',
      user: userOf(event),
      by: 'login',
    })),
    grantSignUp: emit(({ event }) => ({
      type: 'session.granted',
      user: userOf(event),
      by: 'signup',
    })),
    tellSessionRefused: emit({ type: 'session.refused' }),
    tellAccountTypeUpdated: emit(({ event }) => ({
      type: 'accountType.updated',
      accountType: accountTypeOf(event),
    })),
    tellAccountTypeSettled: emit({ type: 'accountType.settled' }),
    tellResetSent: emit({ type: 'reset.sent' }),
    tellResetFailed: emit(({ event }) => ({
      type: 'reset.failed',
      message: failureOf(event)?.message ?? '',
    })),
    tellDismissed: emit({ type: 'modal.dismissed' }),
  },
  guards: {
    hasToken: () => false,
    isBusiness: ({ context }) => context.kind === 'business',
    isIndividual: ({ context }) => context.kind === 'individual',
    hasAccountType: ({ context }) => context.accountType !== null,
    isRefused: ({ event }) => failureOf(event)?.isAuthError === true,
    isCodeAsked: ({ event }) => challengeOf(event) !== null,
    isSessionLost: ({ event }) => failureOf(event)?.isSessionLost === true,
  },
  delays: { accountTypeRedirectDelay: 500 },
}).createMachine({
  id: 'authModal',
  description: 'The steps of the sign-in popup.',
  context: {
    error: null,
    refused: {},
    wait: null,
    notice: null,
    challenge: null,
    kind: null,
    accountType: null,
  },
  initial: 'closed',
  states: {
    closed: {
      id: 'authModal.closed',
      description: 'Nothing is shown.',
      entry: 'forgetChoices',
      on: {
        'modal.opened': {
          target: 'login',
          description: 'Sign-in was asked for.',
          actions: 'keepNotice',
        },
        'modal.openedForCode': {
          target: 'code',
          description: 'Signed in with Google, to an account that also asks for a code.',
          actions: 'keepNotice',
        },
        'modal.openedToJoin': { target: 'intro', description: 'A new account was asked for.' },
        'modal.openedForAccountType': [
          { guard: 'hasToken', target: 'accountType', description: 'New through Google.' },
          {
            target: 'login',
            description: 'There is no token to set the type with.',
            actions: 'keepMissingToken',
          },
        ],
      },
    },
    login: {
      id: 'authModal.login',
      tags: ['open'],
      description: 'Username and password.',
      meta: { screen: 'loginStep' },
      initial: 'ready',
      states: {
        ready: { description: 'Waiting for credentials.' },
        submitting: {
          tags: ['busy'],
          description: 'The server checks the credentials.',
          invoke: {
            id: 'loggingIn',
            src: 'logIn',
            input: ({ event }) => {
              if (event.type !== 'credentials.submitted') throw new Error(event.type);
              return event.credentials;
            },
            onDone: [
              {
                guard: 'isCodeAsked',
                target: '#authModal.code',
                description: 'The password is right, and the account also asks for a code.',
                actions: ['clearError', 'keepChallenge'],
              },
              {
                target: '#authModal.closed',
                description: 'Signed in.',
                actions: ['clearError', 'grantLogin'],
              },
            ],
            onError: [
              {
                guard: 'isRefused',
                target: 'refused',
                description: 'The credentials are wrong.',
                actions: 'keepError',
              },
              { target: 'failed', description: 'Anything else.', actions: 'keepError' },
            ],
          },
          on: { 'credentials.submitted': { description: 'Nothing is sent twice.' } },
        },
        refused: { description: "Shows the error and 'Can't remember your password?'." },
        failed: { description: 'Shows the error.' },
      },
      on: {
        'credentials.submitted': {
          target: '.submitting',
          description: 'Log In was pressed.',
          actions: 'clearError',
        },
        'intro.chosen': {
          target: 'intro',
          description: 'Create an account was pressed.',
          actions: 'clearError',
        },
        'resetPassword.chosen': {
          target: 'resetPassword',
          description: 'Forgot password? was pressed.',
          actions: 'clearError',
        },
        'modal.closed': {
          target: 'closed',
          description: 'CLOSE was pressed.',
          actions: 'tellDismissed',
        },
      },
    },
    code: {
      id: 'authModal.code',
      tags: ['open'],
      description: 'The second step: a code of the authenticator app, or a recovery code.',
      meta: { screen: 'codeStep' },
      initial: 'ready',
      states: {
        ready: { description: 'Waiting for a code.' },
        submitting: {
          tags: ['busy'],
          description: 'The server checks the code.',
          invoke: {
            id: 'sendingCode',
            src: 'sendCode',
            input: ({ context, event }) => {
              if (event.type !== 'code.submitted') throw new Error(event.type);
              return { challenge: context.challenge ?? '', code: event.code };
            },
            onDone: {
              target: '#authModal.closed',
              description: 'Signed in.',
              actions: ['clearError', 'grantLogin'],
            },
            onError: { target: 'failed', actions: 'keepError' },
          },
          on: { 'code.submitted': { description: 'Nothing is sent twice.' } },
        },
        failed: { description: 'Shows the error.' },
      },
      on: {
        'code.submitted': {
          target: '.submitting',
          description: 'Continue was pressed.',
          actions: 'clearError',
        },
        'login.chosen': {
          target: 'login',
          description: 'Back to Log In was pressed.',
          actions: ['clearError', 'forgetChallenge'],
        },
        'modal.closed': {
          target: 'closed',
          description: 'CLOSE was pressed.',
          actions: 'tellDismissed',
        },
      },
    },
    intro: {
      tags: ['open'],
      description: 'Individual or Business.',
      meta: { screen: 'introStep' },
      on: {
        'kind.selected': { description: 'The badge shows the choice.', actions: 'keepKind' },
        'register.chosen': [
          {
            guard: 'isIndividual',
            target: 'registerUser',
            description: 'To the form of an individual.',
          },
          {
            guard: 'isBusiness',
            target: 'registerBusiness',
            description: 'To the form of a business.',
          },
        ],
        'login.chosen': { target: 'login', description: 'Log In was pressed.' },
        'modal.closed': {
          target: 'closed',
          description: 'CLOSE was pressed.',
          actions: 'tellDismissed',
        },
      },
    },
    registerUser: {
      tags: ['open'],
      description: 'The form of an individual.',
      meta: { screen: 'registerUserStep' },
      initial: 'ready',
      states: {
        ready: { description: 'Waiting for the form.' },
        submitting: {
          tags: ['busy'],
          description: 'The server creates the account.',
          invoke: {
            id: 'registeringUser',
            src: 'signUp',
            input: ({ event }) => {
              if (event.type !== 'registration.submitted') throw new Error(event.type);
              return event.registration;
            },
            onDone: {
              target: '#authModal.closed',
              description: 'Registered and signed in.',
              actions: ['clearError', 'grantSignUp'],
            },
            onError: { target: 'failed', actions: 'keepError' },
          },
          on: { 'registration.submitted': { description: 'Nothing is sent twice.' } },
        },
        failed: { description: 'Shows the error.' },
      },
      on: {
        'registration.submitted': {
          target: '.submitting',
          description: 'Create Account was pressed.',
          actions: 'clearError',
        },
        'login.chosen': {
          target: 'login',
          description: 'Log In was pressed.',
          actions: 'clearError',
        },
        'modal.closed': {
          target: 'closed',
          description: 'CLOSE was pressed.',
          actions: 'tellDismissed',
        },
      },
    },
    registerBusiness: {
      tags: ['open'],
      description: 'The form of a business.',
      meta: { screen: 'registerBusinessStep' },
      initial: 'ready',
      states: {
        ready: { description: 'Waiting for the form.' },
        submitting: {
          tags: ['busy'],
          description: 'The server creates the account.',
          invoke: {
            id: 'registeringBusiness',
            src: 'signUp',
            input: ({ event }) => {
              if (event.type !== 'registration.submitted') throw new Error(event.type);
              return event.registration;
            },
            onDone: {
              target: '#authModal.closed',
              description: 'Registered and signed in.',
              actions: ['clearError', 'grantSignUp'],
            },
            onError: { target: 'failed', actions: 'keepError' },
          },
          on: { 'registration.submitted': { description: 'Nothing is sent twice.' } },
        },
        failed: { description: 'Shows the error.' },
      },
      on: {
        'registration.submitted': {
          target: '.submitting',
          description: 'Create Account was pressed.',
          actions: 'clearError',
        },
        'login.chosen': {
          target: 'login',
          description: 'Log In was pressed.',
          actions: 'clearError',
        },
        'modal.closed': {
          target: 'closed',
          description: 'CLOSE was pressed.',
          actions: 'tellDismissed',
        },
      },
    },
    resetPassword: {
      tags: ['open'],
      description: 'Asks for the email to send a link to.',
      meta: { screen: 'resetPasswordStep' },
      initial: 'ready',
      states: {
        ready: { description: 'Waiting for an address; a failure was shown as a toast.' },
        sending: {
          tags: ['busy'],
          description: 'The server sends the link.',
          invoke: {
            id: 'sendingResetLink',
            src: 'sendResetLink',
            input: ({ event }) => {
              if (event.type !== 'resetEmail.submitted') throw new Error(event.type);
              return event.email;
            },
            onDone: {
              target: '#authModal.login',
              description: 'The link is on its way.',
              actions: 'tellResetSent',
            },
            onError: { target: 'ready', actions: 'tellResetFailed' },
          },
          on: { 'resetEmail.submitted': { description: 'Nothing is sent twice.' } },
        },
      },
      on: {
        'resetEmail.submitted': { target: '.sending', description: 'Send Reset Link was pressed.' },
        'login.chosen': { target: 'login', description: 'Back to Log In was pressed.' },
        'modal.closed': {
          target: 'closed',
          description: 'CLOSE was pressed.',
          actions: 'tellDismissed',
        },
      },
    },
    accountType: {
      tags: ['open'],
      description: 'Asked once of people who are new and came through Google.',
      meta: { screen: 'accountTypeStep' },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Continue waits for a choice.',
          on: {
            'accountType.selected': {
              description: 'A card was chosen.',
              actions: ['keepAccountType', 'clearError'],
            },
            'accountType.submitted': {
              guard: 'hasAccountType',
              target: 'updating',
              description: 'Continue was pressed.',
              actions: 'clearError',
            },
            'modal.opened': {
              target: '#authModal.login',
              description: 'The session ended meanwhile.',
              actions: 'clearError',
            },
          },
        },
        updating: {
          tags: ['busy'],
          description: 'The server sets the type.',
          invoke: {
            id: 'updatingAccountType',
            src: 'updateAccountType',
            input: ({ context }) => context.accountType,
            onDone: { target: 'updated', actions: 'tellAccountTypeUpdated' },
            onError: [
              {
                guard: 'isSessionLost',
                target: '#authModal.login',
                description: 'The session has ended: the visitor is signed out.',
                actions: ['keepError', 'tellSessionRefused'],
              },
              { target: 'choosing', actions: 'keepError' },
            ],
          },
        },
        updated: {
          tags: ['busy'],
          description: 'Shows the success for a moment.',
          after: {
            accountTypeRedirectDelay: {
              target: '#authModal.closed',
              description: 'On to the Member Zone.',
              actions: 'tellAccountTypeSettled',
            },
          },
        },
      },
      on: {
        'modal.closed': {
          target: 'closed',
          description: 'Closed without a choice.',
          actions: 'tellAccountTypeSettled',
        },
        'session.ended': { target: 'closed', description: 'Nobody is signed in any more.' },
      },
    },
  },
});

function failureOf(event: object): AuthFailure | undefined {
  return 'error' in event ? (event.error as AuthFailure) : undefined;
}

function challengeOf(event: object): string | null {
  const output: unknown = 'output' in event ? event.output : null;
  return output !== null && typeof output === 'object' && 'challenge' in output
    ? (output as TwoStepChallenge).challenge
    : null;
}

function userOf(event: object): UserData {
  return (event as { output: UserData }).output;
}

function accountTypeOf(event: object): UserType {
  return (event as { output: UserType }).output;
}
