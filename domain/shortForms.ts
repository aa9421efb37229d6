/** What lists and cards show of a listing, and so all that the answer of a search holds of it. */
export const SHORT_LISTING = [
  'listing_id',
  'slug',
  'name',
  'logo',
  'cover',
  'summary',
  'category',
  'other_categories',
  'county',
  'address_locality',
  'badges',
  'level',
  'claimed',
  'changed_since',
] as const;

/** What the home page shows of a listing, besides what it sells. */
export const FEATURED_LISTING = [
  'listing_id',
  'slug',
  'name',
  'cover',
  'summary',
  'category',
  'themes',
  'address_locality',
] as const;

/** What the page of a listing shows of others like it. */
export const SIMILAR_LISTING = [
  'listing_id',
  'slug',
  'name',
  'logo',
  'county',
  'address_locality',
] as const;

/** The same of an event, and whether the member who asks takes part. */
export const SHORT_EVENT = [
  'event_id',
  'slug',
  'status',
  'name',
  'summary',
  'start_date',
  'end_date',
  'timezone',
  'attendance_mode',
  'themes',
  'place_name',
  'county',
  'price',
  'members_only',
  'repeat_rule',
  'image',
  'attending',
  'waiting_position',
  'because',
] as const;

/** The same of a resource, and when it is from. */
export const SHORT_RESOURCE = [
  'resource_id',
  'headline',
  'abstract',
  'resource_type',
  'themes',
  'author',
  'time_required',
  'image',
  'because',
  'published_at',
  'modified_at',
] as const;
