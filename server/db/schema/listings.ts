import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Criterion, Listing } from '../../../domain/contract/listing';
import type { Picture } from '../../../domain/contract/picture';
import type { Product } from '../../../domain/contract/product';
import type { Language } from '../../../domain/language';
import type { ActivityKind } from '../../../domain/listing/activity';
import type {
  Badge,
  DirectoryCategory,
  Level,
  PostStatus,
  Theme,
} from '../../../domain/vocabulary';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

type DuplicateReason = 'phone' | 'email' | 'website' | 'name';

/** Businesses of the directory; public only while `published`. */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    owner_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    /** False until the business has confirmed what our team wrote of it. */
    claimed: boolean().notNull().default(true),
    status: text().$type<PostStatus>().notNull(),
    /** The reviewer's reason, for the owner only. */
    moderation_feedback: text(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    /** Of the words that the business wrote. */
    in_language: text().$type<Language>().notNull().default('en'),
    logo: text(),
    /** In order; the first is the cover. */
    pictures: jsonb()
      .$type<Picture[]>()
      .notNull()
      .default(sql`'[]'`),
    /** In order. */
    products: jsonb()
      .$type<Product[]>()
      .notNull()
      .default(sql`'[]'`),
    category: text().$type<DirectoryCategory>().notNull(),
    other_categories: text().array().$type<DirectoryCategory[]>().notNull(),
    themes: text().array().$type<Theme[]>().notNull(),
    badges: text().array().$type<Badge[]>().notNull(),
    criteria: jsonb().$type<Criterion[]>().notNull(),
    level: text().$type<Level>(),
    verified_at: moment(),
    featured: boolean().notNull().default(false),
    founding_year: integer(),
    county: text().notNull(),
    address_locality: text().notNull(),
    street_address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    email: text(),
    telephone: text(),
    whatsapp_phone: text(),
    url: text(),
    same_as: text().array().notNull(),
    opening_hours: text(),
    published_at: moment(),
    modified_at: created(),
    /** What was public when an admin approved it last. */
    approved: jsonb().$type<Partial<Listing>>(),
    approved_at: moment(),
    search_text: text().generatedAlwaysAs(
      sql`to_search_text(array[name, summary, category, address_locality] || other_categories || themes || product_names(products))`,
    ),
  },
  (table) => [
    check(
      'listings_unclaimed_check',
      sql`claimed or (level is null and verified_at is null and badges = '{}')`,
    ),
    uniqueIndex('listings_slug_key').on(table.slug),
    uniqueIndex('listings_owner_key').on(table.owner_id),
    index('listings_public_idx').on(table.status, table.name, table.id),
    index('listings_featured_idx').on(table.status, table.featured.desc(), table.name, table.id),
    index('listings_newest_idx').on(table.status, table.published_at.desc(), table.id.desc()),
    index('listings_category_idx').on(table.status, table.category, table.name),
    index('listings_county_idx').on(table.status, table.county, table.name),
    index('listings_other_categories_idx').using('gin', table.other_categories),
    index('listings_pictures_idx').using('gin', table.pictures.op('jsonb_path_ops')),
    index('listings_products_idx').using('gin', table.products.op('jsonb_path_ops')),
    index('listings_themes_idx').using('gin', table.themes),
    index('listings_badges_idx').using('gin', table.badges),
    index('listings_modified_idx').on(table.modified_at, table.id),
    index('listings_telephone_idx').on(table.telephone),
    index('listings_email_idx').on(sql`lower(${table.email})`),
    index('listings_host_idx').on(sql`website_host(${table.url})`),
    index('listings_name_idx').using('gin', table.name.op('gin_trgm_ops')),
    index('listings_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
    index('listings_stale_idx')
      .on(table.modified_at, table.id)
      .where(sql`status = 'published'`),
    index('listings_touched_idx')
      .on(table.id)
      .where(sql`modified_at > approved_at`),
  ],
);

/** Listings that came, went or changed in what duplicates have in common. Written by triggers, read by a job (ADR 16). */
export const changedListings = pgTable('changed_listings', {
  id: id(),
  listing_id: idOf().notNull(),
});

/**
 * What may be listed twice: of each listing at most 20 others, and what both have in common. Written
 * by a job alone, which follows `changedListings` (ADR 16).
 */
export const listingDuplicates = pgTable(
  'listing_duplicates',
  {
    listing_id: idOf().notNull(),
    other_id: idOf().notNull(),
    reasons: text().array().$type<DuplicateReason[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listing_id, table.other_id] }),
    index('listing_duplicates_other_idx').on(table.other_id),
  ],
);

/** How often a listing was viewed and its contacts tapped: in a day of Kenya, without who did. */
export const listingActivity = pgTable(
  'listing_activity',
  {
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listing_id, table.day, table.kind] }),
    index('listing_activity_day_idx').on(table.day),
  ],
);

/** Businesses that members saved, and which of them they follow. */
export const savedListings = pgTable(
  'saved_listings',
  {
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    follows: boolean().notNull(),
    created_at: created(),
    /** Until when the member knows what is new of it: when it was followed, then the last email. */
    told_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.listing_id] }),
    index('saved_listings_listing_idx').on(table.listing_id),
  ],
);
