import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchKind } from '../../domain/search/searchWords';
import { events, isPublicEvent, resources } from '../db/schema/posts';
import { individualProfiles as members } from '../db/schema/profiles';
import { listings } from '../db/schema/listings';

/** What is searched of a kind. A trigger keeps the words of what is public of it in `search_words` (ADR 36). */
export interface Searched {
  kind: SearchKind;
  table: PgTable;
  isPublic: SQL;
  title: PgColumn;
  /** All the words that can be searched, none of which is private. */
  text: PgColumn;
  /** The code of the county that everybody may know; null for a kind without. */
  county: SQL | null;
  /** What those that are near have in common, each in a row. */
  group: SQL<string>;
}

export const SEARCHED = {
  listing: {
    kind: 'listing',
    table: listings,
    isPublic: eq(listings.status, 'published'),
    title: listings.name,
    text: listings.search_text,
    county: sql`${listings.county}`,
    group: sql`${listings.category}`,
  },
  event: {
    kind: 'event',
    table: events,
    isPublic: isPublicEvent,
    title: events.name,
    text: events.search_text,
    county: sql`${events.county}`,
    group: sql`unnest(${events.themes})`,
  },
  resource: {
    kind: 'resource',
    table: resources,
    isPublic: eq(resources.status, 'published'),
    title: resources.headline,
    text: resources.search_text,
    county: null,
    group: sql`unnest(${resources.themes})`,
  },
  member: {
    kind: 'member',
    table: members,
    isPublic: eq(members.status, 'published'),
    title: members.display_name,
    text: members.search_text,
    county: sql`case when ${members.county_public} then ${members.county} end`,
    group: sql`unnest(${members.themes})`,
  },
} satisfies Record<SearchKind, Searched>;
