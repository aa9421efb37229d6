import { and, count, countDistinct, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PipelineStatistics } from '../../../../domain/contract/admin/pipeline';
import { APPLICATION_STATES } from '../../../../domain/vetting/applicationStates';
import type { Db } from '../../../db/database';
import { applicationEvents } from '../../../db/schema/vetting';

const MONTHS = 12;
/** The newest moves are enough for statistics. */
const MAX_MOVES = 50_000;

function monthsBefore(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - MONTHS);
  return since;
}

/** The moves of the last twelve months. Clearance decisions change no state and are left out. */
const movesSince = (db: Db, since: Date) =>
  db
    .select()
    .from(applicationEvents)
    .where(
      and(
        gte(applicationEvents.created_at, since),
        ne(applicationEvents.from_state, applicationEvents.to_state),
      ),
    )
    .orderBy(desc(applicationEvents.created_at))
    .limit(MAX_MOVES)
    .as('moves');

const readFunnel = async (db: Db, since: Date) => {
  const moves = movesSince(db, since);
  const rows = await db
    .select({ state: moves.to_state, applications: countDistinct(moves.application_id) })
    .from(moves)
    .groupBy(moves.to_state);
  return APPLICATION_STATES.map((state) => ({
    state,
    applications: rows.find((row) => row.state === state)?.applications ?? 0,
  }));
};

/**
 * The length of stays that ended since then: a stay begins with the move before the one that ends it. Without
 * those that an owner ended, such as by taking an application back, where only our own work is to be measured.
 */
export async function readStays(db: Db, since: Date, { withOwners = true } = {}) {
  const moves = movesSince(db, since);
  const earlier = alias(applicationEvents, 'earlier');
  const begun = db
    .select({ at: earlier.created_at })
    .from(earlier)
    .where(
      and(
        eq(earlier.application_id, moves.application_id),
        lt(earlier.id, moves.id),
        ne(earlier.from_state, earlier.to_state),
      ),
    )
    .orderBy(desc(earlier.id))
    .limit(1)
    .as('begun');
  const days = sql`(extract(epoch from ${moves.created_at} - ${begun.at}) / 86400)::float8`;
  const quantile = (share: number) =>
    sql<number>`percentile_cont(${share}::float8) within group (order by ${days})`;
  const rows = await db
    .select({
      state: moves.from_state,
      stays: count(),
      applications: countDistinct(moves.application_id),
      median: quantile(0.5),
      lower_quartile: quantile(0.25),
      upper_quartile: quantile(0.75),
      ninetieth: quantile(0.9),
    })
    .from(moves)
    .innerJoinLateral(begun, sql`true`)
    .where(withOwners ? undefined : ne(moves.by, 'owner'))
    .groupBy(moves.from_state);
  const none = {
    stays: 0,
    applications: 0,
    median: null,
    lower_quartile: null,
    upper_quartile: null,
    ninetieth: null,
  };
  return APPLICATION_STATES.map((state) => ({
    ...none,
    ...rows.find((row) => row.state === state),
    state,
  }));
}

/** How many applications reached each state in the last twelve months, and how long they stayed. */
export async function pipelineStatistics(db: Db, now: Date): Promise<PipelineStatistics> {
  const since = monthsBefore(now);
  const stays = await readStays(db, since);
  return {
    since: since.toISOString(),
    funnel: await readFunnel(db, since),
    time_in_state: stays.map(({ state, stays: ended, median, lower_quartile, upper_quartile }) => ({
      state,
      stays: ended,
      median,
      lower_quartile,
      upper_quartile,
    })),
  };
}
