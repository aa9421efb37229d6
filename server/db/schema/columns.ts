import { sql, type SQLWrapper } from 'drizzle-orm';
import { bigint, check, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Numbers of rows, as far as JavaScript counts exactly. */
export const idOf = () => bigint({ mode: 'number' });
export const id = () => idOf().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const created = () => moment().notNull().defaultNow();

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
