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
    now: Date.now,
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

describe('restore', () => {
  test('finds a visitor when nothing is stored', async () => {
    expect(await someEffects().restore()).toEqual({ kind: 'visitor', notice: null, ...nowhere });
  });

  test('finds a stored session without a request', async () => {
    const { restore, sessionStore, sent } = someEffects();
    const user = aUser();
    sessionStore.write(user);
    expect(await restore()).toEqual({ kind: 'stored', user, ...nowhere });
    expect(sent).toEqual([]);
  });

  describe('from the forum', () => {
    const forum = { sso: 'a', sig: 'b' };

    test('finds a stored session that the server confirms', async () => {
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

    test('finds a broken session when the server refuses the stored one', async () => {
      server.use(http.get(`${HOST}/accounts/me/`, () => refusal(401)));
      const { restore, sessionStore } = someEffects({ forum });
      sessionStore.write(aUser());
      expect(await restore()).toEqual({ kind: 'broken', ...nowhere, forum });
    });

    test('finds a broken session without a request', async () => {
      const { restore, sent } = someEffects({ forum });
      localStorage.setItem('token', 'rubbish');
      expect(await restore()).toEqual({ kind: 'broken', ...nowhere, forum });
      expect(sent).toEqual([]);
    });
  });

  test('finds a token in the address that the server confirms', async () => {
    const { token } = aUser();
    const { restore, sent } = someEffects({ token });
    state.user = aUser({ token, first_name: 'Fresh' });
    expect(await restore()).toMatchObject({ kind: 'landed', user: { first_name: 'Fresh', token } });
    expect(sent).toEqual([token, null]);
  });

  test('finds a newcomer from Google', async () => {
    const { restore } = someEffects({ token: aUser().token, isNewUser: true });
    expect(await restore()).toMatchObject({ kind: 'newcomer' });
  });

  test('finds a conflict when the token is of another member than the session', async () => {
    const offered = aUser({ user_id: 8 });
    state.user = offered;
    const { restore, sessionStore } = someEffects({ token: offered.token });
    const user = aUser();
    sessionStore.write(user);
    expect(await restore()).toEqual({ kind: 'conflict', user, offered, ...nowhere });
  });

  test('finds the result of Google and where the sign-in leads', async () => {
    const { restore } = someEffects({ notice: 'cancelled', returnTo: '/events' });
    expect(await restore()).toEqual({
      kind: 'visitor',
      notice: 'cancelled',
      ...nowhere,
      returnTo: '/events',
    });
  });

  test('finds a newcomer from Google without a token', async () => {
    expect(await someEffects({ isNewUser: true }).restore()).toEqual({
      kind: 'tokenless',
      ...nowhere,
    });
  });

  test.each([
    ['/profile?tab=2#name', '/profile?tab=2#name'],
    ['/', null],
  ])('finds a broken session opened at %s and returns to %s', async (openedAt, returnTo) => {
    const { restore } = someEffects({ openedAt });
    localStorage.setItem('token', 'rubbish');
    expect(await restore()).toEqual({ kind: 'broken', ...nowhere, returnTo });
  });

  test('finds who postponed the profile until the visit ends', async () => {
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

    test('is exchanged for a session without a second request', async () => {
      const user = aUser();
      const { bodies, asked } = swaps(() => HttpResponse.json({ user_data: user }));
      const { restore, sent } = someEffects({ token: handover, isNewUser: true });
      expect(await restore()).toMatchObject({ kind: 'newcomer', user: { token: user.token } });
      expect(bodies).toEqual([{ token: handover }]);
      expect([asked, sent]).toEqual([[], []]);
    });

    test.each([401, 429, 500])('gives no session when the server answers %i', async (status) => {
      swaps(() => refusal(status));
      expect(await someEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test.each([null, {}, [], { user_data: null }])(
      'gives no session when the body is %j',
      async (body) => {
        swaps(() => brokenAnswer(HttpResponse.json(body)));
        expect(await someEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
      },
    );

    test('gives no session without a network', async () => {
      swaps(() => HttpResponse.error());
      expect(await someEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test('gives a conflict when it is of another member than the session', async () => {
      const offered = aUser({ user_id: 8 });
      swaps(() => HttpResponse.json({ user_data: offered }));
      const { restore, sessionStore } = someEffects({ token: handover });
      sessionStore.write(aUser());
      expect(await restore()).toMatchObject({ kind: 'conflict', offered: { user_id: 8 } });
    });
  });

  test('finds a broken session for a malformed token and keeps the forum entry', async () => {
    const forum = { sso: 'a', sig: 'b' };
    const { restore } = someEffects({ token: 'rub.bi.sh', forum });
    expect(await restore()).toEqual({ kind: 'broken', ...nowhere, forum });
  });

  test('finds a broken session for a token that the server refuses', async () => {
    server.use(http.get(`${HOST}/accounts/me/`, () => refusal(401)));
    expect(await someEffects({ token: aUser().token }).restore()).toMatchObject({ kind: 'broken' });
  });

  test('trusts the token when the server answers 404', async () => {
    server.use(http.get(`${HOST}/accounts/me/`, () => refusal(404)));
    const user = aUser();
    expect(await someEffects({ token: user.token }).restore()).toEqual({
      kind: 'landed',
      user,
      ...nowhere,
    });
  });
});

describe('watchExpiry', () => {
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

  test('waits longer than the longest timer of a browser', () => {
    const expired = jest.fn();
    const days = 40 * 24 * 3600;
    const token = aToken({ exp: Math.floor(Date.now() / 1000) + days });
    someEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.advanceTimersByTime(days * 1000 - 1);
    expect(expired).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('ends the session on focus when a sleeping device missed the moment', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    someEffects().effects.watchExpiry(aUser({ token }), expired);
    jest.setSystemTime(Date.now() + 7_200_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('does nothing after it was stopped', () => {
    const expired = jest.fn();
    const token = aToken({ exp: inAnHour() });
    const stop = someEffects().effects.watchExpiry(aUser({ token }), expired);
    stop();
    jest.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('focus'));
    expect(expired).not.toHaveBeenCalled();
  });

  test('logs a warning for a token without an expiry', () => {
    const { effects, warn } = someEffects();
    effects.watchExpiry(aUser({ token: aToken({}) }), jest.fn());
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('watchTabs', () => {
  const storageEvent = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key }));

  test('reports a sign-out and a sign-in of another tab and nothing else', () => {
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

  test('reads the session again when the page returns from the back/forward cache', () => {
    const heard = jest.fn();
    const stop = someEffects().effects.watchTabs(heard);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toHaveBeenCalledWith({ type: 'session.closedElsewhere' });
    stop();
  });
});
