import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { fullName } from '../../db/names';
import { users } from '../../db/schema';

/** 128 random bits; kept in clear, since all it can do is end the newsletter. */
const createToken = (): string => randomBytes(16).toString('base64url');

export const newsletterRepository = (db: Db) => ({
  /** True when this subscribed a member who was not subscribed. */
  async choose(userId: number, wanted: boolean, now: Date): Promise<boolean> {
    const isOne = eq(users.id, userId);
    if (!wanted) {
      await db.update(users).set({ newsletter_at: null }).where(isOne);
      return false;
    }
    const subscribed = await db
      .update(users)
      .set({ newsletter_at: now })
      .where(and(isOne, isNull(users.newsletter_at)))
      .returning({ id: users.id });
    return subscribed.length > 0;
  },

  /** Where to write to a subscriber, and the token that ends it, made when first needed. */
  async addressOf(userId: number): Promise<{ email: string; token: string } | null> {
    const token = sql<string>`coalesce(${users.newsletter_token}, ${createToken()})`;
    const [row] = await db
      .update(users)
      .set({ newsletter_token: token })
      .where(and(eq(users.id, userId), eq(users.active, true), isNotNull(users.newsletter_at)))
      .returning({ email: users.email, token: users.newsletter_token });
    return row?.token ? { email: row.email, token: row.token } : null;
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
    const rows = await db
      .select({
        email: users.email,
        name: fullName(users),
        user_type: users.user_type,
        since: users.newsletter_at,
      })
      .from(users)
      .where(and(eq(users.active, true), isNotNull(users.newsletter_at)))
      .orderBy(asc(users.newsletter_at), asc(users.id));
    return rows.map(({ email, name, user_type, since }) => [
      email,
      name ?? '',
      user_type,
      since?.toISOString() ?? '',
    ]);
  },
});
