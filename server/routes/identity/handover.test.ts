import { handovers } from '../../db/schema/identities';
import { users } from '../../db/schema/accounts';
import { becomeDemo, said, signInLocally, swap } from '../../test/google';
import { createBrowser } from '../../test/browser';
import { serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();
beforeEach(() => becomeDemo(server()));

async function arrived() {
  const { browser, back } = await signInLocally(server(), 'new');
  return { browser, token: said(back)['token'] ?? '' };
}

test('opens a session once for the token of the address', async () => {
  const { browser, token } = await arrived();
  const cookies = browser.cookiesFor('/accounts/handover/');
  const first = await swap(server(), browser, token);
  expect(first.status).toBe(200);
  expect((await server().get('accounts/me/', sessionOf(first).token)).status).toBe(200);
  expect(String(first.headers['set-cookie'])).toMatch(/^handover=;/);

  const second = await server().post(
    'accounts/handover/',
    { token },
    { headers: { cookie: cookies } },
  );
  expect([second.status, second.body]).toEqual([401, { detail: 'Invalid token.' }]);
});

test('opens one session when the token is sent three times at the same moment', async () => {
  const { browser, token } = await arrived();
  const answers = await Promise.all([1, 2, 3].map(() => swap(server(), browser, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test.each([
  [59, 200],
  [60, 401],
])('returns, after %i seconds, %i', async (seconds, status) => {
  const { browser, token } = await arrived();
  server().advance(seconds);
  expect((await swap(server(), browser, token)).status).toBe(status);
});

test('returns 401 to another browser and keeps the token usable', async () => {
  const { browser, token } = await arrived();
  expect((await swap(server(), createBrowser(server()), token)).status).toBe(401);
  expect((await swap(server(), browser, token)).status).toBe(200);
});

test.each(['', 'somebody-elses', 'a.b.c', 'x'.repeat(64)])(
  'returns 401 for the token %j',
  async (token) => {
    expect((await swap(server(), createBrowser(server()), token)).status).toBe(401);
  },
);

test('is not accepted as a session token', async () => {
  const { token } = await arrived();
  expect((await server().get('accounts/me/', token)).status).toBe(401);
});

test('returns 401 when the account was closed in between', async () => {
  const { browser, token } = await arrived();
  await server().app.db.update(users).set({ active: false });
  expect((await swap(server(), browser, token)).status).toBe(401);
});

test('is stored as a hash and deleted in a sweep', async () => {
  const { token } = await arrived();
  const [row] = await server().app.db.select().from(handovers);
  expect(JSON.stringify(row)).not.toContain(token);
  server().advance(61);
  await server().app.sweep();
  expect(await server().app.db.select().from(handovers)).toEqual([]);
});
