import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { fullName } from '../../db/names';
import { users } from '../../db/schema';

/** 128 random bits; kept in clear, since all it can do is end the newsletter. */
const createToken = (): string => randomBytes(16).toString('base64url');

interface Subscriber {
  id: number;
  email: string;
  /** Ends the newsletter. */
  token: string;
  isProven: boolean;
}

/** Who asked for it, by an e-mail that is proven to be theirs: nobody else is written to. */
export const isSubscriber = and(
  eq(users.active, true),
  isNotNull(users.newsletter_at),
  isNotNull(users.email_verified_at),
);

export const newsletterRepository = (db: Db) => ({
  /** The member whom this subscribed; null where it changed nothing or ended it. */
  async choose(userId: number, wanted: boolean, now: Date): Promise<Subscriber | null> {
    const isOne = eq(users.id, userId);
    if (!wanted) {
      await db.update(users).set({ newsletter_at: null }).where(isOne);
      return null;
    }
    const newsletter_token = sql<string>`coalesce(${users.newsletter_token}, ${createToken()})`;
    const [row] = await db
      .update(users)
      .set({ newsletter_at: now, newsletter_token })
      .where(and(isOne, isNull(users.newsletter_at)))
      .returning();
    if (!row?.newsletter_token) return null;
    const { id, email, newsletter_token: token, email_verified_at } = row;
    return { id, email, token, isProven: email_verified_at !== null };
  },

  async isKnown(token: string): Promise<boolean> {
    return (await db.$count(users, eq(users.newsletter_token, token))) > 0;
  },

  /** Who was subscribed until now; null when nobody was. */
  async end(token: string): Promise<{ id: number } | null> {
    const [row] = await db
      .update(users)
      .set({ newsletter_at: null })
      .where(and(eq(users.newsletter_token, token), isNotNull(users.newsletter_at)))
      .returning({ id: users.id });
    return row ?? null;
  },

  /** E-mail, name, account type and ISO 8601 moment; longest subscribed first. */
  async subscribers(): Promise<string[][]> {
    const since = sql`greatest(${users.newsletter_at}, ${users.email_verified_at})`.mapWith(
      users.newsletter_at,
    );
    const rows = await db
      .select({
        email: users.email,
        name: fullName(users),
        user_type: users.user_type,
        since,
      })
      .from(users)
      .where(isSubscriber)
      .orderBy(since, asc(users.id));
    return rows.map(({ email, name, user_type, since }) => [
      email,
      name ?? '',
      user_type,
      since.toISOString(),
    ]);
  },
});
