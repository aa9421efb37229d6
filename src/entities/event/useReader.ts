import { useMemo } from 'react';
import { knownZone, type Reader } from './eventTime';

/** The reader's language and zone, as the browser reports them. */
export const useReader = (): Reader =>
  useMemo(() => {
    const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return { locale, zone: knownZone(timeZone) };
  }, []);
