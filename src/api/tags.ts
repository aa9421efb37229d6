export const TAG_TYPES = [
  'AbuseReport',
  'AdminListing',
  'AdminMember',
  'AdminPost',
  'AdminReport',
  'Application',
  'AuditEntry',
  'Event',
  'Listing',
  'Pipeline',
  'Profile',
  'Resource',
  'VettingData',
  'VettingReport',
  'VettingResponse',
] as const;

type Tag = (typeof TAG_TYPES)[number];

/** A record is found again by its id; one that was refused is asked for again with its whole type. */
export const recordTags = (type: Tag, id: number | undefined) => [
  id === undefined ? type : { type, id },
];

/** A list invalidates as a whole, a record by its id. */
export const listTag = (type: Tag) => ({ type, id: 'LIST' }) as const;
