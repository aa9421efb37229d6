import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StoreFailure, type ObjectStore } from './objectStore';

/** The whole content of an object; null for none. Throws a StoreFailure when the store fails. */
export async function readObject(store: ObjectStore, key: string): Promise<Buffer | null> {
  const body = await store.get(key);
  if (body === null) return null;
  try {
    return await buffer(Readable.from(body, { objectMode: false }));
  } catch {
    throw new StoreFailure('the store broke off');
  }
}
