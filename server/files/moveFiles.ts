import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { uploads, uploadSizes } from '../db/schema/uploads';
import { inRow, putObject, type Placement } from './files';
import { digestOf, StoreFailure, type ObjectStore } from './objectStore';
import { readObject } from './readObject';

export interface Moved {
  files: number;
  /** Names of files whose object is gone or is another: they stay where they are. */
  broken: string[];
}

/** A table with files, by what names a row of it. */
const TABLES = [
  {
    table: uploads,
    name: sql<string>`${uploads.id}`,
    content: uploads,
  },
  {
    table: uploadSizes,
    name: sql<string>`${uploadSizes.upload_id} || ' ' || ${uploadSizes.width}`,
    content: uploadSizes,
  },
] as const;

interface Target {
  /** Which rows are still elsewhere. */
  isElsewhere: (content: (typeof TABLES)[number]['content']) => ReturnType<typeof isNull>;
  /** The same content there, found whole again; null where it is broken. */
  place: (row: Placement) => Promise<Placement | null>;
}

/** Moves row by row; each is in one place at any time. Throws a StoreFailure; what was moved before stays moved. */
async function moveTo(db: Db, { isElsewhere, place }: Target): Promise<Moved> {
  const moved: Moved = { files: 0, broken: [] };
  for (const { table, name, content } of TABLES) {
    const { bytes, object_key, object_digest } = content;
    let after = '';
    for (;;) {
      const [row] = await db
        .select({ name, bytes, object_key, object_digest })
        .from(table)
        .where(and(isElsewhere(content), sql`${name} > ${after}`))
        .orderBy(name)
        .limit(1);
      if (!row) break;
      after = row.name;
      const from = row as Placement;
      const to = await place(from);
      if (to === null) {
        moved.broken.push(row.name);
        continue;
      }
      // A row that is deleted meanwhile, or moved by somebody else, is left alone.
      const isStill =
        from.object_key === null ? isNull(object_key) : eq(object_key, from.object_key);
      const done = await db
        .update(table)
        .set(to)
        .where(and(eq(name, row.name), isStill))
        .returning({ name });
      moved.files += done.length;
    }
  }
  return moved;
}

/** Moves all files from the database to the store, and reads each again before its row changes. */
export const moveToStore = (db: Db, store: ObjectStore, now: () => Date): Promise<Moved> =>
  moveTo(db, {
    isElsewhere: ({ object_key }) => isNull(object_key),
    place: async ({ bytes }) => {
      if (bytes === null) return null;
      const placement = await putObject(db, store, bytes, now());
      const kept = await readObject(store, placement.object_key);
      if (kept === null || digestOf(kept) !== placement.object_digest) {
        throw new StoreFailure('the store gave back another content than it was given');
      }
      return placement;
    },
  });

/** Moves all files from the store to the database; their objects are removed by the server later. */
export const moveToDatabase = (db: Db, store: ObjectStore): Promise<Moved> =>
  moveTo(db, {
    isElsewhere: ({ object_key }) => isNotNull(object_key),
    place: async ({ object_key, object_digest }) => {
      const bytes = object_key === null ? null : await readObject(store, object_key);
      return bytes !== null && digestOf(bytes) === object_digest ? inRow(bytes) : null;
    },
  });
