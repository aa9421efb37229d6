import { COMMUNITY_ZONE } from './calendar';
import { localeFor } from './language';

/** A day of the community in full, such as 17 October 2026; null where the text is no date. */
export function longDate(iso: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'long',
    timeZone: COMMUNITY_ZONE,
  }).format(date);
}
