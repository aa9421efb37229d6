import { Type, type Static } from 'typebox';
import { FEATURED_LISTING, SHORT_LISTING, SIMILAR_LISTING } from '../shortForms';
import { BADGES, LEVELS, POST_STATUSES } from '../vocabulary';
import { Nullable, OneOf } from './common';
import { listingProperties } from './listingFields';
import { Picture } from './picture';
import { ExactQuery, SearchRelaxation } from './searchRelaxation';

/** One measured directory criterion; `value` is null unless the business made the figure public. */
export const Criterion = Type.Object({
  key: Type.String(),
  label: Type.String(),
  met: Type.Boolean(),
  value: Nullable(Type.Number()),
  threshold: Nullable(Type.Number()),
});
export type Criterion = Static<typeof Criterion>;

/** A business in the public directory; names after schema.org Organization, in snake case. */
export const Listing = Type.Object(
  {
    listing_id: Type.Integer(),
    slug: Type.String(),
    ...listingProperties,
    /** False where our team added the business, which has not confirmed it; it has no level and no badges. */
    claimed: Type.Boolean(),
    /** The first of its pictures, which lists show. */
    cover: Nullable(Picture),
    summary: Type.String(),
    badges: Type.Array(OneOf(BADGES)),
    criteria: Type.Array(Criterion),
    level: Nullable(OneOf(LEVELS)),
    verified_at: Nullable(Type.String()),
    /** When it was reviewed last, if what it says of itself has changed since and is not read yet. */
    changed_since: Nullable(Type.String()),
    featured: Type.Boolean(),
    latitude: Nullable(Type.Number()),
    longitude: Nullable(Type.Number()),
    published_at: Type.String(),
    modified_at: Type.String(),
  },
  { $id: 'Listing' },
);
export type Listing = Static<typeof Listing>;

export const ShortListing = Type.Pick(Listing, [...SHORT_LISTING]);
export type ShortListing = Static<typeof ShortListing>;

export const FeaturedListing = Type.Object({
  ...Type.Pick(Listing, [...FEATURED_LISTING]).properties,
  summary: Type.String({ description: 'Empty where it says what the business sells' }),
  sells: Type.Array(Type.String(), {
    description: 'Names of products and services, at most three',
  }),
});
export type FeaturedListing = Static<typeof FeaturedListing>;

const SimilarListing = Type.Pick(Listing, [...SIMILAR_LISTING]);
export type SimilarListing = Static<typeof SimilarListing>;

/** An event that a business has posted; as in `Event`. */
export const ListingEvent = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  start_date: Type.String(),
  timezone: Type.String(),
});
export type ListingEvent = Static<typeof ListingEvent>;

/**
 * A listing with others of its category, those of its county and on its themes first, and with the next events of
 * its business.
 */
export const ListingWithSimilar = Type.Object(
  {
    ...Listing.properties,
    similar: Type.Optional(Type.Array(SimilarListing)),
    coming_events: Type.Optional(Type.Array(ListingEvent)),
  },
  { $id: 'ListingWithSimilar' },
);
export type ListingWithSimilar = Static<typeof ListingWithSimilar>;

/** The caller's own listing in any state of review. */
export const OwnListing = Type.Object(
  {
    ...Listing.properties,
    status: OneOf(POST_STATUSES),
    moderation_feedback: Nullable(Type.String()),
  },
  { $id: 'OwnListing' },
);
export type OwnListing = Static<typeof OwnListing>;

/** What the first page shows of the directory. */
export const ListingOverview = Type.Object(
  {
    businesses: Type.Integer(),
    /** In how many counties, and from how many categories, they are. */
    counties: Type.Integer(),
    categories: Type.Integer(),
    /** How many work on each theme; a theme without any may be missing. */
    themes: Type.Record(Type.String(), Type.Integer()),
    /** At most three: those with a cover first, then featured ones, then the newest. */
    featured: Type.Array(FeaturedListing),
  },
  { $id: 'ListingOverview' },
);
export type ListingOverview = Static<typeof ListingOverview>;

/** Filters of the directory's search; unknown values are ignored. */
export const ListingSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  category: Type.Optional(Type.String({ maxLength: 40 })),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  badge: Type.Optional(Type.String({ maxLength: 30 })),
  county: Type.Optional(Type.String({ maxLength: 3 })),
  exact: Type.Optional(ExactQuery),
  sort: Type.Optional(Type.String({ maxLength: 20, description: 'relevance, name or newest' })),
  page: Type.Optional(Type.String({ maxLength: 20 })),
});
export type ListingSearchQuery = Static<typeof ListingSearchQuery>;

/** A page of listings and, for the map, how many match in each county (the county filter aside). */
export const ListingSearchPage = Type.Object({
  count: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  results: Type.Array(ShortListing),
  counties: Type.Record(Type.String(), Type.Integer()),
  relaxation: Type.Optional(SearchRelaxation),
});
export type ListingSearchPage = Static<typeof ListingSearchPage>;
