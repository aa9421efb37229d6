export const TAG_TYPES = [
  'AbuseReport',
  'AdminListing',
  'AdminMember',
  'AdminPost',
  'AdminReport',
  'Application',
  'ApplicationReview',
  'AuditEntry',
  'Breach',
  'Claim',
  'DataRequest',
  'Event',
  'HelpLink',
  'Import',
  'Listing',
  'ListingPeople',
  'Message',
  'Newsletter',
  'Pipeline',
  'Profile',
  'Proof',
  'Resource',
  'ResultPage',
  'SavedListing',
  'SearchWord',
  'SiteText',
  'VettingData',
  'VettingReport',
  'VettingResponse',
] as const;

type Tag = (typeof TAG_TYPES)[number];

/** Tags a record by its id. A refused one has no id, so it is fetched again with its whole type. */
export const recordTags = (type: Tag, id: number | undefined) => [
  id === undefined ? type : { type, id },
];

/** Tags a list, which is invalidated as a whole. */
export const listTag = (type: Tag) => ({ type, id: 'LIST' }) as const;
