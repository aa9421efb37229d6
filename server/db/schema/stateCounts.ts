import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountKind } from '../../../domain/stateCounts/stateUse';

/** How often people's pages were in the states of the machines, by days. Nothing refers to a person, a page or a visit. */
export const stateCounts = pgTable(
  'state_counts',
  {
    day: text().notNull(),
    machine: text().notNull(),
    kind: text().$type<CountKind>().notNull(),
    /** Id of a state, or key of a transition. */
    name: text().notNull(),
    /** Of durations (`domain/stateCounts/durations`); 0 for what has none. */
    range: integer().notNull(),
    times: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.machine, table.day, table.kind, table.name, table.range] }),
    index('state_counts_day_idx').on(table.day),
  ],
);
