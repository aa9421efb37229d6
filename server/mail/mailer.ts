import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Sends a mail. Returns the path of its file when it was written instead of sent. */
export type SendMail = (mail: Mail) => Promise<{ file: string | null }>;

/** Mail servers repeat the address they refuse, and what is thrown gets logged. */
function withoutAddress(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new Error(`the mail was not sent: ${code}`);
}

/** Without `smtpUrl` each mail becomes an .eml file in the data folder. */
export function createMailer(config: Config): SendMail {
  const { smtpUrl, mailFrom: from, dataDir } = config;
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000 });
    return async (mail) => {
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        throw withoutAddress(error);
      }
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
