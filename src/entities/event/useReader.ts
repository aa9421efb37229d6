import { COMMUNITY_ZONE } from '../../../domain/calendar';
import { useClientValue } from '../../ui/useClientValue';
import { knownZone, type Reader } from './eventTime';

/** For whom the server writes its pages. */
const VISITOR: Reader = { locale: 'en-KE', zone: COMMUNITY_ZONE };

let known = VISITOR;

function readReader(): Reader {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zone = knownZone(timeZone);
  if (locale !== known.locale || zone !== known.zone) known = { locale, zone };
  return known;
}

/**
 * The reader's language and zone, as the browser reports them. Browsers and servers know different
 * versions of a language: what is written for a reader needs `suppressHydrationWarning`.
 */
export const useReader = (): Reader => useClientValue(readReader, VISITOR);
