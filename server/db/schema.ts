import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Criterion } from '../../domain/contract/listing';
import type {
  ApplicationState,
  AttendanceMode,
  Badge,
  DirectoryCategory,
  Level,
  ResourceType,
  Role,
  Theme,
  UserType,
} from '../../domain/vocabulary';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const created = () => moment().notNull().defaultNow();

/** People and business accounts. `token_version` rises whenever older tokens must end. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
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
    token_version: integer().notNull().default(1),
    newsletter_at: moment(),
    created_at: created(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
  ],
);

/** What an individual told in the interest form; the first three fields are public. */
export const individualProfiles = pgTable('individual_profiles', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  display_name: text().notNull(),
  introduction: text().notNull(),
  themes: text().array().$type<Theme[]>().notNull(),
  county: text().notNull(),
  county_public: boolean().notNull(),
  use_in_trends: boolean().notNull(),
  updated_at: created(),
});

export type ListingStatus = 'draft' | 'pending' | 'published' | 'changes_requested' | 'rejected';

/** Businesses of the directory; public only while `published`. */
export const listings = pgTable(
  'listings',
  {
    id: id(),
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    status: text().$type<ListingStatus>().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    logo: text(),
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
  },
  (table) => [
    uniqueIndex('listings_slug_key').on(table.slug),
    uniqueIndex('listings_owner_key').on(table.owner_id),
    index('listings_public_idx').on(table.status, table.name),
  ],
);

export type PostStatus = ListingStatus;

/** Resources that members share; names after schema.org CreativeWork. */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().$type<PostStatus>().notNull(),
    moderation_feedback: text(),
    headline: text().notNull(),
    abstract: text().notNull(),
    /** Markdown. */
    description: text().notNull(),
    resource_type: text().$type<ResourceType>().notNull(),
    themes: text().array().$type<Theme[]>().notNull(),
    author: text().notNull(),
    publisher: text(),
    source_url: text(),
    license: text(),
    in_language: text().notNull().default('en'),
    /** Minutes of reading or watching. */
    time_required: integer(),
    featured: boolean().notNull().default(false),
    published_at: moment(),
    modified_at: created(),
  },
  (table) => [
    index('resources_public_idx').on(table.status, table.published_at),
    index('resources_user_idx').on(table.user_id),
  ],
);

export type EventStatus = PostStatus | 'cancelled' | 'postponed';

/** Events; instants are stored in UTC and shown in `timezone` (an IANA name). */
export const events = pgTable(
  'events',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    status: text().$type<EventStatus>().notNull(),
    moderation_feedback: text(),
    name: text().notNull(),
    summary: text().notNull(),
    /** Markdown. */
    description: text().notNull(),
    start_date: moment().notNull(),
    end_date: moment().notNull(),
    previous_start_date: moment(),
    timezone: text().notNull().default('Africa/Nairobi'),
    attendance_mode: text().$type<AttendanceMode>().notNull(),
    themes: text().array().$type<Theme[]>().notNull(),
    place_name: text(),
    street_address: text(),
    county: text(),
    /** Where to join online; shown to attendees only. */
    online_url: text(),
    organizer: text().notNull(),
    /** Kenyan shillings; 0 is free. */
    price: integer().notNull().default(0),
    booking_url: text(),
    maximum_attendee_capacity: integer(),
    in_language: text().notNull().default('en'),
    members_only: boolean().notNull().default(false),
    /** Raised at each change that a calendar must follow (RFC 5545 SEQUENCE). */
    sequence: integer().notNull().default(0),
    published_at: moment(),
    modified_at: created(),
  },
  (table) => [
    uniqueIndex('events_slug_key').on(table.slug),
    index('events_public_idx').on(table.status, table.start_date),
    index('events_user_idx').on(table.user_id),
  ],
);

/** Where a business stands in its vetting (decisions 4). */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text().$type<ApplicationState>().notNull(),
    /** The reviewer's note of the last decision. */
    note: text(),
    submitted_at: moment(),
    created_at: created(),
  },
  (table) => [index('applications_user_idx').on(table.user_id)],
);

/** Counted attempts, shared by every process: one row a bucket, such as `login:account:…`. */
export const attempts = pgTable('attempts', {
  bucket: text().primaryKey(),
  count: integer().notNull(),
  resets_at: moment().notNull(),
});

/** Reset links, kept as a hash; used once. */
export const passwordResets = pgTable('password_resets', {
  token_hash: text().primaryKey(),
  user_id: integer()
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
