import { readInstant } from '../../domain/instants';

/** Kenya is three hours ahead of UTC all year (IANA: Africa/Nairobi, no change since 1960). */
export const NAIROBI = '+03:00';

const DAY = 86_400_000;
const KENYA_AHEAD = 3 * 3_600_000;

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

/** The day in Kenya of an instant, `YYYY-MM-DD`; `before` so many days. */
export const dayIn = (instant: Date, before = 0): string =>
  new Date(instant.getTime() + KENYA_AHEAD - before * DAY).toISOString().slice(0, 10);
