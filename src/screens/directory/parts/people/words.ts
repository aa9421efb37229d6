import type { ListingRole } from '../../../../../domain/listing/people';

export const ROLE_NAMES: Record<ListingRole, string> = { owner: 'Owner', editor: 'Editor' };

/** What each role may do, after the name of the role. */
export const ROLE_MEANINGS: Record<ListingRole, string> = {
  owner: 'may change the listing, and decide who else may',
  editor: 'may change what the directory shows',
};
