import { sessionApi } from '../../api/sessionApi';
import { readFailure } from '../../api/failure';
import type { Session, UserData } from '../../../domain/contract/session';
import type { SessionEffects } from '../../machines/session/sessionEffects';
import type { Restored } from '../../machines/session/sessionMachine';
import type { Store } from '../../store/makeStore';
import type { AddressEntry } from './addressEntry';
import { decodeToken, expiryOf, issuedAt, readUserData, type SessionStore } from './storedSession';
import { watchStorage } from './watchStorage';

/** The longest delay of a timer; with a longer one it fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** This device is signed out at once; the page waits no longer than this for the server. */
const SIGN_OUT_TIMEOUT = 3000;
/** A session that has ended by the clock of this device waits no longer than this for the server to say that it has not. */
const CHECK_TIMEOUT = 10_000;
/** A session that has ended by the clock of this device, but not by the server's, is asked for again. */
const ASKED_AGAIN = 5 * 60_000;
const POSTPONED_KEY = 'profilePostponed';

interface Dependencies {
  store: () => Store;
  sessionStore: SessionStore;
  /** Storage that ends with this visit. */
  visitStorage: Pick<Storage, 'getItem' | 'setItem'>;
  entry: AddressEntry;
  productSlug: string;
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
  log: Pick<Console, 'warn'>;
}

export function createSessionEffects({
  store,
  sessionStore,
  visitStorage,
  entry,
  productSlug,
  window,
  now,
  log,
}: Dependencies): SessionEffects {
  async function askForSession(
    token: string,
    signal: AbortSignal,
    patience?: number,
  ): Promise<Session> {
    const { initiate } = sessionApi.endpoints.getSession;
    const request = store().dispatch(initiate(token, { subscribe: false, forceRefetch: true }));
    const giveUp = patience && setTimeout(() => request.abort(), patience);
    signal.addEventListener('abort', () => request.abort());
    return request.unwrap().finally(() => clearTimeout(giveUp));
  }

  const serverNow = () => now() + sessionStore.serverAhead();

  const seemsEnded = ({ token }: UserData) => (expiryOf(token) ?? Infinity) <= serverNow();

  /** The server has just given the token, and with it the time of its clock. */
  function learnClock(token: string): void {
    const issued = issuedAt(token);
    sessionStore.keepServerAhead(issued === null ? 0 : issued - now());
  }

  /**
   * The user as the server knows the token; as the token says where the server does not answer, or has no such call.
   * An expiry in the past then stands: only the server knows better than the clock of this device.
   */
  async function confirmUser(user: UserData, signal: AbortSignal): Promise<UserData | null> {
    const isDoubtful = seemsEnded(user);
    try {
      const { user_data } = await askForSession(
        user.token,
        signal,
        isDoubtful ? CHECK_TIMEOUT : undefined,
      );
      return readUserData(user_data, user_data.token || user.token, productSlug) ?? user;
    } catch (error) {
      return isDoubtful || readFailure(error).status === 401 ? null : user;
    }
  }

  /** Whether the server says that a session that it took before has ended by now. */
  async function hasEnded({ token }: UserData, signal: AbortSignal): Promise<boolean> {
    try {
      await askForSession(token, signal, CHECK_TIMEOUT);
      return false;
    } catch (error) {
      return readFailure(error).status === 401;
    }
  }

  /** The token of a session for the one-minute token of the address; empty when the server refuses it. */
  async function exchangeToken(token: string, signal: AbortSignal): Promise<string> {
    const request = store().dispatch(
      sessionApi.endpoints.swapHandover.initiate({ token }, { track: false }),
    );
    signal.addEventListener('abort', () => request.abort());
    const { data } = await request;
    return data?.user_data?.token ?? '';
  }

  async function restore(signal: AbortSignal): Promise<Restored> {
    const { token, isNewUser, notice, openedAt, ...rest } = entry;
    const way = { ...rest, postponedBy: Number(visitStorage.getItem(POSTPONED_KEY)) || null };
    const back = openedAt === '/' ? null : openedAt;
    const broken: Restored = { kind: 'broken', ...way, returnTo: way.returnTo ?? back };
    const stored = sessionStore.read();
    if (token === null) {
      if (stored === 'none') {
        return isNewUser ? { kind: 'tokenless', ...way } : { kind: 'visitor', notice, ...way };
      }
      if (stored === 'broken') return broken;
      // With a token that the server refuses, the forum would send the browser back here for ever.
      const isChecked = way.forum !== null || seemsEnded(stored);
      const user = isChecked ? await confirmUser(stored, signal) : stored;
      return user ? { kind: 'stored', user, ...way } : broken;
    }
    const isSession = token.includes('.');
    const given = isSession ? token : await exchangeToken(token, signal);
    const decoded = decodeToken(given, productSlug);
    if (decoded && !isSession) learnClock(given);
    const isChecked = decoded && (isSession || seemsEnded(decoded));
    const offered = isChecked ? await confirmUser(decoded, signal) : decoded;
    if (!offered) return broken;
    const isOthers = typeof stored === 'object' && stored.user_id !== offered.user_id;
    if (isOthers && !seemsEnded(stored)) {
      return { kind: 'conflict', user: stored, offered, ...way };
    }
    return { kind: isNewUser ? 'newcomer' : 'landed', user: offered, ...way };
  }

  return {
    restore,
    endOnServer: async (user, signal) => {
      if (!user) return;
      const request = store().dispatch(
        sessionApi.endpoints.logOut.initiate(undefined, { track: false }),
      );
      const giveUp = setTimeout(() => request.abort(), SIGN_OUT_TIMEOUT);
      signal.addEventListener('abort', () => request.abort());
      await request.unwrap().finally(() => clearTimeout(giveUp));
    },
    saveSession: (user) => sessionStore.write(user),
    savePostponed: ({ user_id }) => visitStorage.setItem(POSTPONED_KEY, String(user_id)),
    clearSession: () => sessionStore.clear(),
    watchExpiry: (user, isNew, expired) => {
      const expiry = expiryOf(user.token);
      if (expiry === null) {
        log.warn('The session token has no expiry.');
        return () => {};
      }
      if (isNew) learnClock(user.token);
      const stopped = new AbortController();
      // The server took this token all the same: then this clock says nothing.
      const isDoubtful = !isNew && seemsEnded(user);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const left = isDoubtful ? ASKED_AGAIN : expiry - serverNow();
        if (left > 0) timer = setTimeout(isDoubtful ? ask : wait, Math.min(left, LONGEST_TIMER));
        else expired();
      };
      const ask = () =>
        void hasEnded(user, stopped.signal).then((ended) => {
          if (stopped.signal.aborted) return;
          if (ended) expired();
          else wait();
        });
      wait();
      window.addEventListener('focus', wake);
      function wake() {
        if (isDoubtful) ask();
        else wait();
      }
      return () => {
        stopped.abort();
        clearTimeout(timer);
        window.removeEventListener('focus', wake);
      };
    },
    watchTabs: (notify) => {
      const recheck = () => {
        const stored = sessionStore.read();
        if (typeof stored === 'object') notify({ type: 'session.changedElsewhere', user: stored });
        else notify({ type: 'session.closedElsewhere' });
      };
      return watchStorage(window, sessionStore.concerns, recheck);
    },
    reportFailure: (error) => log.warn('Session:', error instanceof Error ? error.message : error),
  };
}
