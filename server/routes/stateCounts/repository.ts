import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { DURATION_ENDS } from '../../../domain/stateCounts/durations';
import { oldestKept } from '../../../domain/retention';
import { BATCH_LIMITS, type StateCount } from '../../../domain/stateCounts/stateUse';
import type { Db } from '../../db/database';
import { stateCounts } from '../../db/schema/stateCounts';
import { applicationEvents, applications } from '../../db/schema/vetting';
import { dayIn, dayOf } from '../../search/days';

export interface CountOfMachine extends StateCount {
  machine: string;
}

/** From the first day to the one that no longer belongs to it. */
interface Days {
  first: string;
  end: string;
}

const keyOf = ({ machine, kind, name, range }: CountOfMachine): string =>
  [machine, kind, name, range].join('\n');

/** Each once, and in one order, so that no two batches wait for each other. */
function merged(counts: readonly CountOfMachine[]): CountOfMachine[] {
  const byKey = new Map<string, CountOfMachine>();
  for (const count of counts) {
    const times = count.times + (byKey.get(keyOf(count))?.times ?? 0);
    byKey.set(keyOf(count), { ...count, times: Math.min(times, BATCH_LIMITS.times) });
  }
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

export const stateCountsRepository = (db: Db) => ({
  async add(counts: readonly CountOfMachine[], now: Date): Promise<void> {
    if (counts.length === 0) return;
    const day = dayIn(now);
    await db
      .insert(stateCounts)
      .values(merged(counts).map((count) => ({ day, ...count })))
      .onConflictDoUpdate({
        target: [
          ...[stateCounts.machine, stateCounts.day, stateCounts.kind],
          ...[stateCounts.name, stateCounts.range],
        ],
        set: { times: sql`${stateCounts.times} + excluded.times` },
      });
  },

  /** Of a machine that runs in pages. */
  ofPages(machine: string, { first, end }: Days): Promise<StateCount[]> {
    const { kind, name, range, times, day } = stateCounts;
    return db
      .select({ kind, name, range, times: sql`sum(${times})`.mapWith(Number) })
      .from(stateCounts)
      .where(and(eq(stateCounts.machine, machine), gte(day, first), lt(day, end)))
      .groupBy(kind, name, range);
  },

  /** Of applications, whose moves are kept anyhow. */
  async ofApplications({ first, end }: Days): Promise<StateCount[]> {
    const { from_state, to_state, event, application_id, id, created_at } = applicationEvents;
    const ends = sql.raw(`array[${DURATION_ENDS.join()}]::double precision[]`);
    const entered = sql`coalesce(
      lag(${created_at}) over (partition by ${application_id} order by ${id}), ${applications.created_at})`;
    const milliseconds = sql`extract(epoch from ${created_at} - ${entered})::double precision * 1000`;
    const moves = db
      .select({
        state: from_state,
        event,
        at: created_at,
        range: sql<number>`width_bucket(${milliseconds}, ${ends})`.as('range'),
      })
      .from(applicationEvents)
      .innerJoin(applications, eq(applications.id, application_id))
      .where(sql`${from_state} <> ${to_state}`)
      .as('moves');
    const rows = await db
      .select({
        ...{ state: moves.state, event: moves.event, range: moves.range },
        times: sql`count(*)`.mapWith(Number),
      })
      .from(moves)
      .where(
        and(
          gte(moves.at, dayOf(first)?.starts ?? new Date(0)),
          lt(moves.at, dayOf(end)?.starts ?? new Date(0)),
        ),
      )
      .groupBy(moves.state, moves.event, moves.range);
    return rows.flatMap(({ state, event: name, range, times }): StateCount[] => [
      // Of each event every state has one transition.
      { kind: 'taken', name: `application.${state} ${name} 0`, range: 0, times },
      { kind: 'stayed', name: `application.${state}`, range, times },
    ]);
  },

  async removeOld(now: Date): Promise<void> {
    const oldest = dayIn(oldestKept('stateCounts', now));
    await db.delete(stateCounts).where(lt(stateCounts.day, oldest));
  },
});
