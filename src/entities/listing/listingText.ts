import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { phoneNumber, placeName, spacedPhone } from './contact';

/** A listing in a few lines, for a message: what it is called, what and where it is, and its phone. */
export function listingText(listing: Listing): string {
  const phone = phoneNumber(listing.telephone);
  const lines = [
    listing.name,
    `${t(listing.category)}, ${placeName(listing)}`,
    ...(phone ? [spacedPhone(phone)] : []),
  ];
  return lines.join('\n');
}
