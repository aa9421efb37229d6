import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail. Returns the path of its file when it was written instead of sent. */
export type SendMail = (mail: Mail) => Promise<{ file: string | null }>;

/** Without `smtpUrl` each mail becomes an .eml file in the data folder. */
export function createMailer(config: Config): SendMail {
  const { smtpUrl, mailFrom: from, dataDir } = config;
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000 });
    return async (mail) => {
      await transport.sendMail({ from, ...mail });
      return { file: null };
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    const folder = path.join(dataDir, 'mail');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replaceAll(':', '-');
    const file = path.join(folder, `${stamp}-${randomBytes(3).toString('hex')}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    return { file };
  };
}
