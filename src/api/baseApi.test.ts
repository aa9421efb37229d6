import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { makeStore, type Store } from '../store/makeStore';
import { createRunningRequests } from './runningRequests';
import { aUser } from '../testing/builders';
import { brokenAnswer, requireTrueAnswers } from '../testing/checkedAnswers';
import { moderationApi } from './admin/moderationApi';
import { directoryApi } from './directoryApi';
import { readFailure } from './failure';
import { reasonOf } from './reasonOf';
import { readRetryAfter, retryDelay } from './retryDelay';
import { credentialsApi } from './credentialsApi';
import { eventsApi } from './eventsApi';
import { profileApi } from './profileApi';
import { sessionApi } from './sessionApi';

const HOST = 'http://localhost';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
requireTrueAnswers(server);

function aStore(token: string | null = 'held') {
  const tokenRefused = jest.fn();
  const reads = createRunningRequests();
  const writes = createRunningRequests();
  const store = makeStore({
    apiHost: HOST,
    readToken: () => token,
    now: Date.now,
    pendingKeys: new Map(),
    reads,
    writes,
    tokenRefused,
  });
  return { store, reads, writes, tokenRefused };
}

const aRegistration = {
  first_name: 'A',
  last_name: 'B',
  username: 'ab',
  email: 'ab@kijani.example',
  password: 'karibu-2026',
  age_bracket: '18-24',
  phone_num: '000 0000 0000',
  user_type: 'individual' as const,
};

/** Answers every request with `status`, and with an empty list when that is 200, and counts them. */
function answering(method: 'get' | 'post', path: string, status: number, retryAfter = '0') {
  const requests: Request[] = [];
  server.use(
    http[method](`${HOST}/${path}`, ({ request }) => {
      requests.push(request);
      const body = status === 200 ? [] : { detail: 'Not now.' };
      return HttpResponse.json(body, { status, headers: { 'Retry-After': retryAfter } });
    }),
  );
  return requests;
}

const readListings = (store: Store) =>
  store.dispatch(directoryApi.endpoints.listListings.initiate());

test.each([408, 429, 500, 503])('sends a read four times when it fails with %i', async (status) => {
  const requests = answering('get', 'mainapp/listings/', status);
  const { error } = await readListings(aStore().store);
  expect(error).toMatchObject({ status });
  expect(requests).toHaveLength(4);
});

test.each([400, 401, 403, 404])('sends a read once when it fails with %i', async (status) => {
  const requests = answering('get', 'mainapp/listings/', status);
  await readListings(aStore().store);
  expect(requests).toHaveLength(1);
});

test('sends a write once when it fails with 503', async () => {
  const requests = answering('post', 'accounts/signup/', 503);
  await aStore().store.dispatch(credentialsApi.endpoints.signUp.initiate(aRegistration));
  expect(requests).toHaveLength(1);
});

test('sends the token of the session', async () => {
  const requests = answering('get', 'mainapp/listings/', 200);
  await readListings(aStore('abc').store);
  expect(requests[0]?.headers.get('Authorization')).toBe('Token abc');
});

test('sends no token for a visitor', async () => {
  const requests = answering('get', 'mainapp/listings/', 200);
  await readListings(aStore(null).store);
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

describe('a 401', () => {
  test('reports the token that was refused', async () => {
    answering('get', 'mainapp/listings/', 401);
    const { store, tokenRefused } = aStore('old');
    await readListings(store);
    expect(tokenRefused).toHaveBeenCalledWith('old');
  });

  test('reports nothing when the request had no token', async () => {
    answering('post', 'accounts/login/', 401);
    const { store, tokenRefused } = aStore(null);
    const credentials = { username: 'a', password: 'b' };
    await store.dispatch(credentialsApi.endpoints.login.initiate(credentials));
    expect(tokenRefused).not.toHaveBeenCalled();
  });

  test('reports nothing when it answers the account-type update', async () => {
    answering('post', 'mainapp/user/update-user-type/', 401);
    const { store, tokenRefused } = aStore();
    const choice = { user_type: 'kijaniUser', user_id: 7 };
    await store.dispatch(credentialsApi.endpoints.updateUserType.initiate(choice));
    expect(tokenRefused).not.toHaveBeenCalled();
  });
});

test('retryDelay is 1 s, 2 s, 4 s and at most 30 s', () => {
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

const NOW = Date.parse('2026-11-21T09:00:00Z');

test.each([
  [{ 'Retry-After': '7' }, 7000],
  [{ 'Retry-After': '3600' }, 3_600_000],
  [{ 'Retry-After': 'Sat, 21 Nov 2026 09:00:05 GMT' }, 5000],
  [{ 'Retry-After': 'Sat, 21 Nov 2026 08:00:00 GMT' }, undefined],
  // The device's clock is a day behind.
  [{ 'Retry-After': 'Sun, 22 Nov 2026 09:00:05 GMT', Date: 'Sun, 22 Nov 2026 09:00:00 GMT' }, 5000],
  [{ 'Retry-After': 'soon' }, undefined],
  [{ 'Retry-After': '-3' }, undefined],
  [{ 'Retry-After': '1e3' }, undefined],
  [{ 'Retry-After': 'Sat, 99 Nov 2026 09:00:05 GMT' }, undefined],
  [{ 'Retry-After': '' }, undefined],
  [{}, undefined],
])('readRetryAfter reads %j as %j', (headers, expected) => {
  expect(readRetryAfter(new Headers(headers), NOW)).toBe(expected);
});

test.each([
  ['7', 7],
  ['3600', 3600],
  ['soon', undefined],
])('gives the seconds of Retry-After %j when a write fails', async (retryAfter, seconds) => {
  answering('post', 'accounts/signup/', 503, retryAfter);
  const { error } = await aStore().store.dispatch(
    credentialsApi.endpoints.signUp.initiate(aRegistration),
  );
  expect(readFailure(error).retryAfter).toBe(seconds ?? null);
});

/** Answers sign-ups one after the other, and tells with which keys they came. */
function answeringSignUps(...answers: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${HOST}/accounts/signup/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return answers[keys.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return keys;
}

const session = () => HttpResponse.json({ user_data: aUser() }, { status: 201 });
const refused = (status: number) => () =>
  brokenAnswer(HttpResponse.json({ detail: 'No.' }, { status }));

test.each([
  ['a lost answer', () => HttpResponse.error()],
  ['a 504 with JSON', refused(504)],
  ['a 500', refused(500)],
  ['a 401', refused(401)],
  ['a 408', refused(408)],
  ['a 425', refused(425)],
  ['a 429', refused(429)],
  ['a success that is not as agreed', () => brokenAnswer(HttpResponse.json({}, { status: 201 }))],
])('sends the same key again after %s, and a new one after a success', async (_what, first) => {
  const keys = answeringSignUps(first, session, session);
  const { store } = aStore(null);
  const signUp = () => store.dispatch(credentialsApi.endpoints.signUp.initiate(aRegistration));
  await signUp();
  await signUp();
  await signUp();
  expect(keys[0]).toMatch(/\S{20,}/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([400, 403, 404, 409, 413, 422])('sends a new key after a %i', async (status) => {
  const keys = answeringSignUps(refused(status), session);
  const { store } = aStore(null);
  const signUp = () => store.dispatch(credentialsApi.endpoints.signUp.initiate(aRegistration));
  await signUp();
  await signUp();
  expect(keys[1]).not.toBe(keys[0]);
});

test.each([
  ['an empty object', () => brokenAnswer(HttpResponse.json({}, { status: 201 }))],
  ['null', () => brokenAnswer(HttpResponse.json(null, { status: 201 }))],
  ['a list', () => brokenAnswer(HttpResponse.json([], { status: 201 }))],
  ['no content', () => brokenAnswer(new HttpResponse(null, { status: 204 }))],
  ['a page', () => brokenAnswer(HttpResponse.html('<h1>Hello</h1>'))],
])('fails when the answer to a creation is %s', async (_what, answer) => {
  answeringSignUps(answer);
  const { data, error } = await aStore(null).store.dispatch(
    credentialsApi.endpoints.signUp.initiate(aRegistration),
  );
  expect(data).toBeUndefined();
  expect(reasonOf(readFailure(error))).toMatch(/^Something went wrong on our side/);
});

test('sends a read again that has waited for so long', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${HOST}/accounts/me/`, ({ request }) => {
      asked.push(request.url);
      if (asked.length === 1) return new Promise<Response>(() => {});
      return HttpResponse.json({ user_data: aUser() });
    }),
  );
  const { store, reads } = aStore();
  const reading = store.dispatch(sessionApi.endpoints.getSession.initiate('token'));
  await waitFor(() => expect(asked).toHaveLength(1));
  reads.retryHung(60_000);
  expect(asked).toHaveLength(1);
  reads.retryHung(0);
  expect((await reading).data).toMatchObject({ user_data: { user_id: 7 } });
  expect(asked).toHaveLength(2);
});

describe('a write that hangs', () => {
  const hang = () => new Promise<Response>(() => {});

  function begin(...answers: Parameters<typeof answeringSignUps>) {
    const keys = answeringSignUps(...answers);
    const { store, writes } = aStore(null);
    const signUp = store.dispatch(credentialsApi.endpoints.signUp.initiate(aRegistration));
    return { keys, write: () => writes.closestTo(Date.now()), signUp };
  }

  test('is sent again with the same key, and gives the second answer', async () => {
    const { keys, write, signUp } = begin(hang, session);
    await waitFor(() => expect(keys).toHaveLength(1));
    write()?.retry?.();
    expect((await signUp).data).toMatchObject({ user_data: { user_id: 7 } });
    expect(keys[1]).toBe(keys[0]);
    expect(write()).toBeNull();
  });

  test('keeps its key when it creates nothing, and the next write has another', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${HOST}/mainapp/reviews/`, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? hang()
          : HttpResponse.json({ detail: 'Published.' }, { status: 201 });
      }),
    );
    const { store, writes } = aStore();
    const decide = () =>
      store.dispatch(
        moderationApi.endpoints.decideReview.initiate({
          subject: 'listing',
          subject_id: 4,
          decision: 'published',
          note: '',
        }),
      );
    const first = decide();
    await waitFor(() => expect(keys).toHaveLength(1));
    writes.closestTo(Date.now())?.retry?.();
    expect((await first).data).toEqual({ detail: 'Published.' });
    await decide();
    expect(keys[0]).toMatch(/\S{20,}/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('fails with “You stopped waiting” when it is left', async () => {
    const { keys, write, signUp } = begin(hang);
    await waitFor(() => expect(keys).toHaveLength(1));
    write()?.giveUp();
    const { error } = await signUp;
    expect(reasonOf(readFailure(error))).toMatch(/^You stopped waiting/);
    expect(write()).toBeNull();
  });

  test('cannot be left when it runs in the background', async () => {
    let isAsked = false;
    server.use(
      http.post(`${HOST}/accounts/logout/`, () => {
        isAsked = true;
        return hang();
      }),
    );
    const { store, writes } = aStore();
    const logOut = store.dispatch(sessionApi.endpoints.logOut.initiate());
    await waitFor(() => expect(isAsked).toBe(true));
    expect(writes.closestTo(Date.now())).toBeNull();
    logOut.abort();
  });

  const details = {
    first_name: 'A',
    last_name: 'B',
    user_email: 'ab@kijani.example',
    phone_num: '',
    profile_picture: null,
    newsletter: true,
  };
  const password = { current_password: 'karibu-2026' };
  const proven = { ...details, ...password };
  const twice = { new_password1: 'maziwa-lala-42', new_password2: 'maziwa-lala-42' };
  const { updateProfile, deleteAccount } = profileApi.endpoints;
  const { changePassword, confirmPasswordReset } = credentialsApi.endpoints;
  const { deleteEvent } = eventsApi.endpoints;

  test.each([
    [
      'saving the profile',
      'can',
      (to: Store) => to.dispatch(updateProfile.initiate({ userId: 7, body: details })),
    ],
    ['deleting an event', 'can', (to: Store) => to.dispatch(deleteEvent.initiate(5))],
    [
      'a new email',
      'cannot',
      (to: Store) => to.dispatch(updateProfile.initiate({ userId: 7, body: proven })),
    ],
    [
      'deleting the account',
      'cannot',
      (to: Store) => to.dispatch(deleteAccount.initiate({ userId: 7, body: password })),
    ],
    [
      'a new password',
      'cannot',
      (to: Store) => to.dispatch(changePassword.initiate({ ...password, ...twice })),
    ],
    [
      'a reset',
      'cannot',
      (to: Store) =>
        to.dispatch(confirmPasswordReset.initiate({ uid: 'MQ', token: 'a-b', ...twice })),
    ],
  ])('%s %s be sent again', async (_what, can, begin) => {
    const asked = jest.fn(hang);
    server.use(http.all(`${HOST}/*`, asked));
    const { store, writes } = aStore();
    const writing = begin(store);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(writes.closestTo(Date.now())?.retry).toEqual(
      can === 'can' ? expect.any(Function) : null,
    );
    writing.abort();
  });

  test('ends when its caller aborts it', async () => {
    const { keys, write, signUp } = begin(hang);
    await waitFor(() => expect(keys).toHaveLength(1));
    signUp.abort();
    await signUp;
    await waitFor(() => expect(write()).toBeNull());
    expect(keys).toHaveLength(1);
  });
});
