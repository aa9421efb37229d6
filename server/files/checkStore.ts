import { isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { StoreConfig } from '../configValues';
import type { Db } from '../db/database';
import { objectsToRemove, uploads, uploadSizes } from '../db/schema/uploads';
import { createObjectStore, digestOf, newObjectKey } from './objectStore';
import { readObject } from './readObject';

/** Contents of files, in all their sizes, by where they are. */
export interface FilePlaces {
  inDatabase: number;
  inStore: number;
  /** Objects that no file needs and that are still in the store. */
  toRemove: number;
}

/** Counts where the contents of files are. */
export async function countPlaces(db: Db, now: Date): Promise<FilePlaces> {
  const { keep_until } = objectsToRemove;
  const places = { inDatabase: 0, inStore: 0 };
  for (const table of [uploads, uploadSizes]) {
    places.inDatabase += await db.$count(table, isNull(table.object_key));
    places.inStore += await db.$count(table, isNotNull(table.object_key));
  }
  const isDue = or(isNull(keep_until), lt(keep_until, now));
  return { ...places, toRemove: await db.$count(objectsToRemove, isDue) };
}

/** Puts an object into the store, reads and removes it. Throws a StoreFailure where the store does not do so. */
export async function tryStore(config: StoreConfig): Promise<void> {
  const store = createObjectStore(config);
  const key = newObjectKey();
  const bytes = Buffer.from(key);
  await store.put(key, bytes, digestOf(bytes));
  await readObject(store, key);
  await store.remove([key]);
}
