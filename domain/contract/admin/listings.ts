import { Type, type Static } from 'typebox';
import { LISTED_NAMES, TEAM_NAMES } from '../../listing/fields';
import { pickKeys } from '../../records';
import { APPLICATION_STATES } from '../../vetting/applicationStates';
import { LEVELS, POST_STATUSES } from '../../vocabulary';
import { closed, FactChange, Nullable, OneOf } from '../common';
import { OwnListing } from '../listing';
import { businessProperties, listingProperties } from '../listingFields';
import { filterText, gridQuery } from './grid';
import { AbuseReport } from './moderation';

/** Months after which an entry that nobody touched counts as stale. */
export const STALE_MONTHS = 12;

export const LISTING_SORTS = [
  'name',
  'category',
  'county',
  'status',
  'verified_at',
  'published_at',
  'modified_at',
] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** What a row can need attention for; `attention` filters by them. */
export const LISTING_ATTENTIONS = ['queue', 'flagged', 'changed', 'stale', 'duplicates'] as const;
export type ListingAttention = (typeof LISTING_ATTENTIONS)[number];

export const ListingRow = Type.Object(
  {
    listing_id: Type.Integer(),
    slug: Type.String(),
    owner_id: Nullable(Type.Integer()),
    ...pickKeys(listingProperties, LISTED_NAMES),
    status: OneOf(POST_STATUSES),
    level: Nullable(OneOf(LEVELS)),
    verified_at: Nullable(Type.String()),
    featured: Type.Boolean(),
    published_at: Nullable(Type.String()),
    modified_at: Type.String(),
    /** Of the newest application of its owner. */
    application_state: Nullable(OneOf(APPLICATION_STATES)),
    open_reports: Type.Integer({ description: 'Flags from visitors that nobody closed yet' }),
    /** Anything public differs from what was approved last. */
    is_changed: Type.Boolean(),
    is_stale: Type.Boolean(),
    suspected_duplicates: Type.Integer(),
  },
  { $id: 'ListingRow' },
);
export type ListingRow = Static<typeof ListingRow>;

export const ListingGridQuery = Type.Object({
  ...gridQuery,
  status: filterText('Statuses, comma-separated'),
  category: filterText('Directory categories, comma-separated'),
  county: filterText('County codes, comma-separated'),
  attention: filterText('queue, flagged, changed, stale or duplicates'),
});
export type ListingGridQuery = Static<typeof ListingGridQuery>;

/** `GET mainapp/admin/listings/{id}/`: one listing with all that a decision needs. */
export const ListingReview = Type.Object(
  {
    listing: OwnListing,
    owner: Nullable(
      Type.Object({ user_id: Type.Integer(), name: Type.String(), email: Type.String() }),
    ),
    application_id: Nullable(Type.Integer()),
    application_state: Nullable(OneOf(APPLICATION_STATES)),
    /** When it was approved last; null when never. */
    approved_at: Nullable(Type.String()),
    /** What is public and differs from then, as text. */
    changes: Type.Array(FactChange),
    reports: Type.Array(AbuseReport),
    duplicates: Type.Array(
      Type.Object({
        listing_id: Type.Integer(),
        slug: Type.String(),
        name: Type.String(),
        status: OneOf(POST_STATUSES),
        /** Such as `same phone number`. */
        because: Type.Array(Type.String()),
      }),
    ),
  },
  { $id: 'ListingReview' },
);
export type ListingReview = Static<typeof ListingReview>;

/** `POST mainapp/admin/listings/{id}/featured/`. */
export const FeaturedPayload = Type.Object({ featured: Type.Boolean() }, closed);
export type FeaturedPayload = Static<typeof FeaturedPayload>;

/** `GET mainapp/admin/listings/counts/`: how many there are to attend to. */
export const ListingCounts = Type.Object(
  {
    all: Type.Integer(),
    queue: Type.Integer(),
    flagged: Type.Integer(),
    changed: Type.Integer(),
    stale: Type.Integer(),
    duplicates: Type.Integer(),
  },
  { $id: 'ListingCounts' },
);
export type ListingCounts = Static<typeof ListingCounts>;

/** What our team writes of a business. Its picture and street are the owner's to publish. */
export const TeamListing = Type.Object(pickKeys(businessProperties, TEAM_NAMES), closed);
export type TeamListing = Static<typeof TeamListing>;

/** In which state our team can add a listing. */
export const NEW_LISTING_STATUSES = ['published', 'pending'] as const;
export type NewListingStatus = (typeof NEW_LISTING_STATUSES)[number];

/** `POST mainapp/admin/listings/`: a business that no account is of, and so unclaimed. */
export const NewListingPayload = Type.Object(
  { ...TeamListing.properties, status: OneOf(NEW_LISTING_STATUSES) },
  closed,
);
export type NewListingPayload = Static<typeof NewListingPayload>;

/** `PUT mainapp/admin/listings/{id}/`: its picture and street stay as they are. */
export const ListingEditPayload = Type.Object(
  {
    ...TeamListing.properties,
    /** That of the listing that was opened; 409 once its owner has changed it. */
    modified_at: Type.String(),
  },
  closed,
);
export type ListingEditPayload = Static<typeof ListingEditPayload>;
