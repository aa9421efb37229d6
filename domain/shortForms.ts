/** What lists and cards show of a listing, and so all that the answer of a search holds of it. */
export const SHORT_LISTING = [
  'listing_id',
  'slug',
  'name',
  'logo',
  'summary',
  'category',
  'other_categories',
  'themes',
  'county',
  'address_locality',
  'badges',
  'level',
  'changed_since',
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
