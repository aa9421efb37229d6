import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { individual } from '../test/people';
import { startSmtp, type SmtpBox } from '../test/smtp';

/** The server as a process of its own, which is killed and started again on the same folder. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'restart-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function start(port: number, smtp: SmtpBox): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: path.join(__dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      SMTP_URL: smtp.url,
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`it ended:\n${output}`)));
  });
  return child;
}

async function join(port: number, name: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/accounts/signup/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...individual, username: name, email: `${name}@example.org` }),
  });
  expect(answer.status).toBe(201);
}

const recipients = async (smtp: SmtpBox) =>
  (await smtp.kept()).flatMap(({ to }) => [to ?? []].flat().map(({ text }) => text));

test('a process killed between two mails loses none and repeats none', async () => {
  const smtp = await startSmtp('accept', 'hold');
  const port = await freePort();
  const first = await start(port, smtp);
  for (const name of ['achieng', 'baraka', 'chebet']) await join(port, name);
  await smtp.attempts(2);
  expect(await recipients(smtp)).toEqual(['achieng@example.org']);
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = await start(port, smtp);
  await smtp.attempts(4);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect((await recipients(smtp)).sort()).toEqual([
    'achieng@example.org',
    'baraka@example.org',
    'chebet@example.org',
  ]);
  const ids = (await smtp.kept()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(3);
  await smtp.close();
}, 180_000);
