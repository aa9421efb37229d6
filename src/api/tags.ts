export const TAG_TYPES = ['Event', 'Listing', 'Profile', 'Resource'] as const;

/** A list invalidates as a whole, a record by its id. */
export const listTag = (type: (typeof TAG_TYPES)[number]) => ({ type, id: 'LIST' }) as const;
