import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { idsOf, inParts } from '../../answers/inParts';
import type { Db } from '../../db/database';
import { fullName } from '../../db/names';
import { newsletterSuppressions } from '../../db/schema/newsletter';
import { users } from '../../db/schema/accounts';

/** 128 random bits. They are stored in clear, since all they can do is end the newsletter. */
const createToken = (): string => randomBytes(16).toString('base64url');

interface Subscriber {
  id: number;
  email: string;
  /** Ends the newsletter. */
  token: string;
  isConfirmed: boolean;
}

/** A suppression is of an address: it ends when the member has another one. */
const isNotSuppressed = sql`(${users.id}, ${users.email_key}) not in (
  select ${newsletterSuppressions.user_id}, ${newsletterSuppressions.email_key} from ${newsletterSuppressions}
)`;

/** Subscribers with a confirmed email that neither bounced nor complained; nobody else gets the newsletter. */
export const isSubscriber = and(
  eq(users.active, true),
  isNotNull(users.newsletter_at),
  isNotNull(users.email_verified_at),
  isNotSuppressed,
);

/** Whoever gets the weekly email, by the same rules. */
export const wantsWeekly = and(
  eq(users.active, true),
  isNotNull(users.weekly_at),
  isNotNull(users.email_verified_at),
  isNotSuppressed,
);

/** Emails that a member can end by a link. */
export type Subscription = 'newsletter' | 'weekly';

const SINCE = { newsletter: users.newsletter_at, weekly: users.weekly_at } as const;

const withToken = () => sql<string>`coalesce(${users.newsletter_token}, ${createToken()})`;

export const newsletterRepository = (db: Db) => ({
  /** Starts or ends the weekly email; what is so already stays. */
  async chooseWeekly(userId: number, wanted: boolean, now: Date): Promise<void> {
    const isOne = eq(users.id, userId);
    await db
      .update(users)
      .set(wanted ? { weekly_at: now, newsletter_token: withToken() } : { weekly_at: null })
      .where(wanted ? and(isOne, isNull(users.weekly_at)) : isOne);
  },

  /** Returns the new subscriber; null when the subscription ended or nothing changed. */
  async choose(userId: number, wanted: boolean, now: Date): Promise<Subscriber | null> {
    const isOne = eq(users.id, userId);
    if (!wanted) {
      await db.update(users).set({ newsletter_at: null }).where(isOne);
      return null;
    }
    const [row] = await db
      .update(users)
      .set({ newsletter_at: now, newsletter_token: withToken() })
      .where(and(isOne, isNull(users.newsletter_at)))
      .returning();
    if (!row?.newsletter_token) return null;
    const { id, email, newsletter_token: token, email_verified_at } = row;
    return { id, email, token, isConfirmed: email_verified_at !== null };
  },

  async isKnown(token: string): Promise<boolean> {
    return (await db.$count(users, eq(users.newsletter_token, token))) > 0;
  },

  /** Returns whose subscription this ended; null when nobody was subscribed. */
  async end(token: string, of: Subscription): Promise<{ id: number } | null> {
    const [row] = await db
      .update(users)
      .set(of === 'weekly' ? { weekly_at: null } : { newsletter_at: null })
      .where(and(eq(users.newsletter_token, token), isNotNull(SINCE[of])))
      .returning({ id: users.id });
    return row ?? null;
  },

  /** Rows of email, name, account type and date, longest subscribed first, in parts. */
  async *subscribers(): AsyncGenerator<string[][]> {
    const since = sql`greatest(${users.newsletter_at}, ${users.email_verified_at})`.mapWith(
      users.newsletter_at,
    );
    const order = [since, asc(users.id)];
    const found = db
      .select({ id: users.id })
      .from(users)
      .where(isSubscriber)
      .orderBy(...order);
    yield* inParts(await idsOf(db, found), async (ids) => {
      const rows = await db
        .select({ email: users.email, name: fullName(users), user_type: users.user_type, since })
        .from(users)
        .where(and(isSubscriber, inArray(users.id, ids)))
        .orderBy(...order);
      return rows.map(({ email, name, user_type, since }) => [
        email,
        name ?? '',
        user_type,
        since.toISOString(),
      ]);
    });
  },
});
