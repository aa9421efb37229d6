import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../domain/language';
import type { Criterion, Listing } from '../../domain/contract/listing';
import type { BusinessPayload, ConsentKind } from '../../domain/contract/profile';
import type { Picture } from '../../domain/contract/picture';
import type { Product } from '../../domain/contract/product';
import type { UploadKind } from '../../domain/contract/upload';
import type { Counts } from '../../domain/trends/counts';
import type { ActivityKind } from '../../domain/listing/activity';
import type { SiteTextKey } from '../../domain/siteTexts';
import type { SearchKind } from '../../domain/search/searchWords';
import type { Role, UserType } from '../../domain/accountTypes';
import type { Badge, DirectoryCategory, Level, PostStatus, Theme } from '../../domain/vocabulary';
import { isInOnePlace, placement } from './objects';

/** Numbers of rows, as far as JavaScript counts exactly. */
export const idOf = () => bigint({ mode: 'number' });
export const id = () => idOf().primaryKey().generatedAlwaysAsIdentity();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const created = () => moment().notNull().defaultNow();

/** People and business accounts. `token_version` rises whenever older tokens must end. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /** Their canonical forms (`nameKeys.ts`). Left out, a trigger fills in what SQL can compute. */
    username_key: text().notNull().default(''),
    email_key: text().notNull().default(''),
    password_hash: text(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    user_type: text().$type<UserType>().notNull(),
    role: text().$type<Role>().notNull().default('member'),
    age_bracket: text().notNull(),
    phone_num: text().notNull(),
    form_filled: boolean().notNull().default(false),
    profile_picture: text(),
    active: boolean().notNull().default(true),
    /** When the present email was proven; null while it is not. */
    email_verified_at: moment(),
    /** Since when signing in also asks for a code; null while it does not. */
    two_step_at: moment(),
    token_version: integer().notNull().default(1),
    newsletter_at: moment(),
    /** Since when a weekly email tells them what is new near them; null while none does. */
    weekly_at: moment(),
    weekly_sent_at: moment(),
    /** Other members may write to them through a form. */
    takes_messages: boolean().notNull().default(true),
    /** Of the emails that they get. */
    language: text().$type<Language>().notNull().default('en'),
    /** Part of the addresses that end the newsletter and the weekly email without signing in. */
    newsletter_token: text(),
    created_at: created(),
    search_text: text().generatedAlwaysAs(
      sql`to_search_text(array[username, email, first_name, last_name])`,
    ),
  },
  (table) => [
    index('users_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
    index('users_created_idx').on(table.created_at, table.id),
    index('users_name_idx').on(table.first_name, table.last_name, table.id),
    uniqueIndex('users_username_key').on(table.username_key),
    uniqueIndex('users_email_key').on(table.email_key),
  ],
);

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

/** Files of members, images re-encoded. `id` is random and is the address's secret part. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<UploadKind>().notNull(),
    name: text().notNull(),
    encoding_format: text().notNull(),
    content_size: integer().notNull(),
    width: integer(),
    height: integer(),
    /** The dominant colour of an image of the kind image. */
    color: text(),
    ...placement(),
    created_at: created(),
  },
  (table) => [index('uploads_user_idx').on(table.user_id), isInOnePlace('uploads', table)],
);

/** Images of `uploads` in lesser widths. */
export const uploadSizes = pgTable(
  'upload_sizes',
  {
    upload_id: text()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    content_size: integer().notNull(),
    ...placement(),
  },
  (table) => [
    primaryKey({ columns: [table.upload_id, table.width] }),
    isInOnePlace('upload_sizes', table),
  ],
);

/** What the trends of a month say, computed once, so that no two answers can be compared. */
export const trendSnapshots = pgTable('trend_snapshots', {
  /** YYYY-MM in the community's zone. */
  month: text().primaryKey(),
  trends: jsonb().$type<{ counts: Counts }>().notNull(),
  created_at: created(),
});

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

/** When members saw the Member Zone last, which says what is new there. */
export const memberVisits = pgTable('member_visits', {
  user_id: idOf()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  latest_at: moment().notNull(),
  /** The visit before; null when there was none. */
  earlier_at: moment(),
});

/** Counted attempts, shared by every process: one row a bucket, such as `login:account:…`. */
export const attempts = pgTable('attempts', {
  bucket: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
});

/** Reset links, kept as a hash; used once. */
export const passwordResets = pgTable('password_resets', {
  token_hash: text().primaryKey(),
  user_id: idOf()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expires_at: moment().notNull(),
  used_at: moment(),
});

/** The first answer to a POST that creates, repeated for 24 hours under the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actor: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    status: integer(),
    answer: text(),
    created_at: created(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.route, table.key] })],
);

/** Values that every process must share, such as the signing secret of a laptop's data folder. */
export const settings = pgTable('settings', { name: text().primaryKey(), value: text().notNull() });

/** Every version of the texts that editors changed (`domain/siteTexts`); rows are only added. */
export const siteTexts = pgTable(
  'site_texts',
  {
    key: text().$type<SiteTextKey>().notNull(),
    version: integer().notNull(),
    /** Null for the built-in text. */
    text: text(),
    /** Members are asked to agree to it again (`domain/documents`). */
    asks_again: boolean().notNull().default(false),
    /** Null after the account was deleted. */
    admin_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.version] }),
    index('site_texts_admin_idx').on(table.admin_id),
  ],
);

/** Files that admins imported into the directory, and what became of their rows. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: id(),
    /** Null after the account was deleted. */
    admin_id: idOf().references(() => users.id, { onDelete: 'set null' }),
    file_name: text().notNull(),
    skipped: integer().notNull(),
    created_at: created(),
    undone_at: moment(),
  },
  (table) => [index('import_batches_admin_idx').on(table.admin_id)],
);

/** The listings that an import created or filled, without reference: they may be deleted since. */
export const importRows = pgTable(
  'import_rows',
  {
    batch_id: idOf()
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    listing_id: idOf().notNull(),
    /** The fields that were filled; empty where the listing was created. */
    filled: text().array().notNull(),
    /** The version that the import left behind, by which an undo knows later changes. */
    modified_at: moment().notNull(),
    /** Why an undo has left it as it is. */
    kept_because: text(),
    kept_name: text(),
  },
  (table) => [primaryKey({ columns: [table.batch_id, table.listing_id] })],
);
