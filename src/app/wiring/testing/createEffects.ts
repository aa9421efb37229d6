import { createRunningRequests } from '../../../api/runningRequests';
import { makeStore } from '../../../store/makeStore';
import { HOST } from '../../../testing/server';
import type { AddressEntry } from '../addressEntry';
import { createSessionEffects } from '../sessionEffects';
import { createSessionStore } from '../storedSession';

export const emptyEntry = { returnTo: null, forum: null };

/** The effects of the session around the imitated server and the storage of jsdom. */
export function createEffects(entry: Partial<AddressEntry> = {}, send = fetch) {
  const sent: (string | null)[] = [];
  const store = makeStore({
    apiHost: HOST,
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(request.headers.get('Authorization'));
      return send(request);
    },
    readToken: () => null,
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused: () => {},
  });
  const sessionStore = createSessionStore(localStorage, 'kijani');
  const warn = jest.fn();
  const effects = createSessionEffects({
    store: () => store,
    sessionStore,
    visitStorage: sessionStorage,
    entry: { token: null, isNewUser: false, openedAt: '/', notice: null, ...emptyEntry, ...entry },
    productSlug: 'kijani',
    window,
    now: Date.now,
    log: { warn },
  });
  const restore = () => effects.restore(new AbortController().signal);
  return { effects, restore, sessionStore, sent, warn };
}
