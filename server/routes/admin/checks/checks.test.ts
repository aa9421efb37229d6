import {
  HEALTH_CHECK_NAMES,
  type Check,
  type CheckName,
} from '../../../../domain/contract/admin/checks';
import { eq } from 'drizzle-orm';
import { objectsToRemove, uploads } from '../../../db/schema/uploads';
import { mails } from '../../../db/schema/mails';
import { createMailer, type Mailer } from '../../../mail/mailer';
import { pdf, upload } from '../../../test/files';
import { signUpConfirmed } from '../../../test/people';
import { storeForTests } from '../../../test/storeOfFiles';
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
    'files',
    ...HEALTH_CHECK_NAMES,
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

describe('with a store for files', () => {
  const store = storeForTests();
  const find = (url: string) => withServer({ STORE_URL: url }, (other) => check('files', other));

  test('one that keeps, gives and removes is good, and holds nothing afterwards', async () => {
    expect(await find(store.url())).toMatchObject({
      state: 'good',
      text: expect.stringMatching(/^The store for files at 127\.0\.0\.1:\d+ works\.$/) as string,
    });
    expect(store.contents()).toHaveLength(0);
  });

  test.each([
    ['does not answer', () => 'http://KEY:secret-word@127.0.0.1:9/files'],
    ['has another key', () => store.url().replace(':S3RVER@', ':secret-word@')],
    ['has no such bucket', () => store.url().replace('/files', '/others')],
  ])('one that %s needs mending', async (_what, url) => {
    const found = await find(url());
    expect(found).toMatchObject({ state: 'bad' });
    expect(found?.text).toMatch(/^The store for files at 127.0.0.1:\d+ does not work\./);
    expect(found?.text).not.toContain('secret-word');
  });

  test('files that are still in the database are named', async () => {
    const found = await withServer({ STORE_URL: store.url() }, async (other) => {
      const { token, user_id } = await signUpConfirmed(other);
      await upload(other, token, pdf(), { kind: 'file' });
      await other.app.db
        .update(uploads)
        .set({ bytes: pdf(), object_key: null, object_digest: null })
        .where(eq(uploads.user_id, user_id));
      return check('files', other);
    });
    expect(found).toMatchObject({ state: 'warning' });
    expect(found?.text).toContain('kijani uploads move store');
  });
});

test('without a store files are in the database', async () => {
  expect(await check('files')).toMatchObject({
    state: 'good',
    text: 'Files are kept in the database.',
  });
});

test('files in a store without STORE_URL need mending', async () => {
  await server().app.db.insert(objectsToRemove).values({ key: 'uploads/one' });
  expect(await check('files')).toMatchObject({ state: 'bad' });
});
