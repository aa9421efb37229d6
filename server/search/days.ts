import { readInstant } from '../../domain/instants';

/** Kenya is three hours ahead of UTC all year (IANA: Africa/Nairobi, no change since 1960). */
export const NAIROBI = '+03:00';

const DAY = 86_400_000;

export interface Period {
  starts: Date;
  /** The first instant that no longer belongs to it. */
  ends: Date;
}

/** The instants of a day `YYYY-MM-DD` in Kenya's time; undefined when the text is none. */
export function dayOf(text: string | undefined): Period | undefined {
  const starts = readInstant(`${text ?? ''}T00:00:00${NAIROBI}`);
  return starts ? { starts, ends: new Date(starts.getTime() + DAY) } : undefined;
}
