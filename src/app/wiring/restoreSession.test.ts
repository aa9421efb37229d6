import { http, HttpResponse } from 'msw';
import { aToken, aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';
import { createEffects, emptyEntry } from './testing/createEffects';

const { server, state } = serveInMemory();

const emptyVisit = { ...emptyEntry, postponedBy: null };

const refusal = (status: number) => HttpResponse.json({ detail: 'No.' }, { status });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('restore', () => {
  test('finds a visitor when nothing is stored', async () => {
    expect(await createEffects().restore()).toEqual({
      kind: 'visitor',
      notice: null,
      ...emptyVisit,
    });
  });

  test('finds a stored session without a request', async () => {
    const { restore, sessionStore, sent } = createEffects();
    const user = aUser();
    sessionStore.write(user);
    expect(await restore()).toEqual({ kind: 'stored', user, ...emptyVisit });
    expect(sent).toEqual([]);
  });

  describe('a stored session that has ended by the clock of this device', () => {
    const aDayAgo = Math.floor(Date.now() / 1000) - 86_400;
    const restoreEnded = async (answer: () => Response) => {
      const asked: (string | null)[] = [];
      server.use(
        http.get(`${HOST}/accounts/me/`, ({ request }) => {
          asked.push(request.headers.get('Authorization'));
          return answer();
        }),
      );
      const user = aUser({ token: aToken({ exp: aDayAgo }) });
      const { restore, sessionStore } = createEffects();
      sessionStore.write(user);
      const { kind } = await restore();
      expect(asked).toEqual([`Token ${user.token}`]);
      return kind;
    };

    test('goes on when the server takes it', async () => {
      const answer = () => HttpResponse.json({ user_data: aUser() });
      expect(await restoreEnded(answer)).toBe('stored');
    });

    test.each([
      ['refuses it', () => refusal(401)],
      ['has no such call', () => refusal(404)],
      ['cannot be reached', () => HttpResponse.error()],
      ['is busy', () => refusal(503)],
    ])('is broken when the server %s', async (_case, answer) => {
      expect(await restoreEnded(answer)).toBe('broken');
    });

    test('is broken after ten seconds without an answer', async () => {
      jest.useFakeTimers();
      try {
        const { restore, sessionStore, sent } = createEffects({}, () => new Promise(() => {}));
        sessionStore.write(aUser({ token: aToken({ exp: aDayAgo }) }));
        const restoring = restore();
        await jest.advanceTimersByTimeAsync(10_000);
        expect(await restoring).toMatchObject({ kind: 'broken' });
        expect(sent).toHaveLength(1);
      } finally {
        jest.useRealTimers();
      }
    });

    test('is not asked about when the server was known to be behind', async () => {
      const { restore, sessionStore, sent } = createEffects();
      sessionStore.write(aUser({ token: aToken({ exp: aDayAgo }) }));
      sessionStore.keepServerAhead(-90_000_000);
      expect(await restore()).toMatchObject({ kind: 'stored' });
      expect(sent).toEqual([]);
    });
  });

  describe('from the forum', () => {
    const forum = { sso: 'a', sig: 'b' };

    test('finds a stored session that the server confirms', async () => {
      const { restore, sessionStore, sent } = createEffects({ forum });
      const user = aUser();
      sessionStore.write(user);
      state.user = aUser({ token: user.token, first_name: 'Fresh' });
      expect(await restore()).toMatchObject({
        kind: 'stored',
        user: { first_name: 'Fresh' },
        forum,
      });
      expect(sent).toEqual([`Token ${user.token}`]);
    });

    test('finds a broken session when the server refuses the stored one', async () => {
      server.use(http.get(`${HOST}/accounts/me/`, () => refusal(401)));
      const { restore, sessionStore } = createEffects({ forum });
      sessionStore.write(aUser());
      expect(await restore()).toEqual({ kind: 'broken', ...emptyVisit, forum });
    });

    test('finds a broken session without a request', async () => {
      const { restore, sent } = createEffects({ forum });
      localStorage.setItem('token', 'rubbish');
      expect(await restore()).toEqual({ kind: 'broken', ...emptyVisit, forum });
      expect(sent).toEqual([]);
    });
  });

  test('finds a token in the address that the server confirms', async () => {
    const { token } = aUser();
    const { restore, sent } = createEffects({ token });
    state.user = aUser({ token, first_name: 'Fresh' });
    expect(await restore()).toMatchObject({ kind: 'landed', user: { first_name: 'Fresh', token } });
    expect(sent).toEqual([`Token ${token}`]);
  });

  test.each([404, 503])(
    'finds a broken session in an ended token of the address when the server answers %i',
    async (status) => {
      server.use(http.get(`${HOST}/accounts/me/`, () => refusal(status)));
      const token = aToken({ user_data: aUser(), exp: Math.floor(Date.now() / 1000) - 60 });
      expect(await createEffects({ token }).restore()).toMatchObject({ kind: 'broken' });
    },
  );

  test('finds a newcomer from Google', async () => {
    const { restore } = createEffects({ token: aUser().token, isNewUser: true });
    expect(await restore()).toMatchObject({ kind: 'newcomer' });
  });

  test('finds a conflict when the token is of another member than the session', async () => {
    const offered = aUser({ user_id: 8 });
    state.user = offered;
    const { restore, sessionStore } = createEffects({ token: offered.token });
    const user = aUser();
    sessionStore.write(user);
    expect(await restore()).toEqual({ kind: 'conflict', user, offered, ...emptyVisit });
  });

  test('finds no conflict with a session that has ended', async () => {
    const offered = aUser({ user_id: 8 });
    state.user = offered;
    const { restore, sessionStore } = createEffects({ token: offered.token });
    sessionStore.write(aUser({ token: aToken({ exp: Math.floor(Date.now() / 1000) - 60 }) }));
    expect(await restore()).toMatchObject({ kind: 'landed', user: { user_id: 8 } });
  });

  test('finds the result of Google and where the sign-in leads', async () => {
    const { restore } = createEffects({ notice: 'cancelled', returnTo: '/events' });
    expect(await restore()).toEqual({
      kind: 'visitor',
      notice: 'cancelled',
      ...emptyVisit,
      returnTo: '/events',
    });
  });

  test('finds a newcomer from Google without a token', async () => {
    expect(await createEffects({ isNewUser: true }).restore()).toEqual({
      kind: 'tokenless',
      ...emptyVisit,
    });
  });

  test.each([
    ['/profile?tab=2#name', '/profile?tab=2#name'],
    ['/', null],
  ])('finds a broken session opened at %s and returns to %s', async (openedAt, returnTo) => {
    const { restore } = createEffects({ openedAt });
    localStorage.setItem('token', 'rubbish');
    expect(await restore()).toEqual({ kind: 'broken', ...emptyVisit, returnTo });
  });

  test('finds who postponed the profile until the visit ends', async () => {
    createEffects().effects.savePostponed(aUser({ user_id: 12 }));
    expect(await createEffects().restore()).toMatchObject({ postponedBy: 12 });
    sessionStorage.clear();
    expect(await createEffects().restore()).toMatchObject({ postponedBy: null });
  });

  describe('a one-minute token in the address', () => {
    const handover = 'b25lLW1pbnV0ZQ';
    const serveHandover = (answer: () => Response) => {
      const bodies: unknown[] = [];
      const requests: string[] = [];
      server.use(
        http.post(`${HOST}/accounts/handover/`, async ({ request }) => {
          bodies.push(await request.json());
          return answer();
        }),
        http.get(`${HOST}/accounts/me/`, ({ request }) => {
          requests.push(request.url);
          return refusal(500);
        }),
      );
      return { bodies, requests };
    };

    test('is exchanged for a session without a second request', async () => {
      const user = aUser();
      const { bodies, requests } = serveHandover(() => HttpResponse.json({ user_data: user }));
      const { restore, sent } = createEffects({ token: handover, isNewUser: true });
      expect(await restore()).toMatchObject({ kind: 'newcomer', user: { token: user.token } });
      expect(bodies).toEqual([{ token: handover }]);
      expect([requests, sent]).toEqual([[], [null]]);
    });

    test.each([401, 429, 500])('gives no session when the server answers %i', async (status) => {
      serveHandover(() => refusal(status));
      expect(await createEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test.each([null, {}, [], { user_data: null }])(
      'gives no session when the body is %j',
      async (body) => {
        serveHandover(() => brokenAnswer(HttpResponse.json(body)));
        expect(await createEffects({ token: handover }).restore()).toMatchObject({
          kind: 'broken',
        });
      },
    );

    test('gives no session without a network', async () => {
      serveHandover(() => HttpResponse.error());
      expect(await createEffects({ token: handover }).restore()).toMatchObject({ kind: 'broken' });
    });

    test('tells by how much the clock of the server is behind', async () => {
      const aDayAgo = Math.floor(Date.now() / 1000) - 86_400;
      const times = { iat: aDayAgo, exp: aDayAgo + 3600 };
      const user = aUser();
      serveHandover(() =>
        HttpResponse.json({ user_data: { ...user, token: aToken({ user_data: user, ...times }) } }),
      );
      const { restore, sessionStore } = createEffects({ token: handover });
      expect(await restore()).toMatchObject({ kind: 'landed' });
      expect(Math.round(sessionStore.serverAhead() / 60_000)).toBe(-24 * 60);
    });

    test('gives a conflict when it is of another member than the session', async () => {
      const offered = aUser({ user_id: 8 });
      serveHandover(() => HttpResponse.json({ user_data: offered }));
      const { restore, sessionStore } = createEffects({ token: handover });
      sessionStore.write(aUser());
      expect(await restore()).toMatchObject({ kind: 'conflict', offered: { user_id: 8 } });
    });
  });

  test('finds a broken session for a malformed token and keeps the forum entry', async () => {
    const forum = { sso: 'a', sig: 'b' };
    const { restore } = createEffects({ token: 'rub.bi.sh', forum });
    expect(await restore()).toEqual({ kind: 'broken', ...emptyVisit, forum });
  });

  test('finds a broken session for a token that the server refuses', async () => {
    server.use(http.get(`${HOST}/accounts/me/`, () => refusal(401)));
    expect(await createEffects({ token: aUser().token }).restore()).toMatchObject({
      kind: 'broken',
    });
  });

  test('trusts the token when the server answers 404', async () => {
    server.use(http.get(`${HOST}/accounts/me/`, () => refusal(404)));
    const user = aUser();
    expect(await createEffects({ token: user.token }).restore()).toEqual({
      kind: 'landed',
      user,
      ...emptyVisit,
    });
  });
});
