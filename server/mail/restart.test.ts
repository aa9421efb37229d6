import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { users } from '../db/schema/accounts';
import { freePort } from '../test/freePort';
import { startServerProcess } from '../test/serverProcess';
import { startSmtp, type SmtpBox } from '../test/smtp';
import { openMigratedPglite } from '../test/testDatabase';
import { enqueueMail } from './queue';

/** The server as a process of its own, which is killed and started again on the same folder. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'restart-'));
const children: ChildProcess[] = [];
let smtp: SmtpBox;

beforeAll(async () => {
  smtp = await startSmtp('accept', 'hold');
});

afterAll(async () => {
  for (const child of children) await kill(child);
  await smtp.close();
  rmSync(dataDir, { recursive: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function start(): Promise<ChildProcess> {
  const { child, said } = startServerProcess({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SMTP_URL: smtp.url,
  });
  children.push(child);
  await said('is ready at');
  return child;
}

/** Three mails in the queue of a database that has a member, and so gets no demo data. */
async function prepare(): Promise<void> {
  await (await openMigratedPglite(path.join(dataDir, 'pglite'))).close();
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await app.db.insert(users).values({
    username: 'achieng',
    email: 'achieng@example.org',
    password_hash: '',
    first_name: 'Achieng',
    last_name: '',
    user_type: 'individual',
    age_bracket: '',
    phone_num: '',
  });
  for (const name of ['achieng', 'baraka', 'chebet']) {
    const to = `${name}@example.org`;
    const mail = { kind: 'review' as const, to, subject: 'News', text: `For ${name}` };
    await enqueueMail(app.db, () => mail, { config: app.config, account: null, now: app.now() });
  }
  await app.close();
}

const recipients = async () =>
  (await smtp.kept()).flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text));

test('loses and repeats no email when the process is killed between two', async () => {
  await prepare();
  const first = await start();
  await smtp.attempts(2);
  expect(await recipients()).toEqual(['achieng@example.org']);
  await kill(first);

  const second = await start();
  await smtp.attempts(4);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect((await recipients()).sort()).toEqual([
    'achieng@example.org',
    'baraka@example.org',
    'chebet@example.org',
  ]);
  const ids = (await smtp.kept()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(3);
}, 180_000);
