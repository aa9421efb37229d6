import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ClaimFile } from '../../../domain/contract/claim';
import type { Criterion } from '../../../domain/contract/listing';
import type { ClaimMethod, ClaimState } from '../../../domain/listing/claims';
import type { PublicFacts } from '../../../domain/listing/facts';
import type { ListingRole } from '../../../domain/listing/people';
import type { Badge, Level, PostStatus } from '../../../domain/vocabulary';
import { users } from './accounts';
import { created, id, idOf, moment } from './columns';
import { listings } from './listings';

/** Who may edit a listing. The business account of a listing, its `owner_id`, has a row too. */
export const listingPeople = pgTable(
  'listing_people',
  {
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<ListingRole>().notNull(),
    created_at: created(),
  },
  (table) => [
    primaryKey({ columns: [table.listing_id, table.user_id] }),
    index('listing_people_user_idx').on(table.user_id),
  ],
);

/** Invitations by email that nobody has accepted yet; the link is kept as a hash. */
export const listingInvitations = pgTable(
  'listing_invitations',
  {
    id: id(),
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Its canonical form, by which it is compared with the email of an account. */
    email_key: text().notNull(),
    role: text().$type<ListingRole>().notNull(),
    token_hash: text().notNull(),
    /** It ends with the part of whoever sent it. */
    invited_by: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sent_at: created(),
    expires_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('listing_invitations_key').on(table.listing_id, table.email_key),
    uniqueIndex('listing_invitations_token_key').on(table.token_hash),
    index('listing_invitations_email_idx').on(table.email_key),
    index('listing_invitations_sender_idx').on(table.invited_by),
  ],
);

/** What a claim may change of a listing. */
export interface ListingState {
  facts: PublicFacts;
  summary: string;
  status: PostStatus;
  level: Level | null;
  badges: Badge[];
  criteria: Criterion[];
  verified_at: string | null;
}

/** Claims of listings that our team has added; their states are in `domain/listing/claims`. */
export const listingClaims = pgTable(
  'listing_claims',
  {
    id: id(),
    listing_id: idOf()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    user_id: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text().$type<ClaimMethod>().notNull(),
    state: text().$type<ClaimState>().notNull(),
    /** Where the code was sent; empty for documents. */
    email: text().notNull().default(''),
    /** Of the code, with a key. */
    code_hash: text(),
    code_until: moment(),
    tries: integer().notNull().default(0),
    note: text().notNull().default(''),
    files: jsonb()
      .$type<ClaimFile[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Of an admin, for the claimant. */
    reason: text().notNull().default(''),
    /** The listing before the claim, which an objection shows again. */
    before: jsonb().$type<ListingState>(),
    /** What was there when somebody objected, which comes back if the claim is upheld. */
    after: jsonb().$type<{
      listing: ListingState;
      people: { user_id: number; role: ListingRole }[];
    }>(),
    /** Of the link by which the listed address can object. */
    objection_hash: text(),
    objection_until: moment(),
    created_at: created(),
    changed_at: created(),
  },
  (table) => [
    index('listing_claims_listing_idx').on(table.listing_id, table.user_id, table.id),
    index('listing_claims_user_idx').on(table.user_id),
    index('listing_claims_state_idx').on(table.state, table.changed_at, table.id),
    uniqueIndex('listing_claims_objection_key').on(table.objection_hash),
  ],
);
