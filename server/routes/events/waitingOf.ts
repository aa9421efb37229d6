import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { waitingPlaces } from '../../db/schema/posts';
import type { Caller } from '../../posts/rights';

export interface Waiting {
  count: number;
  /** The caller's position, from 1; null when the caller does not wait. */
  position: number | null;
}

/** The waiting lists of these events, in one query. */
export async function waitingOf(
  db: Db,
  ids: number[],
  caller: Caller | null,
): Promise<Map<number, Waiting>> {
  if (ids.length === 0) return new Map();
  const mine = db
    .select({ event_id: waitingPlaces.event_id, id: waitingPlaces.id })
    .from(waitingPlaces)
    .where(eq(waitingPlaces.user_id, caller?.id ?? 0))
    .as('mine');
  const rows = await db
    .select({
      id: waitingPlaces.event_id,
      count: sql<number>`count(*)::integer`,
      position: sql<number>`(count(*) filter (where ${lte(waitingPlaces.id, mine.id)}))::integer`,
    })
    .from(waitingPlaces)
    .leftJoin(mine, eq(mine.event_id, waitingPlaces.event_id))
    .where(inArray(waitingPlaces.event_id, ids))
    .groupBy(waitingPlaces.event_id);
  return new Map(
    rows.map(({ id, count, position }) => [id, { count, position: position || null }]),
  );
}
