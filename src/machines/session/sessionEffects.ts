import { fromCallback, fromPromise } from 'xstate';
import { POST_LOGIN_REDIRECT_DELAY, SIGN_IN_POPUP_DELAY } from '../../../domain/limits';
import type { UserData } from '../../../domain/contract/session';
import {
  sessionMachine,
  type Restored,
  type SessionEvent,
  type WatchedSession,
} from './sessionMachine';

type Stop = () => void;

/** What the session needs from outside: storage, the address, the server, other tabs. */
export interface SessionEffects {
  /** Reads and cleans the address, then storage; never rejects for a bad token. */
  restore(signal: AbortSignal): Promise<Restored>;
  /** Null: the account is gone, and with it what the server could end. */
  endOnServer(user: UserData | null, signal: AbortSignal): Promise<void>;
  saveSession(user: UserData): void;
  /** Until this tab is closed. */
  savePostponed(user: UserData): void;
  clearSession(): void;
  /** `isNew`: the server has just given the token. */
  watchExpiry(user: UserData, isNew: boolean, expired: () => void): Stop;
  watchTabs(notify: (event: SessionEvent) => void): Stop;
  reportFailure(error: unknown): void;
}

export const withSessionEffects = (effects: SessionEffects) =>
  sessionMachine.provide({
    actors: {
      restore: fromPromise(({ signal }) => effects.restore(signal)),
      endOnServer: fromPromise<void, UserData | null>(({ input, signal }) =>
        effects.endOnServer(input, signal),
      ),
      watchExpiry: fromCallback<SessionEvent, WatchedSession>(({ input, sendBack }) => {
        const expired = () => sendBack({ type: 'session.expired' });
        return input.user ? effects.watchExpiry(input.user, input.isNew, expired) : undefined;
      }),
      watchTabs: fromCallback<SessionEvent>(({ sendBack }) => effects.watchTabs(sendBack)),
    },
    actions: {
      saveSession: ({ context }) => {
        if (context.user) effects.saveSession(context.user);
      },
      savePostponed: ({ context }) => {
        if (context.user) effects.savePostponed(context.user);
      },
      clearSession: () => effects.clearSession(),
      reportFailure: ({ event }) => effects.reportFailure('error' in event ? event.error : event),
    },
    delays: {
      signInPopupDelay: SIGN_IN_POPUP_DELAY,
      postLoginRedirectDelay: POST_LOGIN_REDIRECT_DELAY,
    },
  });
