import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { makeStore } from '../store/makeStore';
import { aUser } from '../testing/builders';
import { requireTrueAnswers } from '../testing/checkedAnswers';
import { directoryApi } from './directoryApi';
import { readRetryAfter, retryDelay } from './retryDelay';
import { credentialsApi } from './credentialsApi';

const HOST = 'http://localhost';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
requireTrueAnswers(server);

function aStore(token: string | null = 'held') {
  const tokenRefused = jest.fn();
  const store = makeStore({
    apiHost: HOST,
    readToken: () => token,
    pendingKeys: new Map(),
    tokenRefused,
  });
  return { store, tokenRefused };
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

const readListings = (store: ReturnType<typeof makeStore>) =>
  store.dispatch(directoryApi.endpoints.listListings.initiate());

test.each([408, 429, 500, 503])('a read that fails with %i is tried four times', async (status) => {
  const requests = answering('get', 'mainapp/listings/', status);
  const { error } = await readListings(aStore().store);
  expect(error).toMatchObject({ status });
  expect(requests).toHaveLength(4);
});

test.each([400, 401, 403, 404])('a read that fails with %i is tried once', async (status) => {
  const requests = answering('get', 'mainapp/listings/', status);
  await readListings(aStore().store);
  expect(requests).toHaveLength(1);
});

test('a write is never repeated by itself', async () => {
  const requests = answering('post', 'accounts/signup/', 503);
  await aStore().store.dispatch(credentialsApi.endpoints.signUp.initiate(aRegistration));
  expect(requests).toHaveLength(1);
});

test('every call carries the token of the session', async () => {
  const requests = answering('get', 'mainapp/listings/', 200);
  await readListings(aStore('abc').store);
  expect(requests[0]?.headers.get('Authorization')).toBe('Token abc');
});

test('a visitor sends no token', async () => {
  const requests = answering('get', 'mainapp/listings/', 200);
  await readListings(aStore(null).store);
  expect(requests[0]?.headers.has('Authorization')).toBe(false);
});

test('the repeat of a sign-up whose answer was lost carries the same key, the next one another', async () => {
  const keys: (string | null)[] = [];
  let isCut = true;
  server.use(
    http.post(`${HOST}/accounts/signup/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return isCut
        ? HttpResponse.error()
        : HttpResponse.json({ user_data: aUser() }, { status: 201 });
    }),
  );
  const { store } = aStore();
  const signUp = () => store.dispatch(credentialsApi.endpoints.signUp.initiate(aRegistration));
  await signUp();
  isCut = false;
  await signUp();
  await signUp();
  const [first, second, third] = keys;
  expect(first).toMatch(/\S{20,}/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

describe('a 401', () => {
  test('tells which token was refused', async () => {
    answering('get', 'mainapp/listings/', 401);
    const { store, tokenRefused } = aStore('old');
    await readListings(store);
    expect(tokenRefused).toHaveBeenCalledWith('old');
  });

  test('without a token ends nothing', async () => {
    answering('post', 'accounts/login/', 401);
    const { store, tokenRefused } = aStore(null);
    const credentials = { username: 'a', password: 'b' };
    await store.dispatch(credentialsApi.endpoints.login.initiate(credentials));
    expect(tokenRefused).not.toHaveBeenCalled();
  });

  test('of the account-type update is left to its own step', async () => {
    answering('post', 'mainapp/user/update-user-type/', 401);
    const { store, tokenRefused } = aStore();
    const choice = { user_type: 'kijaniUser', user_id: 7 };
    await store.dispatch(credentialsApi.endpoints.updateUserType.initiate(choice));
    expect(tokenRefused).not.toHaveBeenCalled();
  });
});

test('repeats wait 1 s, 2 s, 4 s and never longer than 30 s', () => {
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

test.each([
  ['7', 7000],
  ['3600', 30_000],
  ['Sat, 21 Nov 2026 09:00:05 GMT', 5000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j means %j', (value, expected) => {
  expect(readRetryAfter(value, Date.parse('2026-11-21T09:00:00Z'))).toBe(expected);
});
