import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Event } from '../../../domain/contract/event';
import type { Picture } from '../../../domain/contract/picture';
import type { Encoding } from '../../../domain/contract/resource';
import type {
  AttendanceMode,
  EventStatus,
  PostStatus,
  ResourceType,
  Theme,
} from '../../../domain/vocabulary';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';

/** Resources that members share; names after schema.org CreativeWork. */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    user_id: idOf()
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
    /** The files that can be downloaded. */
    encoding: jsonb().$type<Encoding[]>().notNull().default([]),
    image: jsonb().$type<Picture>(),
    featured: boolean().notNull().default(false),
    published_at: moment(),
    modified_at: created(),
    search_text: text().generatedAlwaysAs(
      sql`to_search_text(array[headline, abstract, author, resource_type] || themes)`,
    ),
  },
  (table) => [
    index('resources_public_idx').on(table.status, table.published_at.desc(), table.id.desc()),
    index('resources_type_idx').on(table.status, table.resource_type, table.published_at.desc()),
    index('resources_user_idx').on(table.user_id),
    index('resources_review_idx').on(table.status, table.modified_at, table.id),
    index('resources_themes_idx').using('gin', table.themes),
    index('resources_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

/** In literals, so that PostgreSQL sees that the partial indexes apply. */
export const isPublicEvent = sql`status in ('published', 'cancelled', 'postponed')`;

/** What of a public event changes without a review: when and where it is, and what it costs. */
export type EventFacts = Pick<
  Event,
  | 'start_date'
  | 'end_date'
  | 'timezone'
  | 'attendance_mode'
  | 'place_name'
  | 'street_address'
  | 'county'
  | 'online_url'
  | 'price'
>;

/** What an admin has approved of an event. */
export interface ApprovedEvent extends Partial<EventFacts> {
  /** Only of one that is not public while other words are reviewed. */
  name?: string;
  /** Likewise: it was postponed, and is so again once it is public. */
  isPostponed?: true;
}

/** Events; instants are stored in UTC and shown in `timezone` (an IANA name). */
export const events = pgTable(
  'events',
  {
    id: id(),
    user_id: idOf()
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
    image: jsonb().$type<Picture>(),
    maximum_attendee_capacity: integer(),
    in_language: text().notNull().default('en'),
    members_only: boolean().notNull().default(false),
    /** How it repeats, by RFC 5545; null for a single date. */
    repeat_rule: text(),
    /** The id of the first event of its series, shared by all its dates; null until these are published. */
    series_id: idOf(),
    /** Raised at each change that a calendar must follow (RFC 5545 SEQUENCE). */
    sequence: integer().notNull().default(0),
    published_at: moment(),
    modified_at: created(),
    /** What an admin approved, while the event is hidden, or differs from it and no admin has read that. */
    approved: jsonb().$type<ApprovedEvent>(),
    /** Without what visitors do not see of an event for members. */
    search_text: text().generatedAlwaysAs(
      sql`to_search_text(array[name, summary, organizer] || themes || CASE WHEN members_only THEN '{}' ELSE array[place_name, street_address, description] END)`,
    ),
  },
  (table) => [
    uniqueIndex('events_slug_key').on(table.slug),
    index('events_public_idx').on(table.start_date, table.id).where(isPublicEvent),
    index('events_ended_idx').on(table.end_date).where(isPublicEvent),
    index('events_themes_idx').using('gin', table.themes),
    index('events_user_idx').on(table.user_id),
    index('events_series_idx')
      .on(table.series_id, table.start_date)
      .where(sql`series_id is not null`),
    index('events_review_idx').on(table.status, table.modified_at, table.id),
    index('events_changed_idx')
      .on(table.modified_at, table.id)
      .where(sql`approved is not null`),
    index('events_search_idx').using('gin', table.search_text.op('gin_trgm_ops')),
  ],
);

/** Who comes to an event. */
export const attendances = pgTable(
  'attendances',
  {
    event_id: idOf()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: created(),
    /** When its reminder was queued. */
    reminded_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.event_id, table.user_id] }),
    index('attendances_user_idx').on(table.user_id),
  ],
);

/** Who waits for a place in a full event; the first to come has the smallest id. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    id: id(),
    event_id: idOf()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: created(),
  },
  (table) => [
    uniqueIndex('waiting_places_key').on(table.event_id, table.user_id),
    index('waiting_places_order_idx').on(table.event_id, table.id),
    index('waiting_places_user_idx').on(table.user_id),
  ],
);
