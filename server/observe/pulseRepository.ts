import { eq, gt, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../db/database';
import { jobRuns, processes, requestCounts } from '../db/schema/observe';
import type { JobChange } from './jobRuns';
import type { RequestCounts } from './requestCounter';

const DAY = 86_400_000;

type ProcessRow = typeof processes.$inferSelect;

/** What servers write down about themselves, for all of them together. */
export const pulseRepository = (db: Db) => ({
  async seen(row: ProcessRow): Promise<void> {
    await db.insert(processes).values(row).onConflictDoUpdate({ target: processes.id, set: row });
  },

  async ended(id: string): Promise<void> {
    await db.delete(processes).where(eq(processes.id, id));
  },

  /** Adds to what other processes counted. */
  async addCounts(minutes: ReadonlyMap<number, RequestCounts>): Promise<void> {
    const rows = [...minutes].map(([minute, counts]) => ({ minute: new Date(minute), ...counts }));
    if (rows.length === 0) return;
    const added = (name: 'answered' | 'failed' | 'slow') =>
      sql`${requestCounts[name]} + ${sql.raw(`excluded.${name}`)}`;
    await db
      .insert(requestCounts)
      .values(rows.sort((one, other) => one.minute.getTime() - other.minute.getTime()))
      .onConflictDoUpdate({
        target: requestCounts.minute,
        set: { answered: added('answered'), failed: added('failed'), slow: added('slow') },
      });
  },

  async addRuns(changes: ReadonlyMap<string, JobChange>): Promise<void> {
    const rows = [...changes]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { succeededAt, failedAt, failures, ms }]) => ({
        name,
        succeeded_at: succeededAt,
        failed_at: failedAt,
        failures,
        took_ms: Math.round(ms),
      }));
    if (rows.length === 0) return;
    await db
      .insert(jobRuns)
      .values(rows)
      .onConflictDoUpdate({
        target: jobRuns.name,
        set: {
          succeeded_at: sql`greatest(${jobRuns.succeeded_at}, excluded.succeeded_at)`,
          failed_at: sql`greatest(${jobRuns.failed_at}, excluded.failed_at)`,
          failures: sql`excluded.failures + case when excluded.succeeded_at is null then ${jobRuns.failures} else 0 end`,
          took_ms: sql`excluded.took_ms`,
        },
      });
  },

  /** What all processes answered since a moment. */
  async countsSince(since: Date): Promise<RequestCounts> {
    const { answered, failed, slow, minute } = requestCounts;
    const [row] = await db
      .select({
        answered: sum(answered).mapWith(Number),
        failed: sum(failed).mapWith(Number),
        slow: sum(slow).mapWith(Number),
      })
      .from(requestCounts)
      .where(gt(minute, since));
    return { answered: row?.answered ?? 0, failed: row?.failed ?? 0, slow: row?.slow ?? 0 };
  },

  /** Removes what is older than a day. */
  async sweep(now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - DAY);
    await db.delete(requestCounts).where(lt(requestCounts.minute, oldest));
    await db.delete(processes).where(lt(processes.seen_at, oldest));
  },
});
