import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { mails } from '../db/schema/mails';
import { join, joinAsAdmin } from '../test/posts';
import { serverForTests } from '../test/testApp';
import { MAIL_LIMITS, type MailKind } from './kinds';
import { enqueueMail } from './queue';

const server = serverForTests();

const HOUR = 3600;
const KINDS = Object.keys(MAIL_LIMITS) as MailKind[];

interface Sending {
  kind?: MailKind;
  to?: string;
  account?: number | null;
  jwtSecret?: string;
}

/** The seconds to wait; 0 when the email is in the queue. */
const enqueue = ({
  kind = 'verification',
  to = 'achieng@example.org',
  account = null,
  jwtSecret = '',
}: Sending = {}) => {
  const { app } = server();
  return app.db.transaction((tx) =>
    enqueueMail(tx, () => ({ kind, to, subject: 'News', text: 'Text' }), {
      config: { jwtSecret, sms: null },
      account,
      now: app.now(),
    }),
  );
};

const fill = async (count: number, sending?: Sending) => {
  for (let each = 0; each < count; each += 1) expect(await enqueue(sending)).toBe(0);
};

const queued = () => server().app.db.$count(mails);

test.each(KINDS)('limits mails of the kind %s to an address by hour and day', async (kind) => {
  const { hour, day } = MAIL_LIMITS[kind];
  await fill(hour, { kind });
  server().advance(60);
  expect(await enqueue({ kind })).toBe(HOUR - 60);
  await server().app.deliverMails();
  expect(await enqueue({ kind })).toBe(HOUR - 60);
  let left = day - hour;
  while (left > 0) {
    server().advance(HOUR);
    await fill(Math.min(hour, left), { kind });
    left -= hour;
  }
  server().advance(HOUR);
  expect(await enqueue({ kind })).toBeGreaterThan(10 * HOUR);
  expect(await queued()).toBe(day);
  server().advance(24 * HOUR);
  expect(await enqueue({ kind })).toBe(0);
});

test('counts all spellings of an address as one', async () => {
  for (const to of ['achieng@example.org', 'Achieng@Example.ORG', 'ａchieng@example.org']) {
    await fill(1, { to });
  }
  expect(await enqueue({ to: 'ACHIENG@EXAMPLE.ORG' })).toBe(HOUR);
  expect(await enqueue({ to: 'baraka@example.org' })).toBe(0);
});

test('limits an account across addresses', async () => {
  for (const name of ['a', 'b', 'c']) await fill(1, { to: `${name}@example.org`, account: 7 });
  expect(await enqueue({ to: 'd@example.org', account: 7 })).toBe(HOUR);
  expect(await enqueue({ to: 'd@example.org', account: 8 })).toBe(0);
});

test('counts each kind separately', async () => {
  await fill(3);
  expect(await enqueue()).toBe(HOUR);
  expect(await enqueue({ kind: 'passwordReset' })).toBe(0);
});

test('queues only the allowed number of thirty simultaneous emails', async () => {
  const waits = await Promise.all(Array.from({ length: 30 }, () => enqueue({ account: 7 })));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(MAIL_LIMITS.verification.hour);
  expect(await queued()).toBe(MAIL_LIMITS.verification.hour);
});

const advisoryLocks = async (tx: Db) => {
  const { rows } = (await tx.execute(
    sql`select objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
  )) as { rows: unknown[] };
  return rows.length;
};

const locksOf = (kind: MailKind, count: number) => {
  const { app } = server();
  return app.db.transaction(async (tx) => {
    for (let each = 0; each < count; each += 1) {
      const mail = { kind, to: `guest${each}@example.org`, subject: 'News', text: 'Text' };
      await enqueueMail(tx, () => mail, { config: app.config, account: each + 1, now: app.now() });
    }
    return advisoryLocks(tx);
  });
};

test('takes no lock for each recipient of an email to many', async () => {
  expect(await locksOf('eventNotice', 20)).toBe(0);
  expect(await queued()).toBe(20);
});

test.each(['welcome', 'verification', 'passwordReset', 'emailChanged', 'newsletter'] as const)(
  'counts the kind %s, which people request, under a lock',
  async (kind) => {
    expect(await locksOf(kind, 2)).toBe(2);
  },
);

test('drops an email of the team beyond the limit and logs it without names', async () => {
  const { token } = await joinAsAdmin(server());
  const { user_id } = await join(server(), 'baraka');
  const suspend = (suspended: boolean) =>
    server().post(
      `mainapp/admin/members/${user_id}/suspension/`,
      { suspended, reason: 'Spam.' },
      { token },
    );
  for (let each = 0; each < 5; each += 1) {
    await suspend(true);
    await suspend(false);
  }
  await server().app.laterDone();
  const warnings = () => server().logs.filter((line) => line.includes('was dropped'));
  expect(warnings()).toEqual([]);
  expect((await suspend(true)).status).toBe(200);
  expect(warnings().map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 40, kind: 'membership' }),
  ]);
  expect(warnings().join('')).not.toMatch(/baraka|Spam/);
});

test('does not count an email whose transaction was rolled back', async () => {
  const { app } = server();
  const mail = { kind: 'verification' as const, to: 'a@example.org', subject: '', text: '' };
  const undone = app.db.transaction(async (tx) => {
    await enqueueMail(tx, () => mail, { config: app.config, account: 7, now: app.now() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await fill(3, { to: mail.to });
});

test('stores recipients as hashes that differ with the secret', async () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  await fill(1, { jwtSecret: one });
  await fill(1, { jwtSecret: other });
  const rows = await server().app.db.select().from(mails);
  const hashes = rows.map(({ recipient_hash }) => recipient_hash);
  expect(hashes.map(({ length }) => length)).toEqual([43, 43]);
  expect(new Set(hashes).size).toBe(2);
  await fill(2, { jwtSecret: one });
  expect(await enqueue({ jwtSecret: one })).toBe(HOUR);
});

test('forgets the address once an email is sent, and its hash after a day', async () => {
  await fill(1, { account: 7 });
  await server().app.deliverMails();
  const rows = () => server().app.db.select().from(mails);
  expect(JSON.stringify(await rows())).not.toContain('achieng');
  server().advance(24 * HOUR + 1);
  await server().app.sweep();
  expect(await rows()).toMatchObject([{ recipient_hash: '', account_id: null }]);
});

test('keeps the recipient of an email that waits longer until it is sent', async () => {
  await fill(1, { account: 7 });
  const rows = () => server().app.db.select().from(mails);
  server().advance(24 * HOUR + 1);
  await server().app.sweep();
  expect(await rows()).toMatchObject([{ recipient: 'achieng@example.org', account_id: 7 }]);
  await server().app.deliverMails();
  await server().app.sweep();
  expect(await rows()).toMatchObject([{ recipient_hash: '', account_id: null }]);
});
