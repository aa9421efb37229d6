import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { mails } from '../db/outside';
import { PATIENCE, type Letter, type Mail } from './mailer';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after each failed attempt the next is due; after the last, none is. */
export const BACKOFF_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/** Longer than an attempt can last, so that nobody takes a mail that is still being sent. */
export const LEASE_MS = 2 * PATIENCE.attempt;

const KEPT_MS = 30 * 24 * HOUR;

/** Links in mails open accounts, and subjects name people: they are kept no longer than needed. */
const FORGOTTEN = { recipient: '', subject: '', text: '', html: null, headers: {} };

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * Puts a mail into the queue, in the transaction of what it tells, where there is one. A mail whose
 * key was there before is dropped. `app.deliverSoon()`, after the transaction, sends it at once.
 */
export async function enqueueMail(tx: Db, mail: Mail, now: Date): Promise<void> {
  const { to: recipient, key = randomUUID(), ...content } = mail;
  await tx
    .insert(mails)
    .values({
      ...content,
      recipient,
      key,
      message_id: randomUUID(),
      next_attempt_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: mails.key });
}

type Claimed = Letter & { attempts: number };

/** The mails on their way, for whoever sends them; several processes may do so at once. */
export const mailQueue = (db: Db) => {
  const isOpen = and(isNull(mails.sent_at), isNull(mails.failed_at));

  return {
    /** The mail that waits longest, for the caller alone while the lease lasts; null for none. */
    async claim(now: Date): Promise<Claimed | null> {
      const isFree = or(isNull(mails.claimed_until), lte(mails.claimed_until, now));
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
      const { id, message_id, created_at, subject, text, html, headers, attempts } = row;
      const letter = { id, message_id, created_at, to: row.recipient, subject, text, headers };
      return { ...letter, ...(html !== null && { html }), attempts };
    },

    /** What it said, and to whom, is forgotten, as it is once given up. */
    async sent(id: number, now: Date): Promise<void> {
      await db
        .update(mails)
        .set({ sent_at: now, ...FORGOTTEN, claimed_until: null })
        .where(eq(mails.id, id));
    },

    /** Returns whether it is given up. */
    async failed(
      { id, attempts }: Claimed,
      { reason, isFinal, now }: { reason: string; isFinal: boolean; now: Date },
    ): Promise<boolean> {
      const wait = isFinal ? undefined : BACKOFF_MS[attempts - 1];
      const next =
        wait === undefined
          ? { failed_at: now, ...FORGOTTEN }
          : { next_attempt_at: after(now, wait) };
      await db
        .update(mails)
        .set({ ...next, last_error: reason, claimed_until: null })
        .where(eq(mails.id, id));
      return wait === undefined;
    },

    /** For the one process of an embedded database: what is claimed was its predecessor's. */
    async release(): Promise<void> {
      await db.update(mails).set({ claimed_until: null }).where(isNotNull(mails.claimed_until));
    },

    /** Forgets what was sent or given up a month ago. */
    async sweep(now: Date): Promise<void> {
      const oldest = after(now, -KEPT_MS);
      await db.delete(mails).where(or(lt(mails.sent_at, oldest), lt(mails.failed_at, oldest)));
    },
  };
};
