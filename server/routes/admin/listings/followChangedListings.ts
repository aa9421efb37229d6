import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { changedListings } from '../../../db/schema/listings';

/** Any constant; every process of this product must use the same. */
const LOCK = 20_261_127;

/** In one transaction; each takes a few milliseconds. */
const AT_ONCE = 100;

/** Follows some changes; returns whether there may be more. */
const followSome = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    // One process at a time: two that followed alike listings at once would not see each other's lists.
    const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`)) as {
      rows: { mine: boolean }[];
    };
    if (rows[0]?.mine !== true) return false;
    const changes = await tx
      .select()
      .from(changedListings)
      .orderBy(changedListings.id)
      .limit(AT_ONCE);
    for (const listing of new Set(changes.map(({ listing_id }) => listing_id))) {
      await tx.execute(sql`select follow_changed_listing(${listing})`);
    }
    const ids = changes.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(changedListings).where(inArray(changedListings.id, ids));
    return changes.length === AT_ONCE;
  });

/** Brings what may be listed twice up to date with the changes of listings since the last call. */
export async function followChangedListings(db: Db): Promise<void> {
  while (await db.$count(changedListings)) {
    if (!(await followSome(db))) return;
  }
}
