import { and, desc, eq, getTableColumns, inArray, lt, lte } from 'drizzle-orm';
import { countAnswers, settle, type Counts } from '../../../domain/trends/counts';
import { publish, type Published } from '../../../domain/trends/publish';
import { idsOf, inParts } from '../../answers/inParts';
import type { Db } from '../../db/database';
import { individualProfiles as profiles, trendSnapshots } from '../../db/schema/profiles';
import { users } from '../../db/schema/accounts';
import { monthAt } from './month';

/** This month and the eleven before it. */
const MONTHS_SHOWN = 12;

interface MonthlyTrends {
  month: string;
  refreshed_at: Date;
  published: Published;
}

export interface Months {
  current: MonthlyTrends;
  earlier: MonthlyTrends[];
}

/**
 * Monthly trends. Each month is computed when it is first requested, and never changes after that.
 */
export function trendsRepository(db: Db) {
  let known = new Map<string, MonthlyTrends>();

  const countNow = async (): Promise<Counts> => {
    const { user_id } = profiles;
    const ofMember = eq(users.id, user_id);
    const isCounted = and(
      eq(users.active, true),
      eq(users.user_type, 'individual'),
      eq(profiles.use_in_trends, true),
    );
    const ids = db.select({ user_id }).from(profiles).innerJoin(users, ofMember).where(isCounted);
    const parts = inParts(await idsOf(db, ids), (part) =>
      db
        .select({ ...getTableColumns(profiles), age_bracket: users.age_bracket })
        .from(profiles)
        .innerJoin(users, ofMember)
        .where(and(isCounted, inArray(user_id, part))),
    );
    let counts = countAnswers([]);
    for await (const members of parts) counts = countAnswers(members, counts);
    return counts;
  };

  const addMonth = async (month: string): Promise<void> => {
    const [previous] = await db
      .select({ trends: trendSnapshots.trends })
      .from(trendSnapshots)
      .where(lt(trendSnapshots.month, month))
      .orderBy(desc(trendSnapshots.month))
      .limit(1);
    const now = await countNow();
    const counts = previous ? settle(previous.trends.counts, now) : now;
    await db.insert(trendSnapshots).values({ month, trends: { counts } }).onConflictDoNothing();
  };

  const listMonths = (month: string) =>
    db
      .select({ month: trendSnapshots.month, refreshed_at: trendSnapshots.created_at })
      .from(trendSnapshots)
      .where(lte(trendSnapshots.month, month))
      .orderBy(desc(trendSnapshots.month))
      .limit(MONTHS_SHOWN);

  const load = async (month: string, refreshed_at: Date): Promise<MonthlyTrends[]> => {
    const [row] = await db
      .select({ trends: trendSnapshots.trends })
      .from(trendSnapshots)
      .where(eq(trendSnapshots.month, month));
    return row ? [{ month, refreshed_at, published: publish(row.trends.counts) }] : [];
  };

  /** This month, and the earlier ones, latest first. */
  return async function readMonths(now: Date): Promise<Months> {
    const month = monthAt(now);
    let rows = await listMonths(month);
    if (rows[0]?.month !== month) {
      await addMonth(month);
      rows = await listMonths(month);
    }
    const found: MonthlyTrends[] = [];
    const next = new Map<string, MonthlyTrends>();
    for (const { month: each, refreshed_at } of rows) {
      const key = `${each} ${refreshed_at.toISOString()}`;
      const kept = known.get(key);
      const trends = kept ? [kept] : await load(each, refreshed_at);
      found.push(...trends);
      for (const one of trends) next.set(key, one);
    }
    known = next;
    const [current, ...earlier] = found;
    if (!current) throw new Error(`no trends of ${month}`);
    return { current, earlier };
  };
}
