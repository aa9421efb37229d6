import { inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { objectsToRemove } from '../db/schema/uploads';
import type { ObjectStore } from './objectStore';

/** One request each, all at the same time, within a transaction. */
const AT_ONCE = 10;

/** Of advisory locks: a backup shares it, so that no object goes that it has yet to read. */
const LOCK = 7_302_219;

/** Lets no object be removed until the transaction ends. */
export const keepObjects = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);

async function isAlone(tx: Db): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}) as alone`)) as {
    rows: { alone: boolean }[];
  };
  return rows[0]?.alone === true;
}

/** Removes some; returns whether there may be more. */
const removeSome = (db: Db, store: Pick<ObjectStore, 'remove'>, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The store may take its time.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '60s'`);
    if (!(await isAlone(tx))) return false;
    const { key, keep_until } = objectsToRemove;
    const found = await tx
      .select({ key })
      .from(objectsToRemove)
      .where(or(isNull(keep_until), lt(keep_until, now)))
      .limit(AT_ONCE);
    const keys = found.map((each) => each.key);
    if (keys.length === 0) return false;
    await store.remove(keys);
    await tx.delete(objectsToRemove).where(inArray(key, keys));
    return keys.length === AT_ONCE;
  });

/**
 * Removes from the store what no file needs any more; several processes may do so at the same time. What the store does not
 * remove now is tried again the next time. Throws a StoreFailure then.
 */
export async function removeObjects(
  db: Db,
  store: Pick<ObjectStore, 'remove'>,
  now: Date,
): Promise<void> {
  for (;;) if (!(await removeSome(db, store, now))) return;
}
