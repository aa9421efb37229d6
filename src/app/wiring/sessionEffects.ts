import { sessionApi } from '../../api/sessionApi';
import { readFailure } from '../../api/failure';
import type { UserData } from '../../../domain/contract/session';
import type { SessionEffects } from '../../machines/session/sessionEffects';
import type { Restored } from '../../machines/session/sessionMachine';
import type { Store } from '../../store/makeStore';
import type { AddressEntry } from './addressEntry';
import { decodeToken, expiryOf, readUserData, type SessionStore } from './storedSession';
import { watchStorage } from './watchStorage';

/** The longest delay of a timer; with a longer one it fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** This device is signed out at once; the page waits no longer than this for the server. */
const SIGN_OUT_TIMEOUT = 3000;
const POSTPONED_KEY = 'profilePostponed';

interface Dependencies {
  store: () => Store;
  sessionStore: SessionStore;
  /** Storage that ends with this visit. */
  visitStorage: Pick<Storage, 'getItem' | 'setItem'>;
  entry: AddressEntry;
  /** The token that `restore` is checking, sent before anyone is signed in. */
  checkToken(token: string | null): void;
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
  checkToken,
  productSlug,
  window,
  now,
  log,
}: Dependencies): SessionEffects {
  /** The user as the server knows the token; as the token says where the server has no such call. */
  async function confirmUser(user: UserData, signal: AbortSignal): Promise<UserData | null> {
    checkToken(user.token);
    const request = store().dispatch(
      sessionApi.endpoints.getSession.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    signal.addEventListener('abort', () => request.abort());
    try {
      const { user_data } = await request.unwrap();
      return readUserData(user_data, user_data.token || user.token, productSlug) ?? user;
    } catch (error) {
      return readFailure(error).status === 401 ? null : user;
    } finally {
      checkToken(null);
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
      // With a token that the server refuses, the forum would send the browser back here for ever.
      const isChecked = way.forum && stored !== 'broken';
      const user = isChecked ? await confirmUser(stored, signal) : stored;
      return !user || user === 'broken' ? broken : { kind: 'stored', user, ...way };
    }
    const isSession = token.includes('.');
    const decoded = decodeToken(
      isSession ? token : await exchangeToken(token, signal),
      productSlug,
      now(),
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
    watchExpiry: (user, expired) => {
      const expiry = expiryOf(user.token, now());
      if (expiry === null) {
        log.warn('The session token has no expiry.');
        return () => {};
      }
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const left = expiry - now();
        if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_TIMER));
        else expired();
      };
      wait();
      window.addEventListener('focus', wake);
      function wake() {
        clearTimeout(timer);
        wait();
      }
      return () => {
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
