import { eq } from 'drizzle-orm';
import { FIELD_MESSAGES } from '../../../domain/messages';
import { mails } from '../../db/schema/mails';
import { passwordResets, users } from '../../db/schema/accounts';
import { individual, PASSWORD, signUp } from '../../test/people';
import { serverForTests, type Answer } from '../../test/testApp';

const server = serverForTests();
const url = 'dj-rest-auth/password/reset/';
const confirmUrl = 'dj-rest-auth/password/reset/confirm/';
const SENT = { detail: 'Password reset e-mail has been sent.' };
const FRESH = 'maembe-matamu-9';

/** Waits for the work after the answer and for the queue to send its emails. */
async function settle(): Promise<void> {
  await server().app.laterDone();
  server().app.deliverSoon();
  await server().app.laterDone();
}

async function askForLink(email = individual.email): Promise<{ uid: string; token: string }> {
  const answer = await server().post(url, { email });
  expect(answer.body).toEqual(SENT);
  await settle();
  const link =
    server()
      .mails.at(-1)
      ?.text.match(/^http.*$/m)?.[0] ?? '';
  const [, uid = '', token = ''] = /\/password-reset\/confirm\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return { uid, token };
}

const confirm = (link: { uid: string; token: string }, password = FRESH, again = password) =>
  server().post(confirmUrl, { ...link, new_password1: password, new_password2: again });

describe('POST /dj-rest-auth/password/reset/', () => {
  test.each([
    ['achieng@example.com', 1],
    ['ACHIENG@example.com', 1],
    ['achıeng@example.com', 0],
    ['nobody@example.com', 0],
  ])('returns the same answer for %s and sends %i emails', async (email, count) => {
    await signUp(server());
    const answer = await server().post(url, { email });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(SENT);
    await settle();
    expect(server().mails.map((mail) => mail.to)).toEqual(
      Array<string>(count).fill(individual.email),
    );
  });

  test('sends no email to a closed account', async () => {
    const { user_id } = await signUp(server());
    await server().app.db.update(users).set({ active: false }).where(eq(users.id, user_id));
    expect((await server().post(url, { email: individual.email })).body).toEqual(SENT);
    await settle();
    expect(server().mails).toEqual([]);
  });

  test.each([
    [{ email: 'achieng' }, 'Enter a valid email address.'],
    [{ email: '' }, FIELD_MESSAGES.resetEmail],
    [{ email: '  ' }, FIELD_MESSAGES.resetEmail],
    [{}, 'This field is required.'],
    [{ email: null }, 'This field may not be null.'],
    [{ email: 5 }, 'Not a valid string.'],
  ])('returns 400 for %j', async (body, message) => {
    const answer = await server().post(url, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ email: [message] });
  });

  test('returns 429 for the fourth request within a minute, for known and unknown emails', async () => {
    for (const email of ['nobody@example.com', individual.email]) {
      for (let count = 0; count < 3; count += 1) await server().post(url, { email });
      const refused = await server().post(url, { email });
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        detail: 'Request was throttled. Expected available in 60 seconds.',
      });
      expect(refused.headers['retry-after']).toBe('60');
    }
    server().advance(60);
    expect((await server().post(url, { email: individual.email })).status).toBe(200);
  });

  test('sends three emails in all for the spellings of one email', async () => {
    const email = 'kiprich@example.com';
    await signUp(server(), { ...individual, username: 'kiprich', email });
    const ways = ['kİprich@example.com', 'kiprİch@example.com', 'kıprich@example.com', email];
    for (const way of [...ways, ...ways, email.toUpperCase(), 'ｋiprich@example.com', ...ways]) {
      await server().post(url, { email: way });
    }
    await settle();
    expect(server().mails).toHaveLength(3);
  });

  /** The answers to a known and to an unknown email. */
  async function bothAnswers(): Promise<Pick<Answer, 'status' | 'body'>[]> {
    const answers: Pick<Answer, 'status' | 'body'>[] = [];
    for (const email of [individual.email, 'nobody@example.com']) {
      const { status, body } = await server().post(url, { email });
      await settle();
      answers.push({ status, body });
    }
    return answers;
  }
  const SAME = [
    { status: 200, body: SENT },
    { status: 200, body: SENT },
  ];

  test('returns the same answer when an email cannot be sent, and sends it later', async () => {
    await signUp(server());
    jest.spyOn(server().mails, 'push').mockImplementationOnce(() => {
      throw new Error('mail server down');
    });
    expect(await bothAnswers()).toEqual(SAME);
    expect(server().logs.join('')).toContain('an email was not sent yet');
    expect(server().mails).toHaveLength(0);
    server().advance(60);
    await server().app.deliverMails();
    expect(server().mails).toHaveLength(1);
  });

  test('returns the same answer when the template fails', async () => {
    await signUp(server());
    const { config } = server().app;
    const { helpEmail } = config;
    Object.defineProperty(config, 'helpEmail', {
      configurable: true,
      get: () => {
        throw new Error('broken template');
      },
    });
    const answers = await bothAnswers();
    Object.defineProperty(config, 'helpEmail', { value: helpEmail, writable: true });
    expect(answers).toEqual(SAME);
    expect(
      server()
        .logs.join('')
        .match(/password reset mail failed/g),
    ).toHaveLength(2);
    expect(await server().app.db.$count(passwordResets)).toBe(0);
  });

  test('returns the same answer when the queue fails', async () => {
    await signUp(server());
    const { db } = server().app;
    await db.execute('alter table mails rename to hidden');
    const answers = await bothAnswers();
    await db.execute('alter table hidden rename to mails');
    expect(answers).toEqual(SAME);
    expect(await db.$count(passwordResets)).toBe(0);
  });

  test('stores nothing for an unknown email', async () => {
    await server().post(url, { email: 'nobody@example.com' });
    await server().app.laterDone();
    expect(await server().app.db.$count(passwordResets)).toBe(0);
    expect(await server().app.db.$count(mails)).toBe(0);
  });

  test('stores only the hash of the link', async () => {
    await signUp(server());
    const { token } = await askForLink();
    const rows = await server().app.db.select().from(passwordResets);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('POST /dj-rest-auth/password/reset/confirm/', () => {
  test('sets the password and ends older sessions', async () => {
    const { token } = await signUp(server());
    const answer = await confirm(await askForLink());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ detail: 'Password has been reset with the new password.' });
    expect((await server().get('accounts/me/', token)).status).toBe(401);
    const login = (password: string) =>
      server().post('accounts/login/', { username: 'achieng', password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(FRESH)).status).toBe(200);
  });

  test('returns 400 when the link was used before', async () => {
    await signUp(server());
    const link = await askForLink();
    await confirm(link);
    const again = await confirm(link, 'another-good-one');
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ token: ['Invalid value'] });
  });

  test('accepts one of two uses of a link at the same moment', async () => {
    await signUp(server());
    const link = await askForLink();
    const answers = await Promise.all([confirm(link), confirm(link, 'another-good-one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('refuses the other links of the user after one was used', async () => {
    await signUp(server());
    const older = await askForLink();
    await confirm(await askForLink());
    expect((await confirm(older)).body).toEqual({ token: ['Invalid value'] });
  });

  test('refuses a link after an hour', async () => {
    await signUp(server());
    const link = await askForLink();
    server().advance(3600);
    expect((await confirm(link)).body).toEqual({ token: ['Invalid value'] });
  });

  test.each(['', 'MQ==', 'abc', 'MA', 'OTk5', '../1'])('refuses the uid %p', async (uid) => {
    await signUp(server());
    const { token } = await askForLink();
    expect((await confirm({ uid, token })).body).toEqual({ uid: ['Invalid value'] });
  });

  test('refuses the token of one user with the uid of another', async () => {
    await signUp(server());
    const other = { ...individual, username: 'barasa', email: 'barasa@example.com' };
    await signUp(server(), other);
    const mine = await askForLink();
    const theirs = await askForLink(other.email);
    const answer = await confirm({ uid: theirs.uid, token: mine.token });
    expect(answer.body).toEqual({ token: ['Invalid value'] });
  });

  test.each([
    ['maembe-1', 'maembe-2', 'Passwords do not match.'],
    ['short', 'short', 'Password must be at least 8 characters long.'],
    ['password123', 'password123', 'This password is too common.'],
    ['83920174652', '83920174652', 'This password is entirely numeric.'],
    ['achieng99', 'achieng99', 'The password is too similar to your name or email.'],
    ['x'.repeat(129), 'x'.repeat(129), 'Write up to 128 characters.'],
  ])('refuses %s / %s with "%s" and keeps the link usable', async (first, second, message) => {
    await signUp(server());
    const link = await askForLink();
    const answer = await confirm(link, first, second);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ new_password2: [message] });
    expect((await confirm(link)).status).toBe(200);
  });
});
