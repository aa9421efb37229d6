import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ClaimFile, OwnClaim } from '../../../domain/contract/claim';
import { msg, t } from '../../../domain/language';
import { CODE_MINUTES, CODE_TRIES } from '../../../domain/codes';
import { claimAfter, claimMove } from '../../../domain/listing/claimLife';
import {
  CLAIM_STATES,
  maskEmail,
  type ClaimMethod,
  type ClaimState,
} from '../../../domain/listing/claims';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { listingClaims } from '../../db/schema/people';
import { conflict, invalid } from '../../plugins/failures';
import { hashCode, newCode } from '../../security/codes';

export type ClaimRow = typeof listingClaims.$inferSelect;

const BY_CODE = claimMove({ type: 'code.requested', by: 'claimant' });
const BY_DOCUMENTS = claimMove({ type: 'documents.sent', by: 'claimant' });
const OVERTAKEN = claimMove({ type: 'claim.overtaken', by: 'system' });
/** An objection waits for an admin. */
const OBJECTED = CLAIM_STATES.filter(
  (state) => claimAfter(state, { type: 'claim.returned', by: 'admin' }) !== null,
);

const WRONG = msg('This code is not right. Look at the newest email, or ask for another code.');
const OVER = msg('This code no longer works. Ask for another one.');

export const toOwnClaim = ({ state, method, email, code_until, reason }: ClaimRow): OwnClaim => ({
  state,
  method,
  sent_to: method === 'listed_email' ? maskEmail(email) : email,
  code_until: state === 'code_sent' ? (code_until?.toISOString() ?? null) : null,
  // It may be one of our own texts (`overtake`).
  reason: t(reason),
});

/** Claims of unclaimed listings. */
export const claimsRepository = (db: Db, config: Pick<Config, 'jwtSecret'>) => ({
  /** The newest claim of somebody on a listing. */
  async newest(listingId: number, userId: number): Promise<ClaimRow | null> {
    const [row] = await db
      .select()
      .from(listingClaims)
      .where(and(eq(listingClaims.listing_id, listingId), eq(listingClaims.user_id, userId)))
      .orderBy(desc(listingClaims.id))
      .limit(1);
    return row ?? null;
  },

  /** Locks the claim until the transaction ends. */
  async lock(id: number): Promise<ClaimRow | null> {
    const [row] = await db
      .select()
      .from(listingClaims)
      .where(eq(listingClaims.id, id))
      .for('update');
    return row ?? null;
  },

  isFrozen: async (listingId: number): Promise<boolean> =>
    (await db.$count(
      listingClaims,
      and(eq(listingClaims.listing_id, listingId), inArray(listingClaims.state, OBJECTED)),
    )) > 0,

  /** Begins a claim by code, in place of an earlier one. Returns the code. */
  async sendCode(
    of: { listing_id: number; user_id: number },
    { method, email }: { method: ClaimMethod; email: string },
    now: Date,
  ): Promise<string> {
    await this.dropBegun(of, BY_CODE.from);
    const code = newCode();
    await db.insert(listingClaims).values({
      ...of,
      method,
      email,
      state: BY_CODE.to,
      code_hash: hashCode(config, `claim ${of.user_id}`, code),
      code_until: new Date(now.getTime() + CODE_MINUTES * 60_000),
      created_at: now,
      changed_at: now,
    });
    return code;
  },

  /** What another claim takes the place of. */
  async dropBegun(
    { listing_id, user_id }: { listing_id: number; user_id: number },
    begun: readonly ClaimState[],
  ): Promise<void> {
    await db
      .delete(listingClaims)
      .where(
        and(
          eq(listingClaims.listing_id, listing_id),
          eq(listingClaims.user_id, user_id),
          inArray(listingClaims.state, [...begun]),
        ),
      );
  },

  async sendDocuments(
    of: { listing_id: number; user_id: number },
    { note, files }: { note: string; files: ClaimFile[] },
    now: Date,
  ): Promise<void> {
    await this.dropBegun(of, BY_DOCUMENTS.from);
    const { to: state } = BY_DOCUMENTS;
    const row = { ...of, method: 'documents', state, note, files } as const;
    await db.insert(listingClaims).values({ ...row, created_at: now, changed_at: now });
  },

  /**
   * Counts a try, outside of the transaction that it may end. Throws 400 for a wrong code, and 409 for one that
   * has expired or was tried too often.
   */
  async tryCode(claim: ClaimRow, code: string, now: Date): Promise<void> {
    const [tried] = await db
      .update(listingClaims)
      .set({ tries: sql`${listingClaims.tries} + 1` })
      .where(and(eq(listingClaims.id, claim.id), sql`${listingClaims.tries} < ${CODE_TRIES}`))
      .returning();
    if (!tried?.code_until || tried.code_until <= now) throw conflict(OVER);
    if (tried.code_hash !== hashCode(config, `claim ${tried.user_id}`, code)) {
      throw invalid({ code: [tried.tries >= CODE_TRIES ? OVER : WRONG] });
    }
  },

  /** Other claims on the listing that are still open, which end. Returns those that an admin was to decide. */
  async overtake({ id, listing_id }: ClaimRow, now: Date): Promise<ClaimRow[]> {
    const ended = await db
      .update(listingClaims)
      .set({
        state: OVERTAKEN.to,
        reason: msg('Somebody else has claimed this listing meanwhile.'),
        changed_at: now,
        code_hash: null,
      })
      .where(
        and(
          eq(listingClaims.listing_id, listing_id),
          inArray(listingClaims.state, OVERTAKEN.from),
          sql`${listingClaims.id} <> ${id}`,
        ),
      )
      .returning();
    return ended.filter(({ method }) => method === 'documents');
  },
});
