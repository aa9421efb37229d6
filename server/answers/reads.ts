import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgTable } from 'drizzle-orm/pg-core';

const recording = new AsyncLocalStorage<Set<PgTable>>();

/** Says that what is being made shows rows of these tables. */
export function noteReads(tables: readonly PgTable[]): void {
  const noted = recording.getStore();
  for (const table of tables) noted?.add(table);
}

/** Makes something, and returns the tables that were noted while it was made. */
export async function withReads<T>(
  make: () => Promise<T>,
): Promise<{ made: T; tables: readonly PgTable[] }> {
  const noted = new Set<PgTable>();
  const made = await recording.run(noted, make);
  return { made, tables: [...noted] };
}
