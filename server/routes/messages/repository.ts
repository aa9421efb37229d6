import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Message } from '../../../domain/contract/message';
import { oldestKept } from '../../../domain/retention';
import type { Db } from '../../db/database';
import { memberMessages as messages } from '../../db/schema/messages';
import { individualProfiles as profiles } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { SEARCHED } from '../../search/searched';

/** A member with a public card: who can write, and be written to. */
interface Correspondent {
  id: number;
  email: string;
  first_name: string;
  display_name: string;
  takes_messages: boolean;
}

interface Wanted {
  /** One of them alone. */
  id?: number;
  /** All without one. */
  limit?: number;
}

export const messagesRepository = (db: Db) => ({
  /** Null without a public card. */
  async correspondent(id: number): Promise<Correspondent | null> {
    const [row] = await db
      .select({
        id: users.id,
        email: users.email,
        first_name: users.first_name,
        display_name: profiles.display_name,
        takes_messages: users.takes_messages,
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.user_id, users.id))
      .where(and(eq(users.id, id), eq(users.active, true), SEARCHED.member.isPublic));
    return row ?? null;
  },

  async add(from_id: number, to_id: number, text: string, now: Date): Promise<number> {
    const [row] = await db
      .insert(messages)
      .values({ from_id, to_id, text, created_at: now })
      .returning({ id: messages.id });
    if (!row) throw new Error('nothing was stored');
    return row.id;
  },

  /** Those that a member wrote or got, newest first. */
  async listOf(userId: number, { id, limit }: Wanted = {}): Promise<Message[]> {
    const isOwn = sql<boolean>`${messages.from_id} = ${userId}`;
    const found = db
      .select({
        message_id: messages.id,
        is_own: isOwn,
        member_id: users.id,
        display_name: sql<string>`coalesce(nullif(${profiles.display_name}, ''), ${users.first_name})`,
        takes_messages: sql<boolean>`${users.takes_messages} and ${users.active} and coalesce(${SEARCHED.member.isPublic}, false)`,
        text: messages.text,
        created_at: messages.created_at,
      })
      .from(messages)
      .innerJoin(
        users,
        sql`${users.id} = case when ${isOwn} then ${messages.to_id} else ${messages.from_id} end`,
      )
      .leftJoin(profiles, eq(profiles.user_id, users.id))
      .where(
        and(
          or(eq(messages.from_id, userId), eq(messages.to_id, userId)),
          id === undefined ? undefined : eq(messages.id, id),
        ),
      )
      .orderBy(desc(messages.id));
    const rows = await (limit === undefined ? found : found.limit(limit));
    return rows.map(({ created_at, ...row }) => ({ ...row, sent_at: created_at.toISOString() }));
  },

  async removeOld(now: Date): Promise<void> {
    await db.delete(messages).where(lt(messages.created_at, oldestKept('messages', now)));
  },
});
