import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/**
 * Where the content of a file is: in its row, or as an object of a store, under a key that nobody can guess and with
 * the SHA-256 that it must have, in hexadecimal digits.
 */
export const placement = () => ({
  bytes: bytea(),
  object_key: text().unique(),
  object_digest: text(),
});

interface Placed {
  bytes: SQLWrapper;
  object_key: SQLWrapper;
  object_digest: SQLWrapper;
}

/** A file is in one place, and never in none. */
export const isInOnePlace = (table: string, { bytes, object_key, object_digest }: Placed) =>
  check(
    `${table}_in_one_place`,
    sql`num_nonnulls(${bytes}, ${object_key}) = 1 and num_nulls(${object_key}, ${object_digest}) <> 1`,
  );

/**
 * Objects of the store that no row has: of files that were deleted, and of files that are being stored, until triggers of
 * the tables with files find the row. With `keep_until` null nothing needs the object any more.
 */
export const objectsToRemove = pgTable('objects_to_remove', {
  key: text().primaryKey(),
  keep_until: timestamp({ withTimezone: true, mode: 'date' }),
});
