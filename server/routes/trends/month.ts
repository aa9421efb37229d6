import { TZDate } from '@date-fns/tz';

/** YYYY-MM in the community's zone. */
export const monthAt = (now: Date): string =>
  new TZDate(now.getTime(), 'Africa/Nairobi').toISOString().slice(0, 7);
