import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BusinessPayload, ConsentKind } from '../../../domain/contract/profile';
import type { Counts } from '../../../domain/trends/counts';
import type { Theme } from '../../../domain/vocabulary';
import { users } from './accounts';
import { created, id, idOf } from './columns';

/** What an individual answered in the interest form; the first three fields are public. */
export const individualProfiles = pgTable(
  'individual_profiles',
  {
    user_id: idOf()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    display_name: text().notNull(),
    introduction: text().notNull(),
    themes: text().array().$type<Theme[]>().notNull(),
    county: text().notNull(),
    county_public: boolean().notNull(),
    use_in_trends: boolean().notNull(),
    bought_categories: text().array().notNull().default([]),
    buying_frequency: text().notNull().default(''),
    sways: text().array().notNull().default([]),
    barriers: text().array().notNull().default([]),
    extra_willing: text().notNull().default(''),
    waste_sorting: text().notNull().default(''),
    transport: text().notNull().default(''),
    cooking: text().array().notNull().default([]),
    solar_at_home: text().notNull().default(''),
    volunteering: text().array().notNull().default([]),
    heard_through: text().notNull().default(''),
    updated_at: created(),
    /** Whether the community page shows the member; written by triggers, from the account. */
    status: text().$type<'published' | 'hidden'>().notNull().default('hidden'),
    /** Of what the card shows to everybody. */
    search_text: text().generatedAlwaysAs(
      sql`to_search_text(array[display_name, introduction] || themes)`,
    ),
  },
  (table) => [
    index('individual_profiles_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

/** What a business answered in its form and the directory does not show. */
export const businessProfiles = pgTable('business_profiles', {
  user_id: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  registration_number: text().notNull().default(''),
  kra_pin: text().notNull().default(''),
  founders: jsonb().$type<NonNullable<BusinessPayload['founders']>>().notNull().default([]),
  staff: text().notNull().default(''),
  turnover: text().notNull().default(''),
  /** Kept here while `street_public` is false; the listing shows it otherwise. */
  street_address: text().notNull().default(''),
  street_public: boolean().notNull().default(false),
  updated_at: created(),
});

/** Every consent given or withdrawn, appended only. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    given: boolean().notNull(),
    /** Of a document: which version of its text (`site_texts`); 0 for the built-in one. */
    document_version: integer(),
    created_at: created(),
  },
  (table) => [index('consents_user_idx').on(table.user_id, table.id)],
);

/** What the trends of a month say, computed once, so that no two answers can be compared. */
export const trendSnapshots = pgTable('trend_snapshots', {
  /** YYYY-MM in the community's zone. */
  month: text().primaryKey(),
  trends: jsonb().$type<{ counts: Counts }>().notNull(),
  created_at: created(),
});
