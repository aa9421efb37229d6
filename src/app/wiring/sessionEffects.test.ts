import { http, HttpResponse } from 'msw';
import { makeStore } from '../../store/makeStore';
import { createRunningWrites } from '../../api/runningWrites';
import { aToken, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';
import type { AddressEntry } from './address';
import { createSessionEffects } from './sessionEffects';
import { createSessionStore } from './storedSession';

const { server, state } = serveInMemory();

const way = { returnTo: null, forum: null };
const nowhere = { ...way, postponedBy: null };
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

function someEffects(entry: Partial<AddressEntry> = {}) {
  let checked: string | null = null;
  const sent: (string | null)[] = [];
  const store = makeStore({
    apiHost: HOST,
    readToken: () => checked,
    pendingKeys: new Map(),
    writes: createRunningWrites(),
    tokenRefused: () => {},
  });
  const sessionStore = createSessionStore(localStorage, 'kijani', Date.now);
  const warn = jest.fn();
  const effects = createSessionEffects({
    store: () => store,
    sessionStore,
    visitStorage: sessionStorage,
    entry: { token: null, isNewUser: false, openedAt: '/', notice: null, ...way, ...entry },
    checkToken: (token) => {
      checked = token;
      sent.push(token);
    },
    productSlug: 'kijani',
    window,
    now: Date.now,
    log: { warn },
  });
  const restore = () => effects.restore(new AbortController().signal);
  return { effects, restore, sessionStore, sent, warn };
}

const refusal = (status: number) => HttpResponse.json({ detail: 'No.' }, { status });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what start-up finds', () => {
  test('nothing: a visitor', async () => {
    expect(await someEffects().restore()).toEqual({ kind: 'visitor', notice: null, ...nowhere });
  });

  test('a stored session, without asking the server', async () => {
    const { restore, sessionStore, sent } = someEffects();
    const user = aUser();
    sessionStore.write(user);
    expect(await restore()).toEqual({ kind: 'stored', user, ...nowhere });
    expect(sent).toEqual([]);
  });

  describe('from the forum', () => {
    const forum = { sso: 'a', sig: 'b' };

    test('a stored session that the server confirms', async () => {
      const { restore, sessionStore, sent } = someEffects({ forum });
      const user = aUser();
      sessionStore.write(user);
      state.user = aUser({ token: user.token, first_name: 'Fresh' });
      expect(await restore()).toMatchObject({
        kind: 'stored',
        user: { first_name: 'Fresh' },
        forum,
      });
      expect(sent).toEqual([user.token, null]);
    });

    test('a stored session that the server refuses, which must not go round in circles', async () => {
      server.use(http.get(`${HOST}/accounts/me/`, () => refusal(401)));
      const { restore, sessionStore } = someEffects({ forum });
      sessionStore.write(aUser());
      expect(await restore()).toEqual({ kind: 'broken', ...nowhere, forum });
    });

    test('a stored session that is broken, without asking the server', async () => {
      const { restore, sent } = someEffects({ forum });
      localStorage.setItem('token', 'rubbish');
      expect(await restore()).toEqual({ kind: 'broken', ...nowhere, forum });
      expect(sent).toEqual([]);
    });
  });

  test('a live token in the address, which the server confirms', async () => {
    const { token } = aUser();
    const { restore, sent } = someEffects({ token });
    state.user = aUser({ token, first_name: 'Fresh' });
    expect(await restore()).toMatchObject({ kind: 'landed', user: { first_name: 'Fresh', token } });
    expect(sent).toEqual([token, null]);
  });

  test('a new Google user', async () => {
    const { restore } = someEffects({ token: aUser().token, isNewUser: true });
    expect(await restore()).toMatchObject({ kind: 'newcomer' });
  });

  test('the token of somebody else than who is signed in', async () => {
    const offered = aUser({ user_id: 8 });
    state.user = offered;
    const { restore, sessionStore } = someEffects({ token: offered.token });
    const user = aUser();
    sessionStore.write(user);
    expect(await restore()).toEqual({ kind: 'conflict', user, offered, ...nowhere });
  });

  test('how Google sent the visitor back, and where to', async () => {
    const { restore } = someEffects({ notice: 'cancelled', returnTo: '/events' });
    expect(await restore()).toEqual({
      kind: 'visitor',
      notice: 'cancelled',
      ...nowhere,
      returnTo: '/events',
    });
  });

  test('somebody new through Google without a token', async () => {
    expect(await someEffects({ isNewUser: true }).restore()).toEqual({
      kind: 'tokenless',
      ...nowhere,
    });
  });

  test.each([
    ['/profile?tab=2#name', '/profile?tab=2#name'],
    ['/', null],
  ])('a stored session that has ended, opened at %s: back to %s', async (openedAt, returnTo) => {
    const { restore } = someEffects({ openedAt });
    localStorage.setItem('token', 'rubbish');
    expect(await restore()).toEqual({ kind: 'broken', ...nowhere, returnTo });
  });

  test('whose profile may wait, for as long as the visit lasts', async () => {
    someEffects().effects.savePostponed(aUser({ user_id: 12 }));
    expect(await someEffects().restore()).toMatchObject({ postponedBy: 12 });
    sessionStorage.clear();
    expect(await someEffects().restore()).toMatchObject({ postponedBy: null });
  });

  describe('a one-minute token in the address', () => {
    const handover = 'b25lLW1pbnV0ZQ';
    const swaps = (answer: () => Response) => {
      const bodies: unknown[] = [];
      const asked: string[] = [];
      server.use(
        http.post(`${HOST}/accounts/handover/`, async ({ request }) => {
          bodies.push(await request.json());
          return answer();
        }),
        http.get(`${HOST}/accounts/me/`, ({ request }) => {
          asked.push(request.url);
          return refusal(500);
        }),
      );
      return { bodies, asked };
    };

    test('is swapped for a session, which nobody asks about again', async () => {
      const user = aUser();
      const { bodies, asked } = swaps(() => HttpResponse.json({ user_data: user }));
      const { restore, sent } = someEffects({ token: handover, isNewUser: true });
      expect(await restore()).toMatchObject({ kind: 'newcomer', user: { token: user.token } });
      expect(bodies).toEqual([{ token: handover }]);
      expect([asked, sent]).toEqual([[], []]);
    });

    test.each([401, 429, 500])('that the server answers %i to is no session', async (status) => {
      swaps(() => refusal(status));
      expect(await someEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test.each([null, {}, [], { user_data: null }])('answered by %j is no session', async (body) => {
      swaps(() => brokenAnswer(HttpResponse.json(body)));
      expect(await someEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test('without a network is no session', async () => {
      swaps(() => HttpResponse.error());
      expect(await someEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test('of somebody else than who is signed in asks first', async () => {
      const offered = aUser({ user_id: 8 });
      swaps(() => HttpResponse.json({ user_data: offered }));
      const { restore, sessionStore } = someEffects({ token: handover });
      sessionStore.write(aUser());
      expect(await restore()).toMatchObject({ kind: 'conflict', offered: { user_id: 8 } });
    });
  });

  test('a token that does not decode, keeping the forum entry', async () => {
    const forum = { sso: 'a', sig: 'b' };
    const { restore } = someEffects({ token: 'rub.bi.sh', forum });
    expect(await restore()).toEqual({ kind: 'broken', ...nowhere, forum });
  });

  test('a token that the server refuses', async () => {
    server.use(http.get(`${HOST}/accounts/me/`, () => refusal(401)));
    expect(await someEffects({ token: aUser().token }).restore()).toMatchObject({ kind: 'broken' });
  });

  test('a server without that call takes the token at its word', async () => {
    server.use(http.get(`${HOST}/accounts/me/`, () => refusal(404)));
    const user = aUser();
    expect(await someEffects({ token: user.token }).restore()).toEqual({
      kind: 'landed',
      user,
      ...nowhere,
    });
  });
});

describe('the watch on the expiry', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('ends the session at exp and not before', () => {
    const expired = jest.fn();
    const token = aToken({ user_data: aUser(), exp: inAnHour() });
    someEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.advanceTimersByTime(3_599_999);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('outlasts the longest timer of a browser', () => {
    const expired = jest.fn();
    const days = 40 * 24 * 3600;
    const token = aToken({ exp: Math.floor(Date.now() / 1000) + days });
    someEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.advanceTimersByTime(days * 1000 - 1);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('notices on focus that a sleeping device missed the moment', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    someEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.setSystemTime(Date.now() + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('stops with the session', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    const stop = someEffects().effects.watchExpiry(aUser({ token }), expired);
    stop();
    jest.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).not.toHaveBeenCalled();
  });

  test('only warns of a token without an expiry', () => {
    const { effects, warn } = someEffects();
    effects.watchExpiry(aUser({ token: aToken({}) }), jest.fn());
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('other tabs', () => {
  const storageEvent = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  test('tell of a sign-out, a sign-in and nothing else', () => {
    const { effects, sessionStore } = someEffects();
    const heard = jest.fn();
    const stop = effects.watchTabs(heard);
    storageEvent('token');
    expect(heard).not.toHaveBeenCalled();
    const user = aUser();
    sessionStore.write(user);
    storageEvent('userData');
    expect(heard).toHaveBeenLastCalledWith({ type: 'session.changedElsewhere', user });
    sessionStore.clear();
    storageEvent('userData');
    expect(heard).toHaveBeenLastCalledWith({ type: 'session.closedElsewhere' });
    stop();
    storageEvent(null);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('a page that comes back from the back/forward cache looks again', () => {
    const heard = jest.fn();
    const stop = someEffects().effects.watchTabs(heard);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toHaveBeenCalledWith({ type: 'session.closedElsewhere' });
    stop();
  });
});
