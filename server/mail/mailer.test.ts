import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../config';
import { createMailer } from './mailer';
import { passwordResetMail } from './passwordResetMail';

const dataDir = mkdtempSync(path.join(tmpdir(), 'mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const link = 'http://localhost:3000/password-reset/confirm/MTIz/0123456789abcdefghijkl';

test('without a mail server the mail is a file in which the link can be read', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const { file } = await createMailer(config)(passwordResetMail(config, 'a@example.com', link));
  expect(path.dirname(file ?? '')).toBe(path.join(dataDir, 'mail'));
  expect(statSync(file ?? '').mode & 0o077).toBe(0);
  const text = readFileSync(file ?? '', 'utf8');
  expect(text).toContain('To: a@example.com');
  expect(text).toContain('From: Kijani <help@kijani.example>');
  expect(text.split('\n')).toContain(link);
});

test('with a mail server it is sent there', async () => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      stream.on('end', () => done());
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { file } = await createMailer(config)(passwordResetMail(config, 'a@example.com', link));
  expect(file).toBeNull();
  expect(received.join('')).toContain(link);
  await new Promise<void>((resolve) => smtp.close(resolve));
});
