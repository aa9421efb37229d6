import { http, HttpResponse } from 'msw';
import { aUser } from '../../testing/builders';
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
      expect(sent).toEqual([user.token, null]);
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
    expect(sent).toEqual([token, null]);
  });

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
      expect([requests, sent]).toEqual([[], []]);
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
