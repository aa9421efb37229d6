import { useMemo } from 'react';
import { COMMUNITY_ZONE } from '../../../domain/calendar';
import { localeFor } from '../../../domain/language';
import { useClientValue } from '../../ui/useClientValue';
import { knownZone, type Reader } from './eventTime';

/** For whom the server writes its pages. */
const VISITOR: Reader = { locale: 'en-KE', zone: COMMUNITY_ZONE };

let known = VISITOR;
let isFresh = false;

/** Browsers take their time for the answer, and React asks for it a dozen times at once. */
function readReader(): Reader {
  if (isFresh) return known;
  isFresh = true;
  // Not `queueMicrotask`: a test with a clock of its own holds it back, also for the tests after it.
  void Promise.resolve().then(() => {
    isFresh = false;
  });
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zone = knownZone(timeZone);
  if (locale !== known.locale || zone !== known.zone) known = { locale, zone };
  return known;
}

/**
 * The language of the page, in English as the browser has it, and the zone that the browser reports. Browsers and
 * servers know different versions of a language: what is written for a reader needs `suppressHydrationWarning`.
 */
export function useReader(): Reader {
  const reader = useClientValue(readReader, VISITOR);
  const locale = localeFor(reader.locale) ?? reader.locale;
  return useMemo(() => ({ ...reader, locale }), [reader, locale]);
}
