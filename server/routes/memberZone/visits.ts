import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { memberVisits } from '../../db/schema/accounts';

/** Within this time the page may be opened again, and still says what was new at first. */
const VISIT_MS = 3_600_000;

/** When members saw the Member Zone. */
export const visitsRepository = (db: Db) => ({
  /** The end of the visit before the present one; null when there was none. */
  async before(userId: number, now: Date): Promise<Date | null> {
    const [visit] = await db.select().from(memberVisits).where(eq(memberVisits.user_id, userId));
    if (!visit) return null;
    const isPresent = now.getTime() - visit.latest_at.getTime() < VISIT_MS;
    return isPresent ? visit.earlier_at : visit.latest_at;
  },

  /** Begins a visit, unless one is under way. */
  async begin(user_id: number, now: Date): Promise<void> {
    await db
      .insert(memberVisits)
      .values({ user_id, latest_at: now })
      .onConflictDoUpdate({
        target: memberVisits.user_id,
        set: { earlier_at: sql`${memberVisits.latest_at}`, latest_at: now },
        setWhere: lt(memberVisits.latest_at, new Date(now.getTime() - VISIT_MS + 1)),
      });
  },
});
