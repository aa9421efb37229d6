import { lt } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { forumNonces } from '../../db/schema/identities';

/** The forum's nonces, so that each is answered once and in time. */
export const noncesRepository = (db: Db) => ({
  /** When this nonce was first received; `now` if it is new. */
  async firstSeen(nonce: string, now: Date): Promise<Date> {
    const row = { nonce: `seen:${nonce}`, used_at: now };
    const [seen] = await db
      .insert(forumNonces)
      .values(row)
      .onConflictDoUpdate({ target: forumNonces.nonce, set: { nonce: row.nonce } })
      .returning();
    return seen?.used_at ?? now;
  },

  /** Marks the nonce as used; false when it was used before. */
  async use(nonce: string, now: Date): Promise<boolean> {
    const used = await db
      .insert(forumNonces)
      .values({ nonce: `used:${nonce}`, used_at: now })
      .onConflictDoNothing()
      .returning();
    return used.length > 0;
  },

  async deleteBefore(before: Date): Promise<void> {
    await db.delete(forumNonces).where(lt(forumNonces.used_at, before));
  },
});
