import { TZDate } from '@date-fns/tz';

/** The month in Kenyan time, as YYYY-MM. */
export const monthAt = (now: Date): string =>
  new TZDate(now.getTime(), 'Africa/Nairobi').toISOString().slice(0, 7);
