import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRunningRequests } from '../../api/runningRequests';
import type { AuthModalEffects } from '../../machines/authModal/authModalEffects';
import { registration } from '../../machines/testing/authModalBench';
import { makeStore } from '../../store/makeStore';
import { aUser } from '../../testing/builders';
import { brokenAnswer } from '../../testing/checkedAnswers';
import { HOST, serveInMemory } from '../../testing/server';
import { createAuthModalEffects } from './authModalEffects';

const { server } = serveInMemory();

const effects = (writes = createRunningRequests()) => {
  const user = aUser();
  const store = makeStore({
    apiHost: HOST,
    readToken: () => user.token,
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes,
    tokenRefused: () => {},
  });
  return createAuthModalEffects({ store, productSlug: 'kijani', readUser: () => user });
};
const { signal } = new AbortController();

test('signUp rejects with the messages of each field when the server answers 400', async () => {
  const message = 'This password is too common.';
  server.use(
    http.post(`${HOST}/accounts/signup/`, () =>
      HttpResponse.json({ password: [message], detail: message, error: message }, { status: 400 }),
    ),
  );
  await expect(effects().signUp(registration, signal)).rejects.toMatchObject({
    message,
    fields: { password: [message] },
  });
});

test.each([
  [401, { error: 'This code was used before.' }, 'This code was used before.'],
  [429, { error: 'Wait.' }, /^Too many login attempts/],
  [500, {}, /^Our servers are experiencing issues/],
])('sendCode rejects a code that is answered with %i %j', async (status, body, message) => {
  server.use(
    http.post(`${HOST}/accounts/login/code/`, () =>
      brokenAnswer(HttpResponse.json(body, { status })),
    ),
  );
  const sent = effects().sendCode({ challenge: '', code: '123456' }, signal);
  await expect(sent).rejects.toMatchObject({ message: expect.stringMatching(message) as string });
});

const taken = 'A user with that username already exists.';
const known = 'This email is in use.';
test.each([
  [200, { error: 'No accounts today.' }, 'No accounts today.', {}],
  [201, { user_data: aUser(), error: 'No accounts today.' }, 'No accounts today.', {}],
  [201, { user_data: aUser(), error: [known, taken] }, `${known} ${taken}`, {}],
  [400, { error: [known, taken] }, `${known} ${taken}`, {}],
  [201, { user_data: aUser(), username: [taken] }, taken, { username: [taken] }],
  [
    200,
    { error: { username: [taken], email: [known] } },
    `${known} ${taken}`,
    { username: [taken], email: [known] },
  ],
])('signUp rejects when another server answers %i %j', async (...row) => {
  const [status, body, message, fields] = row;
  server.use(
    http.post(`${HOST}/accounts/signup/`, () => brokenAnswer(HttpResponse.json(body, { status }))),
  );
  await expect(effects().signUp(registration, signal)).rejects.toMatchObject({ message, fields });
});

test('signUp resolves when the error next to the session is null', async () => {
  const user = aUser();
  const body = { user_data: user, error: null };
  server.use(http.post(`${HOST}/accounts/signup/`, () => brokenAnswer(HttpResponse.json(body))));
  expect(await effects().signUp(registration, signal)).toMatchObject({ user_id: user.user_id });
});

test('updateAccountType sends the same key again when the answer was lost', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${HOST}/mainapp/user/update-user-type/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  const { updateAccountType } = effects();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(updateAccountType('business', signal)).rejects.toThrow(
      'Failed to update account type',
    );
  }
  expect(keys[0]).toMatch(/./);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test.each([
  ['login/', (to: AuthModalEffects) => to.logIn({ username: 'a', password: 'b' }, signal)],
  ['signup/', (to: AuthModalEffects) => to.signUp(registration, signal)],
  ['password/reset/', (to: AuthModalEffects) => to.sendResetLink('a@b.ke', signal)],
  ['update-user-type/', (to: AuthModalEffects) => to.updateAccountType('business', signal)],
])('%s rejects with "You stopped waiting" when the member stops waiting', async (path, ask) => {
  const answer = jest.fn(() => new Promise<Response>(() => {}));
  server.use(http.post(`${HOST}/*/${path}`, answer));
  const writes = createRunningRequests();
  const asking = ask(effects(writes));
  const refused = expect(asking).rejects.toThrow(/^You stopped waiting/);
  await waitFor(() => expect(answer).toHaveBeenCalled());
  writes.closestTo(Date.now())?.giveUp();
  await refused;
});
