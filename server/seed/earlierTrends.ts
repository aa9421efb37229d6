import { countAnswers, settle, type Counts } from '../../domain/trends/counts';
import type { Db } from '../db/database';
import { trendSnapshots } from '../db/schema/profiles';
import { monthAt } from '../routes/trends/month';
import { demoPeople } from './data/people';

const MONTHS = 4;
const DAYS_PER_MONTH = 30;

const monthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
};

const membersAt = (monthsAgo: number) =>
  demoPeople.flatMap(({ profile, age_bracket, joined_days_ago }) =>
    profile?.use_in_trends && joined_days_ago > monthsAgo * DAYS_PER_MONTH
      ? [{ ...profile, age_bracket }]
      : [],
  );

/** The trends of the months before this one, by those who had joined by then. */
export async function addEarlierTrends(db: Db, now: Date): Promise<void> {
  const months: { month: string; created_at: Date }[] = [];
  for (let month = monthBefore(monthAt(now)); months.length < MONTHS; month = monthBefore(month)) {
    months.unshift({ month, created_at: new Date(`${month}-01T06:00:00+03:00`) });
  }
  let before: Counts | null = null;
  for (const [index, row] of months.entries()) {
    const counted = countAnswers(membersAt(months.length - index));
    const counts: Counts = before ? settle(before, counted) : counted;
    await db.insert(trendSnapshots).values({ ...row, trends: { counts } });
    before = counts;
  }
}
