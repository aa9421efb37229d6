import { Readable } from 'node:stream';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../db/database';
import { objectsToRemove, uploads, uploadSizes } from '../db/schema/uploads';
import {
  createObjectStore,
  digestOf,
  newObjectKey,
  StoreFailure,
  type ByteRange,
  type ObjectStore,
} from './objectStore';
import { readObject } from './readObject';

/** What the row of a file holds of its content: the content itself, or where in the store it is. */
export type Placement =
  | { bytes: Buffer; object_key: null; object_digest: null }
  | { bytes: null; object_key: string; object_digest: string };

/** A file with a row, in one of its sizes. */
export interface StoredFile {
  upload_id: string;
  /** Of a lesser size of an image; null for the whole file. */
  width: number | null;
  object_key: string | null;
  content_size: number;
}

/** Where contents of files are kept. Throws a StoreFailure while the store cannot be used. */
export interface Files {
  /** Keeps a content; what it returns belongs into the row of the file. */
  put(bytes: Buffer, now: Date): Promise<Placement>;
  /** Gives up those of these contents that no row has, soon. Called after the rows were to be added, done or not. */
  settle(placements: readonly Placement[]): Promise<void>;
  /** A content or a part of it; null where it is gone. */
  open(file: StoredFile, range?: ByteRange | null): Promise<Buffer | Readable | null>;
  /** A whole content; null where it is gone. */
  read(file: StoredFile): Promise<Buffer | null>;
}

/** A file that is being stored may take so long. */
const STORING = 86_400_000;

/** A content as the database keeps it, in the row of the file. */
export const inRow = (bytes: Buffer): Placement => ({
  bytes,
  object_key: null,
  object_digest: null,
});

/** Stores a content. Unless a row gets it within a day, it is removed again. Throws a StoreFailure. */
export async function putObject(
  db: Db,
  store: ObjectStore,
  bytes: Buffer,
  now: Date,
): Promise<Placement & { bytes: null }> {
  const key = newObjectKey();
  const digest = digestOf(bytes);
  const keep_until = new Date(now.getTime() + STORING);
  await db.insert(objectsToRemove).values({ key, keep_until });
  await store.put(key, bytes, digest);
  return { bytes: null, object_key: key, object_digest: digest };
}

/** A part of a column of bytes, or all of it. */
const partOf = (
  column: typeof uploads.bytes | typeof uploadSizes.bytes,
  range: ByteRange | null,
) =>
  range === null
    ? column
    : sql<Buffer | null>`substring(${column} from ${range.start + 1} for ${range.end - range.start + 1})`.mapWith(
        column,
      );

async function bytesInRow(
  db: Db,
  { upload_id, width }: StoredFile,
  range: ByteRange | null,
): Promise<Buffer | null> {
  const [row] =
    width === null
      ? await db
          .select({ bytes: partOf(uploads.bytes, range) })
          .from(uploads)
          .where(eq(uploads.id, upload_id))
      : await db
          .select({ bytes: partOf(uploadSizes.bytes, range) })
          .from(uploadSizes)
          .where(and(eq(uploadSizes.upload_id, upload_id), eq(uploadSizes.width, width)));
  return row?.bytes ?? null;
}

/** Where a file is now: it may have been moved since its row was read. Null where it is gone. */
async function keyNow(
  db: Db,
  { upload_id, width }: StoredFile,
): Promise<{ object_key: string | null } | null> {
  const [row] =
    width === null
      ? await db
          .select({ object_key: uploads.object_key })
          .from(uploads)
          .where(eq(uploads.id, upload_id))
      : await db
          .select({ object_key: uploadSizes.object_key })
          .from(uploadSizes)
          .where(and(eq(uploadSizes.upload_id, upload_id), eq(uploadSizes.width, width)));
  return row ?? null;
}

/** Files in the database, or in the store of the configuration; each is read where its row says that it is. */
export function createFiles(db: Db, config: Config['store']): Files {
  const store = config && createObjectStore(config);

  function storeOf(): ObjectStore {
    if (store) return store;
    throw new StoreFailure('a file is in a store, but STORE_URL is not set');
  }

  async function openAt(file: StoredFile, range: ByteRange | null) {
    if (file.object_key === null) return bytesInRow(db, file, range);
    const body = await storeOf().get(file.object_key, range);
    return body && Readable.from(body, { objectMode: false });
  }

  const readAt = (file: StoredFile): Promise<Buffer | null> =>
    file.object_key === null ? bytesInRow(db, file, null) : readObject(storeOf(), file.object_key);

  async function found<T>(file: StoredFile, at: (file: StoredFile) => Promise<T | null>) {
    const content = await at(file);
    if (content !== null) return content;
    const now = await keyNow(db, file);
    return now && now.object_key !== file.object_key ? at({ ...file, ...now }) : null;
  }

  return {
    put: (bytes, now) =>
      store && config.takesNew ? putObject(db, store, bytes, now) : Promise.resolve(inRow(bytes)),

    async settle(placements) {
      const keys = placements.flatMap(({ object_key }) => object_key ?? []);
      if (keys.length === 0) return;
      await db
        .update(objectsToRemove)
        .set({ keep_until: null })
        .where(inArray(objectsToRemove.key, keys));
    },

    open: (file, range = null) => found(file, (at) => openAt(at, range)),

    read: (file) => found(file, readAt),
  };
}
