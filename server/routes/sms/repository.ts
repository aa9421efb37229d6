import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { SmsPhone } from '../../../domain/contract/sms';
import { CODE_MINUTES, CODE_TRIES } from '../../../domain/codes';
import { msg } from '../../../domain/language';
import type { Db } from '../../db/database';
import { smsPhones } from '../../db/schema/mails';
import { conflict, invalid } from '../../plugins/failures';
import { consentsRepository } from '../profiles/consentsRepository';

const WRONG = msg('This code is not right. Look at the newest message, or ask for another code.');
const OVER = msg('This code no longer works. Ask for another one.');

const NO_CODE = { pending: null, code_hash: null, code_until: null };

/** The phones of members that get text messages. */
export const smsRepository = (db: Db) => ({
  async phoneOf(userId: number, now: Date): Promise<SmsPhone> {
    const [row] = await db.select().from(smsPhones).where(eq(smsPhones.user_id, userId));
    const isOpen = row?.code_until && row.code_until > now;
    return { number: row?.number ?? null, pending: isOpen ? row.pending : null };
  },

  /** What is stored about the phone of a member, for its export; null for none. */
  async storedOf(userId: number) {
    const { number, confirmed_at, pending } = smsPhones;
    const columns = { number, confirmed_at, pending };
    const [row] = await db.select(columns).from(smsPhones).where(eq(smsPhones.user_id, userId));
    return row ?? null;
  },

  /** Lets a number wait for its code, in place of an earlier one; the confirmed one stays. */
  async begin(userId: number, number: string, codeHash: string, now: Date): Promise<void> {
    const waiting = {
      pending: number,
      code_hash: codeHash,
      code_until: new Date(now.getTime() + CODE_MINUTES * 60_000),
      tries: 0,
    };
    await db
      .insert(smsPhones)
      .values({ user_id: userId, ...waiting })
      .onConflictDoUpdate({ target: smsPhones.user_id, set: waiting });
  },

  /**
   * Counts a try, outside of the transaction that it may end. Throws 400 for a wrong code, and 409 for one that
   * has expired or was tried too often.
   */
  async tryCode(userId: number, codeHash: string, now: Date): Promise<void> {
    const [tried] = await db
      .update(smsPhones)
      .set({ tries: sql`${smsPhones.tries} + 1` })
      .where(and(eq(smsPhones.user_id, userId), lt(smsPhones.tries, CODE_TRIES)))
      .returning();
    if (!tried?.code_until || tried.code_until <= now) throw conflict(OVER);
    if (tried.code_hash === codeHash) return;
    throw invalid({ code: [tried.tries >= CODE_TRIES ? OVER : WRONG] });
  },

  /** Takes the number that the code was sent to, and the consent with it; throws 409 when another waits by now. */
  async confirm(userId: number, codeHash: string, now: Date): Promise<void> {
    const rows = await db
      .update(smsPhones)
      .set({ number: sql`${smsPhones.pending}`, confirmed_at: now, ...NO_CODE })
      .where(and(eq(smsPhones.user_id, userId), eq(smsPhones.code_hash, codeHash)))
      .returning();
    if (rows.length === 0) throw conflict(OVER);
    await consentsRepository(db).record(userId, { sms: true }, now);
  },

  async drop(userId: number, now: Date): Promise<void> {
    const gone = await db.delete(smsPhones).where(eq(smsPhones.user_id, userId)).returning();
    if (gone[0]?.number) await consentsRepository(db).record(userId, { sms: false }, now);
  },

  /** For a number that takes no messages; several members may share it. */
  async dropNumber(number: string, now: Date): Promise<void> {
    const isSame = sql`${number} in (${smsPhones.number}, ${smsPhones.pending})`;
    const rows = await db.select().from(smsPhones).where(isSame);
    for (const { user_id } of rows) await this.drop(user_id, now);
  },

  /** Forgets numbers whose code nobody entered in time. */
  async removeExpired(now: Date): Promise<void> {
    const isOver = lt(smsPhones.code_until, now);
    await db.delete(smsPhones).where(and(isOver, isNull(smsPhones.number)));
    await db.update(smsPhones).set(NO_CODE).where(isOver);
  },
});
