import { createHmac, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { language, type Language } from '../../domain/language';
import { mailMachine } from '../../domain/mail/mailMachine';
import { firstState, moveOf } from '../../domain/nextState';
import { oldestKept } from '../../domain/retention';
import { canonicalName } from '../../domain/userNames';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { mails, smsPhones, type MailChannel } from '../db/schema/mails';
import { users } from '../db/schema/accounts';
import { inLanguage } from '../language';
import { throttled } from '../plugins/failures';
import { MAIL_LIMITS, type MailKind, type MailLimit } from './kinds';
import { isInState, isOpen } from './mailStates';
import { PATIENCE, type Letter, type Mail } from './mailer';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next is due; after the last, none is. */
export const BACKOFF_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/** Longer than an attempt can last, so that nobody takes an email that is still being sent. */
export const LEASE_MS = 2 * PATIENCE.attempt;

const DAY = 24 * HOUR;

const UNTRIED = firstState(mailMachine);
const CLAIMED = moveOf(mailMachine, { type: 'mail.claimed', isLeaseOver: false });
const CLAIMED_AGAIN = moveOf(mailMachine, { type: 'mail.claimed', isLeaseOver: true });
const RELEASED = moveOf(mailMachine, { type: 'lease.released' });
const ACCEPTED = moveOf(mailMachine, { type: 'mail.accepted' });
const RETRIED = moveOf(mailMachine, { type: 'attempt.failed', isLast: false });
const GIVEN_UP = moveOf(mailMachine, { type: 'attempt.failed', isLast: true });

/** Links in emails open accounts, and subjects name people: both are deleted once the email is sent. */
const FORGOTTEN = { recipient: '', subject: '', text: '', html: null, headers: {} };

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

type Secret = Pick<Config, 'jwtSecret'>;

/** What the recipients are hashed with, and whether there are text messages. */
export type QueueConfig = Pick<Config, 'jwtSecret' | 'sms'>;

interface EnqueueOptions {
  config: QueueConfig;
  /** The account that the email is for; null where there is none. */
  account: number | null;
  now: Date;
  /** Not sent before; at once unless it is named. */
  dueAt?: Date | undefined;
}

/**
 * The same for all ways to write an address. Whoever knows the secret can try addresses on it; without one, which
 * production does not allow, everybody can.
 */
function hashOf(recipient: string, { jwtSecret }: Secret): string {
  const key = createHmac('sha256', jwtSecret ?? '')
    .update('recipients of mails')
    .digest();
  return createHmac('sha256', key).update(canonicalName(recipient)).digest('base64url');
}

/** Seconds until the limits of a kind let another email through; 0 for now. */
async function waitFor(
  tx: Db,
  kind: MailKind,
  hash: string,
  { account, now }: Omit<EnqueueOptions, 'config'>,
): Promise<number> {
  const limit: MailLimit = MAIL_LIMITS[kind];
  if (limit.isRequested) {
    /** Of two at one moment the second sees the first. */
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${kind + hash}, 0))`);
  }
  const isSame = or(
    eq(mails.recipient_hash, hash),
    account === null ? undefined : eq(mails.account_id, account),
  );
  const recent = await tx
    .select({ at: mails.created_at })
    .from(mails)
    .where(and(eq(mails.kind, kind), isSame, gt(mails.created_at, after(now, -DAY))))
    .orderBy(desc(mails.created_at))
    .limit(limit.day);
  const waitOf = (count: number, period: number): number => {
    const oldest = recent[count - 1];
    return oldest ? oldest.at.getTime() + period - now.getTime() : 0;
  };
  return Math.max(
    0,
    Math.ceil(Math.max(waitOf(limit.hour, HOUR), waitOf(limit.day, DAY)) / SECOND),
  );
}

/** Writes an email; it runs in the language of who gets it. */
export type WriteMail = () => Mail;

interface Reader {
  language: Language;
  /** The confirmed number for text messages. */
  phone: string | null;
}

/** Who an account is written to; without one the language is that of the request. */
async function readerOf(tx: Db, account: number | null): Promise<Reader> {
  const [row] =
    account === null
      ? []
      : await tx
          .select({ language: users.language, phone: smsPhones.number })
          .from(users)
          .leftJoin(smsPhones, eq(smsPhones.user_id, users.id))
          .where(eq(users.id, account));
  return row ?? { language: language(), phone: null };
}

type Content = Omit<typeof mails.$inferInsert, 'recipient_hash' | 'message_id' | 'created_at'> & {
  kind: MailKind;
};

/** Returns the seconds to wait; 0 when it is in the queue. */
async function insert(tx: Db, content: Content, options: EnqueueOptions): Promise<number> {
  const { config, now } = options;
  const recipient_hash = hashOf(content.recipient, config);
  const wait = await waitFor(tx, content.kind, recipient_hash, options);
  if (wait > 0) return wait;
  const row = { ...content, recipient_hash, message_id: randomUUID(), created_at: now };
  await tx.insert(mails).values(row).onConflictDoNothing({ target: mails.key });
  return 0;
}

/**
 * Puts an email into the queue, in the transaction of the change that it announces, where there is one. An email whose
 * key was there before is dropped, and so is one beyond the limits of its kind: then it returns the
 * seconds to wait, else 0. Its short form goes to the phone of a member who wants text messages. `app.deliverSoon()`, after the transaction, sends it at once.
 */
export async function enqueueMail(
  tx: Db,
  write: WriteMail,
  options: EnqueueOptions,
): Promise<number> {
  const { language, phone } = await readerOf(tx, options.account);
  const { to: recipient, key = randomUUID(), sms, ...content } = inLanguage(language, write);
  const { account: account_id, dueAt: next_attempt_at = options.now } = options;
  const more = { account_id, next_attempt_at };
  const wait = await insert(tx, { ...content, ...more, recipient, key }, options);
  if (wait === 0 && sms && phone && options.config.sms) {
    await insert(tx, { ...textMessage('sms', phone, sms), ...more, key: `${key}:sms` }, options);
  }
  return wait;
}

const textMessage = (kind: 'sms' | 'smsCode', recipient: string, text: string) =>
  ({ kind, channel: 'sms', recipient, subject: '', text }) as const;

/** Puts a code for a phone into the queue; beyond the limits it throws 429. */
export async function enqueueSmsCode(
  tx: Db,
  { phone, text }: { phone: string; text: string },
  options: EnqueueOptions & { account: number },
): Promise<void> {
  const { account: account_id, now: next_attempt_at } = options;
  const row = { ...textMessage('smsCode', phone, text), account_id, next_attempt_at };
  const wait = await insert(tx, { ...row, key: randomUUID() }, options);
  if (wait > 0) throw throttled(wait);
}

/** For a request that must not succeed without its email: beyond the limits it throws 429, in `words`. */
export async function enqueueOrRefuse(
  tx: Db,
  write: WriteMail,
  options: EnqueueOptions,
  words?: string,
): Promise<void> {
  const wait = await enqueueMail(tx, write, options);
  if (wait > 0) throw throttled(wait, words);
}

/** For what succeeds without its email too: beyond the limits the email is dropped, and the log says so. */
export async function enqueueOrDrop(
  app: FastifyInstance,
  tx: Db,
  write: WriteMail,
  account: number | null,
  dueAt?: Date,
): Promise<void> {
  const wait = await enqueueMail(tx, write, { config: app.config, account, now: app.now(), dueAt });
  if (wait > 0)
    app.log.warn({ kind: write().kind }, 'an email beyond the limits of its kind was dropped');
}

/** Drops what waits for an account that goes, also at its earlier addresses. */
export async function dropMails(
  tx: Db,
  { id, email }: { id: number; email: string },
  config: Secret,
): Promise<void> {
  const isTheirs = or(eq(mails.account_id, id), eq(mails.recipient_hash, hashOf(email, config)));
  await tx.delete(mails).where(and(isOpen, isTheirs));
}

/** Nobody has begun to send it. */
export const isUntried = isInState([UNTRIED]);

/** Drops what nobody has begun to send of the emails whose key begins so; returns their accounts. */
export async function dropUnsent(tx: Db, keyStart: string): Promise<(number | null)[]> {
  const dropped = await tx
    .delete(mails)
    .where(and(isUntried, sql`starts_with(${mails.key}, ${keyStart})`))
    .returning({ account: mails.account_id });
  return dropped.map(({ account }) => account);
}

type Claimed = Letter & { channel: MailChannel; attempts: number };

/** The emails on their way, for whoever sends them; several processes may do so at once. */
export const mailQueue = (db: Db) => ({
  /** The email that waits longest, for the caller alone while the lease lasts; null for none. */
  async claim(now: Date): Promise<Claimed | null> {
    const isFree = or(
      isInState(CLAIMED.from),
      and(isInState(CLAIMED_AGAIN.from), lte(mails.claimed_until, now)),
    );
    const next = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isOpen, lte(mails.next_attempt_at, now), isFree))
      .orderBy(asc(mails.next_attempt_at), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, claimed_until: after(now, LEASE_MS) })
      .where(eq(mails.id, sql`(${next})`))
      .returning();
    if (!row) return null;
    const { id, channel, message_id, created_at, subject, text, html, headers, attempts } = row;
    const letter = {
      id,
      channel,
      message_id,
      created_at,
      to: row.recipient,
      subject,
      text,
      headers,
    };
    return { ...letter, ...(html !== null && { html }), attempts };
  },

  /** What it said, and to whom, is forgotten, as it is once given up. */
  async sent(id: number, now: Date): Promise<void> {
    await db
      .update(mails)
      .set({ sent_at: now, ...FORGOTTEN, claimed_until: null })
      .where(and(eq(mails.id, id), isInState(ACCEPTED.from)));
  },

  /** Returns whether it is given up; false too where another process has dealt with it meanwhile. */
  async failed(
    { id, attempts }: Claimed,
    { reason, isFinal, now }: { reason: string; isFinal: boolean; now: Date },
  ): Promise<boolean> {
    const wait = isFinal ? undefined : BACKOFF_MS[attempts - 1];
    const next =
      wait === undefined ? { failed_at: now, ...FORGOTTEN } : { next_attempt_at: after(now, wait) };
    const { from } = wait === undefined ? GIVEN_UP : RETRIED;
    const failed = await db
      .update(mails)
      .set({ ...next, last_error: reason, claimed_until: null })
      .where(and(eq(mails.id, id), isInState(from)))
      .returning({ id: mails.id });
    return wait === undefined && failed.length > 0;
  },

  /** For the one process of an embedded database: what is claimed was its predecessor's. */
  async release(): Promise<void> {
    await db.update(mails).set({ claimed_until: null }).where(isInState(RELEASED.from));
  },

  /** Deletes what was sent or given up a month ago. After a day an email no longer says who got it. */
  async sweep(now: Date): Promise<void> {
    const isDone = or(isNotNull(mails.sent_at), isNotNull(mails.failed_at));
    await db
      .update(mails)
      .set({ recipient_hash: '', account_id: null })
      .where(and(isDone, ne(mails.recipient_hash, ''), lt(mails.created_at, after(now, -DAY))));
    const oldest = oldestKept('mails', now);
    await db.delete(mails).where(or(lt(mails.sent_at, oldest), lt(mails.failed_at, oldest)));
  },
});
