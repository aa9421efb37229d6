import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { UserData } from '../../../domain/contract/session';
import type { ScreenName } from '../../../domain/screens';

/** Where a forum sign-on came from: read once from the address, kept until the visitor is signed in. */
export interface ForumEntry {
  sso: string;
  sig: string;
}

/** Where a sign-in leads, as the address says it. */
export interface Way {
  returnTo: string | null;
  forum: ForumEntry | null;
}

/**
 * What start-up found in the address and in storage; `notice`: why a sign-in elsewhere failed;
 * `tokenless`: somebody new through Google without the token that says who.
 */
export type Restored = Way & { postponedBy: number | null } & (
    | { kind: 'visitor'; notice: string | null }
    | { kind: 'broken' | 'tokenless' }
    | { kind: 'stored' | 'landed' | 'newcomer'; user: UserData }
    | { kind: 'conflict'; user: UserData; offered: UserData }
  );

export interface SessionContext {
  user: UserData | null;
  /** Another person's session that arrived in the address and waits for consent. */
  offered: UserData | null;
  returnTo: string | null;
  forum: ForumEntry | null;
  /** The id of the member whose profile may wait for the rest of this visit. */
  postponedBy: number | null;
}

export type SessionEvent =
  | { type: 'session.opened'; user: UserData }
  | { type: 'session.updated'; user: UserData }
  | { type: 'session.expired' }
  | { type: 'session.revoked' }
  | { type: 'account.deleted' }
  | { type: 'session.closedElsewhere' }
  | { type: 'session.changedElsewhere'; user: UserData }
  | { type: 'signOut.requested' }
  | { type: 'signIn.requested'; returnTo: string | null }
  | { type: 'join.requested' }
  | { type: 'signIn.dismissed' }
  | { type: 'gate.reached'; path: string }
  | { type: 'gate.left' }
  | { type: 'page.withheld'; path: string }
  | { type: 'accountType.settled' }
  | { type: 'profile.completed' }
  | { type: 'profile.postponed' }
  | { type: 'switch.accepted' }
  | { type: 'switch.declined' };

export interface WatchedSession {
  user: UserData | null;
  /** Whether the server has just given the token, by which its clock can be read. */
  isNew: boolean;
}

export type SessionEmitted =
  | { type: 'signIn.invited'; notice?: string | undefined }
  | { type: 'join.invited' }
  | { type: 'signIn.offered' }
  | { type: 'accountType.invited' }
  | { type: 'session.lapsed' }
  | { type: 'session.ended' }
  | { type: 'home.due' }
  | { type: 'redirect.due'; returnTo: string | null; forum: ForumEntry | null };

/**
 * The life of a session, from start-up to sign-out.
 * Owns who is signed in and where a sign-in leads; storage, the server and the router are effects.
 * Always holds: `user` is set exactly in `signedIn`, `confirmingSwitch`, `signingOut` and, as the
 * person who may resume, in `signedOut.lapsed`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    meta: {} as { screen: ScreenName },
  },
  actors: {
    restore: fromPromise<Restored>(() => Promise.reject(new Error('restore is not provided'))),
    endOnServer: fromPromise<void, UserData | null>(() =>
      Promise.reject(new Error('endOnServer is not provided')),
    ),
    watchExpiry: fromCallback<SessionEvent, WatchedSession>(() => {
      throw new Error('watchExpiry is not provided');
    }),
    watchTabs: fromCallback<SessionEvent>(() => {
      throw new Error('watchTabs is not provided');
    }),
  },
  actions: {
    keepRestored: assign(({ event }) => {
      const found = restoredOf(event);
      return {
        user: found && 'user' in found ? found.user : null,
        offered: found?.kind === 'conflict' ? found.offered : null,
        forum: found?.forum ?? null,
        returnTo: found?.returnTo ?? null,
        postponedBy: found?.postponedBy ?? null,
      };
    }),
    keepUser: assign({
      user: ({ context, event }) => ('user' in event ? event.user : context.user),
    }),
    keepReturnPath: assign({
      returnTo: ({ context, event }) => {
        if ('path' in event) return event.path;
        return ('returnTo' in event ? event.returnTo : null) ?? context.returnTo;
      },
    }),
    takeOffered: assign({ user: ({ context }) => context.offered, offered: null }),
    dropOffered: assign({ offered: null }),
    markProfileCompleted: assign({
      user: ({ context }) => context.user && { ...context.user, form_filled: true },
    }),
    keepPostponed: assign({ postponedBy: ({ context }) => context.user?.user_id ?? null }),
    forgetUser: assign({ user: null, offered: null }),
    forgetDestination: assign({ returnTo: null, forum: null }),
    saveSession: () => {},
    savePostponed: () => {},
    clearSession: () => {},
    reportFailure: () => {},
    inviteSignIn: emit(({ event }) => ({ type: 'signIn.invited', notice: noticeOf(event) })),
    inviteToJoin: emit({ type: 'join.invited' }),
    offerSignIn: emit({ type: 'signIn.offered' }),
    inviteAccountType: emit({ type: 'accountType.invited' }),
    tellLapsed: emit({ type: 'session.lapsed' }),
    tellEnded: emit({ type: 'session.ended' }),
    goHome: emit({ type: 'home.due' }),
    redirect: emit(({ context }) => ({
      type: 'redirect.due',
      returnTo: context.returnTo,
      forum: context.forum,
    })),
  },
  guards: {
    isConflict: ({ event }) => restoredOf(event)?.kind === 'conflict',
    isNewcomer: ({ event }) => restoredOf(event)?.kind === 'newcomer',
    hasLanded: ({ event }) => restoredOf(event)?.kind === 'landed',
    isStored: ({ event }) => restoredOf(event)?.kind === 'stored',
    isBroken: ({ event }) => restoredOf(event)?.kind === 'broken',
    isTokenless: ({ event }) => restoredOf(event)?.kind === 'tokenless',
    hasNotice: ({ event }) => noticeOf(event) !== undefined,
    comesFromForum: ({ context }) => context.forum !== null,
    isSamePerson: ({ context, event }) =>
      'user' in event && event.user.user_id === context.user?.user_id,
    hasNewToken: ({ context, event }) =>
      'user' in event &&
      event.user.user_id === context.user?.user_id &&
      event.user.token !== context.user.token,
  },
  delays: { signInPopupDelay: 200, postLoginRedirectDelay: 300 },
}).createMachine({
  id: 'session',
  description: 'Who is signed in, from the first read of the address to sign-out.',
  context: { user: null, offered: null, returnTo: null, forum: null, postponedBy: null },
  initial: 'initialising',
  invoke: {
    id: 'watchingTabs',
    src: 'watchTabs',
    onError: {
      description: 'Changes in other tabs cannot be read (storage is blocked).',
      actions: 'reportFailure',
    },
  },
  states: {
    initialising: {
      tags: ['starting'],
      description: 'Reads the token in the address, else the stored session.',
      meta: { screen: 'startSpinner' },
      invoke: {
        id: 'restoring',
        src: 'restore',
        onDone: [
          { guard: 'isConflict', target: 'confirmingSwitch', actions: 'keepRestored' },
          {
            guard: 'isNewcomer',
            target: '#session.signedIn.choosingAccountType',
            actions: 'keepRestored',
          },
          { guard: 'hasLanded', target: '#session.signedIn.arriving', actions: 'keepRestored' },
          { guard: 'isStored', target: '#session.signedIn.resuming', actions: 'keepRestored' },
          {
            guard: 'isBroken',
            target: '#session.signedOut.asked',
            description: 'The token does not decode or has expired.',
            actions: ['keepRestored', 'clearSession', 'tellLapsed', 'inviteSignIn'],
          },
          {
            guard: 'isTokenless',
            target: '#session.signedOut.asked',
            description: 'The login step says that there is no token.',
            actions: ['keepRestored', 'inviteAccountType'],
          },
          {
            guard: 'hasNotice',
            target: '#session.signedOut.asked',
            description: 'A sign-in elsewhere failed; the login step says why.',
            actions: ['keepRestored', 'inviteSignIn'],
          },
          { target: '#session.signedOut.arriving', actions: 'keepRestored' },
        ],
        onError: {
          target: 'signedOut',
          description: 'Storage cannot be read.',
          actions: ['reportFailure', 'clearSession'],
        },
      },
    },
    confirmingSwitch: {
      tags: ['starting'],
      description: 'The address carries the session of somebody else than who is signed in.',
      meta: { screen: 'switchDialog' },
      on: {
        'switch.accepted': {
          target: '#session.signedIn.arriving',
          description: 'Continue as the person of the link.',
          actions: 'takeOffered',
        },
        'switch.declined': {
          target: '#session.signedIn.resuming',
          description: 'Stay who I am.',
          actions: 'dropOffered',
        },
        'session.closedElsewhere': {
          target: 'signedOut',
          description: 'Who was signed in has signed out in another tab.',
          actions: ['forgetUser', 'clearSession', 'tellEnded'],
        },
      },
    },
    signedOut: {
      description: 'A visitor.',
      meta: { screen: 'home' },
      initial: 'browsing',
      states: {
        arriving: {
          id: 'session.signedOut.arriving',
          description: 'Decides whether the visitor came from the forum.',
          always: [
            {
              guard: 'comesFromForum',
              target: 'asked',
              description: 'The forum sent the visitor to sign in.',
              actions: 'inviteSignIn',
            },
            { target: 'browsing' },
          ],
        },
        browsing: {
          description: 'On public pages.',
          on: {
            'gate.reached': {
              target: 'atGate',
              description: 'A page that asks for sign-in in a popup.',
              actions: 'keepReturnPath',
            },
            'page.withheld': {
              description: 'A page of members: home, where a notice offers Log In.',
              actions: ['keepReturnPath', 'offerSignIn'],
            },
            'signIn.requested': {
              target: 'asked',
              description: 'Log In was pressed.',
              actions: ['keepReturnPath', 'inviteSignIn'],
            },
            'join.requested': {
              target: 'joining',
              description: 'Join the community was pressed.',
              actions: 'inviteToJoin',
            },
          },
        },
        asked: {
          id: 'session.signedOut.asked',
          description: 'The sign-in popup is open.',
          meta: { screen: 'loginStep' },
          on: {
            'gate.reached': {
              description: 'The sign-in leads to the page that asks for it.',
              actions: 'keepReturnPath',
            },
            'page.withheld': {
              description: 'The sign-in leads to the page of members.',
              actions: 'keepReturnPath',
            },
            'signIn.requested': {
              description: 'Something else asks too.',
              actions: ['keepReturnPath', 'inviteSignIn'],
            },
            'signIn.dismissed': {
              target: 'browsing',
              description: 'The popup was closed; the way is kept for later.',
            },
          },
        },
        joining: {
          description: 'The popup is open where an account is created.',
          meta: { screen: 'introStep' },
          on: {
            'gate.reached': {
              description: 'A sign-in leads to the page that asks for it.',
              actions: 'keepReturnPath',
            },
            'page.withheld': {
              description: 'A sign-in leads to the page of members.',
              actions: 'keepReturnPath',
            },
            'signIn.requested': {
              description: 'The popup can sign in too, and leads on.',
              actions: 'keepReturnPath',
            },
            'signIn.dismissed': { target: 'browsing', description: 'The popup was closed.' },
          },
        },
        atGate: {
          description: 'The page shows a spinner for a moment.',
          meta: { screen: 'vetting' },
          after: {
            signInPopupDelay: {
              target: 'asked',
              description: 'The sign-in popup opens.',
              actions: 'inviteSignIn',
            },
          },
          on: {
            'gate.left': { target: 'browsing', description: 'Off to another page in time.' },
          },
        },
        lapsed: {
          id: 'session.signedOut.lapsed',
          tags: ['resumable'],
          description:
            'The session ended by itself; what was being typed stays for the same person.',
          meta: { screen: 'loginStep' },
          on: {
            'session.opened': [
              {
                guard: 'isSamePerson',
                target: '#session.signedIn.resuming',
                description: 'The same person goes on where they were.',
                actions: 'keepUser',
              },
              {
                target: '#session.signedIn.arriving',
                description: 'Somebody else signed in: nothing of the first person stays.',
                actions: ['tellEnded', 'keepUser'],
              },
            ],
            'signIn.requested': {
              description: 'Log In was pressed; resuming leads back to this page.',
              actions: 'inviteSignIn',
            },
            'signIn.dismissed': {
              target: 'browsing',
              description: 'The popup was closed without signing in.',
              actions: ['forgetUser', 'tellEnded'],
            },
            'session.changedElsewhere': [
              {
                guard: 'isSamePerson',
                target: '#session.signedIn.resuming',
                description: 'Signed in again in another tab.',
                actions: 'keepUser',
              },
              {
                target: '#session.signedIn.resuming',
                description: 'Somebody else signed in in another tab.',
                actions: ['tellEnded', 'keepUser'],
              },
            ],
          },
        },
      },
      on: {
        'session.opened': {
          target: '#session.signedIn.arriving',
          description: 'Signed in or signed up.',
          actions: 'keepUser',
        },
        'session.changedElsewhere': {
          target: '#session.signedIn.resuming',
          description: 'Signed in in another tab.',
          actions: 'keepUser',
        },
      },
    },
    signedIn: {
      description: 'A member.',
      meta: { screen: 'memberZone' },
      entry: 'saveSession',
      initial: 'resuming',
      invoke: {
        id: 'watchingExpiry',
        src: 'watchExpiry',
        input: ({ context, event }) => ({
          user: context.user,
          isNew: event.type === 'session.opened' || event.type === 'session.updated',
        }),
        onError: {
          description: 'The token carries no readable expiry.',
          actions: 'reportFailure',
        },
      },
      states: {
        resuming: {
          id: 'session.signedIn.resuming',
          description: 'Decides whether who is signed in came from the forum.',
          always: [{ guard: 'comesFromForum', target: 'arriving' }, { target: 'settled' }],
        },
        arriving: {
          id: 'session.signedIn.arriving',
          description: 'Just signed in; on the way to where the sign-in leads.',
          after: {
            postLoginRedirectDelay: {
              target: 'settled',
              description: 'To the stored path, the forum or the Member Zone.',
              actions: 'redirect',
            },
          },
        },
        choosingAccountType: {
          id: 'session.signedIn.choosingAccountType',
          description: 'New through Google: asked for the type of account.',
          meta: { screen: 'accountTypeStep' },
          entry: 'inviteAccountType',
          on: {
            'accountType.settled': {
              target: 'settled',
              description: 'Chosen, or closed without a choice.',
              actions: 'redirect',
            },
          },
        },
        settled: {
          description: 'Signed in and where they want to be.',
          entry: 'forgetDestination',
        },
      },
      on: {
        'session.updated': [
          {
            guard: 'hasNewToken',
            target: 'signedIn',
            reenter: true,
            description: 'A new token, with its own expiry.',
            actions: 'keepUser',
          },
          {
            description: 'The profile or the account type changed.',
            actions: ['keepUser', 'saveSession'],
          },
        ],
        'profile.completed': {
          description: 'The profile form was accepted.',
          actions: ['markProfileCompleted', 'saveSession'],
        },
        'profile.postponed': {
          description: 'For this visit the public pages can be read without it.',
          actions: ['keepPostponed', 'savePostponed'],
        },
        'session.changedElsewhere': [
          {
            guard: 'hasNewToken',
            target: 'signedIn',
            reenter: true,
            description: 'A new token, with its own expiry.',
            actions: 'keepUser',
          },
          {
            guard: 'isSamePerson',
            description: 'The same session, changed in another tab.',
            actions: 'keepUser',
          },
          {
            target: 'signedIn',
            reenter: true,
            description: 'Another person signed in in another tab.',
            actions: ['tellEnded', 'keepUser'],
          },
        ],
        'session.expired': {
          target: '#session.signedOut.lapsed',
          description: 'The token expired or the server refused it.',
          actions: ['clearSession', 'tellLapsed', 'inviteSignIn'],
        },
        'session.revoked': {
          target: '#session.signedOut.asked',
          description: 'The server takes the token no more.',
          actions: ['forgetUser', 'clearSession', 'tellEnded', 'inviteSignIn'],
        },
        'account.deleted': {
          target: 'signingOut',
          description: 'The member deleted the account; the server has nothing left to end.',
        },
        'session.closedElsewhere': {
          target: 'signedOut',
          description: 'Signed out in another tab.',
          actions: ['forgetUser', 'tellEnded'],
        },
        'signOut.requested': { target: 'signingOut', description: 'Logout was pressed.' },
      },
    },
    signingOut: {
      description: 'Stored data is cleared at once; the server ends older tokens.',
      entry: ['clearSession', 'forgetDestination'],
      invoke: {
        id: 'endingOnServer',
        src: 'endOnServer',
        input: ({ context, event }) => (event.type === 'account.deleted' ? null : context.user),
        onDone: { target: 'signedOut', actions: ['forgetUser', 'tellEnded', 'goHome'] },
        onError: {
          target: 'signedOut',
          description: 'The server could not be reached; this device is signed out anyway.',
          actions: ['reportFailure', 'forgetUser', 'tellEnded', 'goHome'],
        },
      },
    },
  },
});

function noticeOf(event: object): string | undefined {
  const found = restoredOf(event);
  return found?.kind === 'visitor' ? (found.notice ?? undefined) : undefined;
}

function restoredOf(event: object): Restored | undefined {
  return 'output' in event ? (event.output as Restored) : undefined;
}
