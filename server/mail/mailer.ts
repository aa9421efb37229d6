import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { MailKind } from './kinds';

export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** What it is about, such as `review:12:published`: only the first email with a key is sent. */
  key?: string;
  /** In a few words, for members who also want text messages. */
  sms?: string;
}

/** An email or text message as it leaves the queue. */
export interface Letter extends Omit<Mail, 'kind' | 'key' | 'sms'> {
  id: number;
  /** The left part of its Message-ID, the same at each attempt. */
  message_id: string;
  created_at: Date;
}

/** Hands over an email or a text message; throws `SendingRefused` when it must not or could not be sent. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  /** Throws when the mail server cannot be reached or takes nothing from us. */
  verify(): Promise<void>;
  close(): void;
}

type Trouble = 'mail' | 'server';

/** Names no address: servers repeat the one they refuse, and what is thrown gets logged. */
export class SendingRefused extends Error {
  /** No later attempt would be accepted. */
  readonly isFinal: boolean;
  /** Whether others would meet the same trouble now. */
  readonly trouble: Trouble;
  /** Nothing ever reaches this address. */
  readonly isAddressDead: boolean;

  constructor(reason: string, isFinal: boolean, trouble: Trouble, isAddressDead = false) {
    super(reason);
    this.isFinal = isFinal;
    this.trouble = trouble;
    this.isAddressDead = isAddressDead;
  }
}

/** Milliseconds. */
interface Patience {
  connection: number;
  /** While nothing is said. */
  silence: number;
  /** However slowly a mail server answers, an attempt ends then, and with it its connection. */
  attempt: number;
}

export const PATIENCE: Patience = { connection: 10_000, silence: 30_000, attempt: 60_000 };

/** Refusals of this email; any other code is trouble with the server as a whole. */
const OF_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * Codes of RFC 3463 and 7505: no such mailbox, host or address, moved, disabled. Other refusals can be due to what is
 * sent, or by whom.
 */
const DEAD_ADDRESS = /^\d{3}[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

function toRefusal(error: unknown): SendingRefused {
  const details = types.isNativeError(error) ? error : {};
  const code = 'code' in details ? String(details.code) : 'unknown';
  const status = 'responseCode' in details ? Number(details.responseCode) : null;
  const isOfMail = OF_THE_MAIL.has(code) && status !== null;
  const isFinal = isOfMail && status >= 500;
  const reason = status === null ? code : `${code} ${status}`;
  const answer = 'response' in details ? String(details.response) : '';
  const isDead = isFinal && DEAD_ADDRESS.test(answer);
  return new SendingRefused(reason, isFinal, isOfMail ? 'mail' : 'server', isDead);
}

/** What of a letter is in its message. */
const messageOf = ({ publicUrl, mailFrom: from }: Config, letter: Letter) => {
  const { to, subject, text, html, headers, message_id, created_at: date } = letter;
  const messageId = `<${message_id}@${new URL(publicUrl).hostname}>`;
  return { from, to, subject, text, ...(html && { html }), headers, messageId, date };
};

/** A repeat overwrites the file of the first attempt; names sort as the emails were written. */
const fileOf = ({ id, created_at }: Letter): string =>
  `${created_at.toISOString().replaceAll(':', '-')}-${String(id).padStart(9, '0')}.eml`;

/** Emails are off: each is forgotten as if it had been sent. */
const NO_MAILER: Mailer = {
  send: () => Promise.resolve(),
  verify: () => Promise.resolve(),
  close: () => undefined,
};

export const mailFolder = ({ dataDir }: Config): string => path.join(dataDir, 'mail');

function createFileMailer(config: Config): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(config, letter));
      const folder = mailFolder(config);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, fileOf(letter)), message, { mode: 0o600 });
    },
    verify: () => Promise.resolve(),
    close: () => transport.close(),
  };
}

/**
 * Over SMTP with `smtpUrl`, one email at a time over a connection that is kept. Else nowhere when emails are off, and as
 * an .eml file in the data folder when they are not. nodemailer's own repeats are off: the queue repeats.
 */
export function createMailer(config: Config, patience = PATIENCE): Mailer {
  if (config.isMailOff) return NO_MAILER;
  if (!config.smtpUrl) return createFileMailer(config);
  const transport = createTransport({
    url: config.smtpUrl,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.connection,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      const signal = AbortSignal.timeout(patience.attempt);
      try {
        await transport.sendMail({ ...messageOf(config, letter), signal });
      } catch (error) {
        throw toRefusal(error);
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
