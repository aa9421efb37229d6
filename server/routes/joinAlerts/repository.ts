import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { oldestKept } from '../../../domain/retention';
import type { JoinAlertPayload } from '../../../domain/contract/joinAlert';
import type { Db } from '../../db/database';
import { joinAlerts } from '../../db/schema/search';
import { listings } from '../../db/schema/listings';
import { JOIN_ALERT_HOURS } from '../../mail/joinAlertMail';
import { createResetToken, hashResetToken } from '../../security/resetTokens';

const HOUR = 3_600_000;
/** A listing may be published in a transaction that ends after a later one. */
const OVERLAP_MS = HOUR;
/** Looked for in one run; the others follow in the next. */
const MOST_CHECKED = 500;

const ago = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);

export type JoinAlert = typeof joinAlerts.$inferSelect;

/** `open`: waits to be confirmed; `confirmed`: an email will come; null: ended, sent or never there. */
export type JoinAlertState = { state: 'open' | 'confirmed'; alert: JoinAlert } | null;

const hasToken = (token: string) => eq(joinAlerts.token_hash, hashResetToken(token));

/** Searches of which somebody wants to know when a business joins; only hashes of the links are stored. */
export const joinAlertsRepository = (db: Db) => ({
  /** Returns the token of its link; null when that address has confirmed the same search. */
  async add({ email, q, county }: JoinAlertPayload, now: Date): Promise<string | null> {
    const token = createResetToken();
    const token_hash = hashResetToken(token);
    const [row] = await db
      .insert(joinAlerts)
      .values({ token_hash, email, q, county, created_at: now })
      .onConflictDoUpdate({
        target: [joinAlerts.email, joinAlerts.q, joinAlerts.county],
        set: { token_hash, created_at: now },
        setWhere: isNull(joinAlerts.confirmed_at),
      })
      .returning({ id: joinAlerts.id });
    return row ? token : null;
  },

  async read(token: string, now: Date): Promise<JoinAlertState> {
    const [alert] = await db
      .select()
      .from(joinAlerts)
      .where(
        and(
          hasToken(token),
          or(
            isNotNull(joinAlerts.confirmed_at),
            gt(joinAlerts.created_at, ago(now, JOIN_ALERT_HOURS)),
          ),
        ),
      );
    return alert ? { state: alert.confirmed_at ? 'confirmed' : 'open', alert } : null;
  },

  async confirm(token: string, now: Date): Promise<void> {
    await db
      .update(joinAlerts)
      .set({ confirmed_at: now })
      .where(
        and(
          hasToken(token),
          isNull(joinAlerts.confirmed_at),
          gt(joinAlerts.created_at, ago(now, JOIN_ALERT_HOURS)),
        ),
      );
  },

  async end(token: string): Promise<void> {
    await db.delete(joinAlerts).where(hasToken(token));
  },

  /** Confirmed ones that were not looked for since a listing was last published, the oldest first. */
  async due(): Promise<JoinAlert[]> {
    const [newest] = await db
      .select({ at: listings.published_at })
      .from(listings)
      .where(and(eq(listings.status, 'published'), isNotNull(listings.published_at)))
      .orderBy(desc(listings.published_at))
      .limit(1);
    if (!newest?.at) return [];
    const changed = new Date(newest.at.getTime() + OVERLAP_MS);
    return db
      .select()
      .from(joinAlerts)
      .where(
        and(
          lt(joinAlerts.confirmed_at, newest.at),
          or(isNull(joinAlerts.checked_at), lt(joinAlerts.checked_at, changed)),
        ),
      )
      .orderBy(asc(joinAlerts.id))
      .limit(MOST_CHECKED);
  },

  /** Whether the business was published after the alert was confirmed. */
  async hasJoinedSince(listingId: number, { confirmed_at }: JoinAlert): Promise<boolean> {
    if (!confirmed_at) return false;
    const isNew = and(eq(listings.id, listingId), gt(listings.published_at, confirmed_at));
    return (await db.$count(listings, isNew)) > 0;
  },

  async markChecked(ids: number[], now: Date): Promise<void> {
    await db.update(joinAlerts).set({ checked_at: now }).where(inArray(joinAlerts.id, ids));
  },

  /** Whether it was there, so that of two processes one sends the email. */
  async take(id: number): Promise<boolean> {
    const rows = await db.delete(joinAlerts).where(eq(joinAlerts.id, id)).returning();
    return rows.length > 0;
  },

  /** Those of an account's email. */
  async listOf(email: string) {
    const { q, county, created_at: since, confirmed_at } = joinAlerts;
    return db
      .select({ q, county, since, confirmed_at })
      .from(joinAlerts)
      .where(sql`lower(${joinAlerts.email}) = lower(${email})`)
      .orderBy(asc(joinAlerts.id));
  },

  /** Those of an account that is deleted. */
  async removeOf(email: string): Promise<void> {
    await db.delete(joinAlerts).where(sql`lower(${joinAlerts.email}) = lower(${email})`);
  },

  async removeOld(now: Date): Promise<void> {
    const isUnanswered = and(
      isNull(joinAlerts.confirmed_at),
      lt(joinAlerts.created_at, ago(now, JOIN_ALERT_HOURS)),
    );
    const isOld = lt(joinAlerts.created_at, oldestKept('joinAlerts', now));
    await db.delete(joinAlerts).where(or(isUnanswered, isOld));
  },
});
