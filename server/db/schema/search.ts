import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SearchKind } from '../../../domain/search/searchWords';
import { created, id, moment } from './columns';

/**
 * The words of what is public of each kind, and how much of it has each. Written by triggers alone (ADR 36).
 */
export const searchWords = pgTable(
  'search_words',
  { kind: text().$type<SearchKind>().notNull(), word: text().notNull(), n: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    index('search_words_length_idx').on(table.kind, sql`length(${table.word})`),
    index('search_words_alike_idx').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/** Words that mean the same to whoever searches, mostly English and Swahili; lower case, without accents. */
export const synonymGroups = pgTable('synonym_groups', {
  id: id(),
  words: text().array().notNull(),
});

/** How often a word was looked for that nothing of a kind has: in a day of Kenya, without who looked for it. */
export const missingWords = pgTable(
  'missing_words',
  {
    day: text().notNull(),
    kind: text().$type<SearchKind>().notNull().default('listing'),
    word: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.word] })],
);

/**
 * Searches of which somebody wants to know, once, when a business joins that they find. The row is deleted when
 * that email is enqueued.
 */
export const joinAlerts = pgTable(
  'join_alerts',
  {
    id: id(),
    token_hash: text().notNull(),
    email: text().notNull(),
    q: text().notNull(),
    /** Empty for all of Kenya. */
    county: text().notNull(),
    created_at: created(),
    /** Before that nothing is sent. */
    confirmed_at: moment(),
    /** When it was last looked for. */
    checked_at: moment(),
  },
  (table) => [
    uniqueIndex('join_alerts_token_key').on(table.token_hash),
    uniqueIndex('join_alerts_search_key').on(table.email, table.q, table.county),
  ],
);
