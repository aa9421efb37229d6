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
/** A page whose session may have ended waits no longer than this for the server to say so. */
const CHECK_TIMEOUT = 3000;
/** A session that has ended by the clock of this device, but not as far as the server has said, is asked for again. */
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

  /** The user as the server knows the token; as the token says where the server has no such call. */
  async function confirmUser(user: UserData, signal: AbortSignal): Promise<UserData | null> {
    try {
      const { user_data } = await askForSession(user.token, signal);
      return readUserData(user_data, user_data.token || user.token, productSlug) ?? user;
    } catch (error) {
      return readFailure(error).status === 401 ? null : user;
    }
  }

  const serverNow = () => now() + sessionStore.serverAhead();

  const seemsEnded = ({ token }: UserData) => (expiryOf(token) ?? Infinity) <= serverNow();

  /**
   * Whether the server says that the session has ended. Where it has no such call, the clock of this device has the
   * say; without an answer nobody has, and whoever has a wrong clock stays signed in.
   */
  async function hasEnded({ token }: UserData, signal: AbortSignal): Promise<boolean> {
    try {
      await askForSession(token, signal, CHECK_TIMEOUT);
      return false;
    } catch (error) {
      const { status } = readFailure(error);
      return status === 401 || status === 404;
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
      const user = way.forum ? await confirmUser(stored, signal) : stored;
      if (!user) return broken;
      if (!way.forum && seemsEnded(user) && (await hasEnded(user, signal))) return broken;
      return { kind: 'stored', user, ...way };
    }
    const isSession = token.includes('.');
    const decoded = decodeToken(
      isSession ? token : await exchangeToken(token, signal),
      productSlug,
    );
    const offered = decoded && isSession ? await confirmUser(decoded, signal) : decoded;
    if (!offered) return broken;
    if (typeof stored === 'object' && stored.user_id !== offered.user_id) {
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
      if (isNew) {
        const issued = issuedAt(user.token);
        sessionStore.keepServerAhead(issued === null ? 0 : issued - now());
      }
      const stopped = new AbortController();
      // The server took this token, or could not be asked: then this clock says nothing.
      const isDoubtful = !isNew && seemsEnded(user);
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
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
        clearTimeout(timer);
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
