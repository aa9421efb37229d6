import type { Check, CheckName } from '../../../../domain/contract/admin/checks';
import { mails } from '../../../db/outside';
import { createMailer, type Mailer } from '../../../mail/mailer';
import { startSmtp, type SmtpBox } from '../../../test/smtp';
import { joinAsAdmin } from '../../../test/posts';
import { bodyOf, createTestApp, serverForTests, type TestApp } from '../../../test/testApp';
import { readConfig } from '../../../config';

const server = serverForTests();

async function check(name: CheckName, on: TestApp = server(), headers: object = {}) {
  const { token } = await joinAsAdmin(on);
  const answer = await on.app.inject({
    url: '/mainapp/admin/checks/',
    headers: { authorization: `Token ${token}`, ...headers },
  });
  return (JSON.parse(answer.payload) as Check[]).find((each) => each.name === name);
}

/** A server with this configuration, for one check. */
async function withServer<T>(
  env: Record<string, string>,
  work: (other: TestApp) => Promise<T>,
  mailer?: Mailer,
): Promise<T> {
  const other = await createTestApp({ env, ...(mailer && { mailer }) });
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}

test('names everything that it looks at, once', async () => {
  const { token } = await joinAsAdmin(server());
  const checks = bodyOf<Check[]>(await server().get('mainapp/admin/checks/', token));
  expect(checks.map(({ name }) => name)).toEqual([
    'database',
    'clock',
    'mail',
    'mailQueue',
    'publicAddress',
    'proxy',
    'disk',
  ]);
});

test('a clock that differs is named', async () => {
  expect(await check('clock')).toMatchObject({ state: 'bad' });
});

test('without a mail server it says that emails reach nobody', async () => {
  expect(await check('mail')).toMatchObject({
    state: 'warning',
    text: 'No mail server is set, so emails are written to files and reach nobody. Set SMTP_URL.',
  });
});

describe('with a mail server', () => {
  let smtp: SmtpBox;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());

  test('one that answers is good, and a password in its address is not shown', async () => {
    const env = { SMTP_URL: smtp.url };
    const mailer = createMailer(readConfig(env));
    const found = await withServer(env, (other) => check('mail', other), mailer);
    expect(found).toMatchObject({ state: 'good' });
  });

  test('one that does not answer needs mending', async () => {
    const env = { SMTP_URL: 'smtp://somebody:secret-word@127.0.0.1:9' };
    const mailer = createMailer(readConfig(env));
    const found = await withServer(env, (other) => check('mail', other), mailer);
    expect(found).toMatchObject({ state: 'bad' });
    expect(found?.text).toContain('127.0.0.1:9');
    expect(found?.text).not.toContain('secret-word');
  });
});

test('emails that wait too long are counted', async () => {
  const now = server().app.now();
  await server()
    .app.db.insert(mails)
    .values({
      key: 'late',
      recipient: 'a@example.org',
      subject: 'News',
      text: 'News',
      message_id: 'late',
      next_attempt_at: new Date(now.getTime() + 3_600_000),
      created_at: new Date(now.getTime() - 3_600_000),
    });
  expect(await check('mailQueue')).toMatchObject({
    state: 'warning',
    text: expect.stringMatching(/^1 of \d+ emails have waited/) as string,
  });
});

test('a public address that nobody answers is named', async () => {
  const env = { PUBLIC_URL: 'http://127.0.0.1:9' };
  const found = await withServer(env, (other) => check('publicAddress', other));
  expect(found).toMatchObject({ state: 'warning' });
  expect(found?.text).toContain('http://127.0.0.1:9 cannot be reached');
});

test('a proxy without TRUST_PROXY needs mending', async () => {
  const passedOn = { 'x-forwarded-for': '10.0.0.7' };
  expect(await check('proxy', server(), passedOn)).toMatchObject({ state: 'bad' });
  const trusting = await withServer({ TRUST_PROXY: '1' }, (other) =>
    check('proxy', other, passedOn),
  );
  expect(trusting).toMatchObject({ state: 'good' });
  expect(trusting?.text).toContain('10.0.0.7');
});

test('sends an admin a test email, and no more than ten an hour', async () => {
  const { token, user_email } = await joinAsAdmin(server());
  const send = () => server().post('mainapp/admin/checks/mail/', {}, { token });
  for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(204);
  expect((await send()).status).toBe(429);
  await server().app.laterDone();
  const sent = server().mails.filter(({ subject }) => subject === 'Test email of Kijani');
  expect(sent).toHaveLength(10);
  expect(sent[0]?.to).toBe(user_email);
});
