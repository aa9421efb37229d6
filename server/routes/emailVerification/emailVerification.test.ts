import { emailVerifications, users } from '../../db/schema/accounts';
import { individual, PASSWORD, readUser, signUp } from '../../test/people';
import { serverForTests, sessionOf } from '../../test/testApp';

const server = serverForTests();
const resendUrl = 'accounts/email/verification/';
const HOUR = 3600;

const mails = async () => {
  await server().app.laterDone();
  return server().mails.splice(0);
};

const pathIn = (text = ''): string =>
  /http:\/\/localhost:3000\/(verify-email\/\S+)/.exec(text)?.[1] ?? '';

/** A new member with the path of the link in the welcome email. */
async function join() {
  const member = sessionOf(await server().post('accounts/signup/', individual));
  const [welcome, ...more] = await mails();
  expect(more).toEqual([]);
  return { ...member, welcome, path: pathIn(welcome?.text) };
}

const submitLink = (path: string) =>
  server().post(path, 'a=b', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });

const isVerified = async (id: number) => (await readUser(server(), id)).email_verified_at !== null;

const profileOf = async ({ user_id, token }: { user_id: number; token: string }) =>
  (await server().get(`mainapp/profile/${user_id}/`, token)).body['email_verified'];

const changeEmail = (member: { user_id: number; token: string }, user_email: string) =>
  server().post(
    `mainapp/profile/${member.user_id}/`,
    {
      first_name: 'Achieng',
      last_name: 'Otieno',
      user_email,
      phone_num: '',
      profile_picture: null,
      newsletter: false,
      current_password: PASSWORD,
    },
    { token: member.token, method: 'PUT' },
  );

test('sends a new member a welcome whose link confirms the email', async () => {
  const member = await join();
  expect(member.welcome).toMatchObject({ to: individual.email, subject: 'Welcome to Kijani' });
  expect(await profileOf(member)).toBe(false);
  const page = await server().get(member.path);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<button type="submit">Confirm my email</button>');
  const done = await submitLink(member.path);
  expect(done.status).toBe(200);
  expect(done.text).toContain('Your email is confirmed');
  expect(await profileOf(member)).toBe(true);
});

test('confirms nothing when the link is only opened', async () => {
  const member = await join();
  for (let look = 0; look < 3; look += 1) await server().get(member.path);
  expect(await isVerified(member.user_id)).toBe(false);
  await submitLink(member.path);
  expect(await isVerified(member.user_id)).toBe(true);
});

test('shows the confirmation again and keeps its date when the link is used twice', async () => {
  const member = await join();
  await submitLink(member.path);
  server().advance(HOUR);
  expect((await submitLink(member.path)).text).toContain('Your email is confirmed');
  expect((await server().get(member.path)).text).not.toContain('<button');
  const { email_verified_at } = await readUser(server(), member.user_id);
  expect(email_verified_at?.getTime()).toBe(server().app.now().getTime() - HOUR * 1000);
});

test('returns 404 after two days and confirms nothing', async () => {
  const member = await join();
  server().advance(48 * HOUR);
  expect((await server().get(member.path)).status).toBe(404);
  const late = await submitLink(member.path);
  expect(late.status).toBe(404);
  expect(late.text).toContain('This link no longer works');
  expect(await isVerified(member.user_id)).toBe(false);
});

test.each(['', 'A'.repeat(22), '../../x', 'a%00b'])(
  'returns an error for the token %p',
  async (token) => {
    await join();
    const answer = await submitLink(`verify-email/${token}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  },
);

test('stores only the hash of the token, and logs neither token nor email', async () => {
  const member = await join();
  await submitLink(member.path);
  const token = member.path.split('/')[1] ?? '';
  expect(token).toHaveLength(22);
  const stored = JSON.stringify(await server().app.db.select().from(emailVerifications));
  expect(stored).not.toContain(token);
  expect(server().logs.join('')).not.toContain(token);
  expect(server().logs.join('')).not.toContain(individual.email);
});

test('asks to confirm a changed email, and returns 404 for the link of the old one', async () => {
  const member = await join();
  await submitLink(member.path);
  const other = 'achieng@new.example';
  expect((await changeEmail(member, other)).status).toBe(200);
  expect(await isVerified(member.user_id)).toBe(false);
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual([individual.email, other]);
  const asked = sent.find(({ to }) => to === other);
  expect(asked?.subject).toBe('Confirm your email for Kijani');
  expect((await submitLink(member.path)).status).toBe(404);
  expect(await isVerified(member.user_id)).toBe(false);
  await submitLink(pathIn(asked?.text));
  expect(await isVerified(member.user_id)).toBe(true);
});

test('keeps the link of the new email when the link of the old one is used', async () => {
  const member = await join();
  await changeEmail(member, 'achieng@new.example');
  const asked = (await mails()).find(({ to }) => to === 'achieng@new.example');
  expect((await submitLink(member.path)).status).toBe(404);
  expect((await submitLink(pathIn(asked?.text))).status).toBe(200);
  expect(await isVerified(member.user_id)).toBe(true);
});

test('sends up to three more emails an hour, and returns 409 once the email is confirmed', async () => {
  const member = await signUp(server());
  const ask = () => server().post(resendUrl, '', { token: member.token });
  for (let round = 0; round < 3; round += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  const sent = await mails();
  expect(sent.map(({ to }) => to)).toEqual(Array<string>(3).fill(individual.email));
  await submitLink(pathIn(sent[1]?.text));
  expect(await profileOf(member)).toBe(true);
  const other = await submitLink(pathIn(sent[2]?.text));
  expect([other.status, other.text]).toEqual([200, expect.stringContaining('is confirmed')]);
  const again = await ask();
  expect([again.status, again.body]).toEqual([409, { detail: 'Your email is verified already.' }]);
});

test('returns 200 to each of several uses of the links at the same moment', async () => {
  const member = await join();
  await server().post(resendUrl, '', { token: member.token });
  const [asked] = await mails();
  const paths = [member.path, member.path, pathIn(asked?.text)];
  const answers = await Promise.all(paths.map(submitLink));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server().app.db.$count(users)).toBe(1);
  expect(await isVerified(member.user_id)).toBe(true);
});

test('sends one welcome when the sign-up is repeated under its key', async () => {
  const headers = { 'idempotency-key': 'one', 'content-type': 'application/json' };
  for (let round = 0; round < 2; round += 1) {
    await server().post('accounts/signup/', individual, { headers });
  }
  expect(await mails()).toHaveLength(1);
});

test('deletes expired links in a sweep', async () => {
  await join();
  server().advance(48 * HOUR + 1);
  await server().app.sweep();
  expect(await server().app.db.$count(emailVerifications)).toBe(0);
});

test('returns 429 for the fourth change of the email within an hour', async () => {
  let member = await join();
  const statuses: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const answer = await changeEmail(member, `achieng${round}@new.example`);
    statuses.push(answer.status);
    if (answer.status === 200) member = { ...member, ...sessionOf(answer) };
    else expect(answer.headers['retry-after']).toBe('3600');
  }
  expect(statuses).toEqual([200, 200, 200, ...Array<number>(37).fill(429)]);
  const { email } = await readUser(server(), member.user_id);
  expect(email).toBe('achieng2@new.example');
  const subjects = (await mails()).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.startsWith('Confirm your email'))).toHaveLength(3);
  expect(subjects.filter((one) => one.endsWith('has a new email'))).toHaveLength(3);
});

test('sends one address three emails an hour, whatever accounts ask for them', async () => {
  const target = 'target@example.org';
  for (let round = 0; round < 5; round += 1) {
    const names = { username: `member${round}`, email: `member${round}@example.com` };
    const member = await signUp(server(), { ...individual, ...names });
    const answer = await changeEmail(member, target);
    expect(answer.status).toBe(round < 3 ? 200 : 429);
    if (answer.status === 200) await changeEmail(sessionOf(answer), names.email);
  }
  expect(
    (await mails()).filter(({ to, subject }) => to === target && subject.startsWith('Confirm')),
  ).toHaveLength(3);
});
