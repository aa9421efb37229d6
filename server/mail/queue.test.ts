import { asc, eq } from 'drizzle-orm';
import { buildApp } from '../app';
import { readConfig } from '../config';
import type { Db } from '../db/database';
import { mails } from '../db/schema/mails';
import { startSmtp, type Behaviour, type SmtpBox } from '../test/smtp';
import { createTestApp, serverForTests } from '../test/testApp';
import { createMailer, PATIENCE, type Mailer } from './mailer';
import { BACKOFF_MS, enqueueMail, LEASE_MS, mailQueue } from './queue';

const MINUTE = 60;
const DAY = 86_400;

let smtp: SmtpBox;
let mailer: Mailer;

/** Each test has a mail server of its own, and its mailer. */
const current: Mailer = {
  send: (letter) => mailer.send(letter),
  verify: () => Promise.resolve(),
  close: () => {},
};
const server = serverForTests({ mailer: current });

async function start(behaviours: Behaviour[] = [], patience = PATIENCE): Promise<void> {
  smtp = await startSmtp(...behaviours);
  mailer = createMailer(readConfig({ SMTP_URL: smtp.url }), patience);
}

afterEach(async () => {
  mailer.close();
  await smtp.close();
});

const mail = (to: string, key?: string) => ({
  kind: 'review' as const,
  to,
  subject: 'News',
  text: `For ${to}\n`,
  html: `<p>For ${to}</p>`,
  ...(key !== undefined && { key }),
});

const enqueue = (to: string, key?: string, tx: Db = server().app.db) =>
  enqueueMail(tx, () => mail(to, key), {
    config: server().app.config,
    account: null,
    now: server().app.now(),
  });

async function send(...names: string[]): Promise<void> {
  for (const name of names) await enqueue(`${name}@example.org`);
  server().app.deliverSoon();
  await server().app.laterDone();
}

/** Lets time pass, and what is due then be sent. */
async function after(seconds: number): Promise<void> {
  server().advance(seconds);
  await server().app.deliverMails();
}

const recipients = async () =>
  (await smtp.kept()).flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text));

const rows = () => server().app.db.select().from(mails).orderBy(asc(mails.id));

test('sends an email at once and forgets its text and recipient', async () => {
  await start();
  await send('achieng');
  expect(await recipients()).toEqual(['achieng@example.org']);
  expect(await rows()).toMatchObject([
    { recipient: '', subject: '', text: '', html: null, attempts: 1, sent_at: server().app.now() },
  ]);
  await after(DAY);
  expect(smtp.raw).toHaveLength(1);
});

test('sends only the first email with the same key', async () => {
  await start();
  await enqueue('achieng@example.org', 'review:1');
  await enqueue('baraka@example.org', 'review:1');
  await server().app.deliverMails();
  await enqueue('achieng@example.org', 'review:1');
  await server().app.deliverMails();
  expect(await recipients()).toEqual(['achieng@example.org']);
});

test('sends nothing when the transaction is rolled back', async () => {
  await start();
  const { app } = server();
  const undone = app.db.transaction(async (tx) => {
    await enqueue('achieng@example.org', undefined, tx);
    throw new Error('the decision failed');
  });
  await expect(undone).rejects.toThrow('the decision failed');
  await app.deliverMails();
  expect(smtp.raw).toEqual([]);
});

test.each<Behaviour>(['defer', 'deferMessage', 'closeBefore', 'closeWithin'])(
  'sends an email once, a minute later, when the mail server first does %s',
  async (behaviour) => {
    await start([behaviour]);
    await send('achieng');
    expect(smtp.raw).toEqual([]);
    await after(MINUTE - 1);
    expect(smtp.raw).toEqual([]);
    await after(1);
    expect(await recipients()).toEqual(['achieng@example.org']);
    await after(DAY);
    expect(smtp.raw).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 2, sent_at: expect.any(Date) as Date }]);
    expect(server().logs.join('')).toContain('an email was not sent yet');
    expect(server().logs.join('')).not.toContain('example.org');
  },
);

test('repeats an email with the same Message-ID when the answer is lost', async () => {
  await start(['closeAfter']);
  await send('achieng');
  await after(MINUTE);
  await after(DAY);
  const ids = (await smtp.kept()).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('gives up an email that is refused for good and sends the next one', async () => {
  await start(['refuse']);
  await send('nobody', 'achieng');
  expect(await recipients()).toEqual(['achieng@example.org']);
  const [refused] = await rows();
  expect(refused).toMatchObject({
    attempts: 1,
    failed_at: server().app.now(),
    sent_at: null,
    recipient: '',
    subject: '',
    text: '',
  });
  expect(refused?.last_error).toBe('EENVELOPE 550');
  expect(server().logs.join('')).not.toContain('example.org');
  await after(DAY);
  expect(smtp.raw).toHaveLength(1);
});

test('sends the next email when one is deferred', async () => {
  await start(['defer']);
  await send('slow', 'achieng');
  expect(await recipients()).toEqual(['achieng@example.org']);
  await after(MINUTE);
  expect(await recipients()).toEqual(['achieng@example.org', 'slow@example.org']);
});

test('retries after 1, 5 and 30 minutes, 2 and 6 hours, then gives up', async () => {
  await start();
  await smtp.close();
  await send('achieng');
  for (const wait of BACKOFF_MS) {
    const [row] = await rows();
    expect(row?.next_attempt_at.getTime()).toBe(server().app.now().getTime() + wait);
    await after(wait / 1000);
  }
  expect(await rows()).toMatchObject([
    { attempts: 6, failed_at: server().app.now(), last_error: 'ESOCKET' },
  ]);
  expect(server().logs.join('')).toContain('an email was given up');
});

test('tries one email, not every one, while the mail server is down', async () => {
  await start();
  await smtp.close();
  for (const name of ['a', 'b', 'c']) {
    await enqueue(`${name}@example.org`);
  }
  await server().app.deliverMails();
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
});

test('leaves a mail server that stops answering and sends once later', async () => {
  await start(['hold'], { ...PATIENCE, attempt: 300 });
  await send('achieng');
  expect(smtp.raw).toEqual([]);
  smtp.letGo();
  await after(MINUTE);
  expect(await recipients()).toEqual(['achieng@example.org']);
});

test('finishes the current email before it stops and leaves the next in the queue', async () => {
  await start(['hold']);
  const { app, close } = await createTestApp({ mailer: current });
  for (const name of ['achieng', 'baraka']) {
    await enqueueMail(app.db, () => mail(`${name}@example.org`), {
      config: app.config,
      account: null,
      now: app.now(),
    });
  }
  app.deliverSoon();
  await smtp.attempts(1);
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed).toBe(false);
  smtp.letGo();
  await closing;
  expect(await recipients()).toEqual(['achieng@example.org']);
});

test('sends the email of a dead process when its lease ends', async () => {
  await start();
  const { app } = server();
  await enqueue('achieng@example.org');
  const claimed_until = new Date(app.now().getTime() + LEASE_MS);
  await app.db.update(mails).set({ claimed_until, attempts: 1 });
  await after(LEASE_MS / 1000 - 1);
  expect(smtp.raw).toEqual([]);
  await after(1);
  expect(await recipients()).toEqual(['achieng@example.org']);
});

test('keeps what was sent as sent, whatever a slower process says of it', async () => {
  await start();
  const queue = mailQueue(server().app.db);
  const now = server().app.now();
  await enqueue('achieng@example.org');
  const letter = await queue.claim(now);
  if (!letter) throw new Error('nothing was due');
  await queue.sent(letter.id, now);
  for (const isFinal of [false, true]) {
    expect(await queue.failed(letter, { reason: 'late', isFinal, now })).toBe(false);
  }
  const [row] = await rows();
  expect(row).toMatchObject({ sent_at: now, failed_at: null, last_error: null });
});

test('sends each email once when two processes share a database', async () => {
  await start();
  const { app } = server();
  const { database } = app;
  const secondMailer = createMailer(readConfig({ SMTP_URL: smtp.url }));
  const second = await buildApp(app.config, {
    database: { ...database, close: () => Promise.resolve() },
    mailer: secondMailer,
    now: () => app.now(),
    logStream: { write: () => {} },
  });
  const names = Array.from({ length: 30 }, (_, index) => `member${index + 10}@example.org`);
  for (const to of names) await enqueue(to);
  await Promise.all([app.deliverMails(), second.deliverMails()]);
  await second.close();
  expect((await recipients()).sort()).toEqual(names);
  const ids = (await smtp.kept()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(names.length);
});

test('deletes emails that were sent or given up a month ago', async () => {
  await start(['refuse']);
  await send('nobody', 'achieng');
  await smtp.close();
  await send('baraka');
  server().advance(30 * DAY);
  await server().app.sweep();
  expect(await rows()).toHaveLength(3);
  server().advance(1);
  await server().app.sweep();
  expect(await rows()).toMatchObject([{ recipient: 'baraka@example.org' }]);
  const open = await server().app.db.select().from(mails).where(eq(mails.text, ''));
  expect(open).toEqual([]);
});
