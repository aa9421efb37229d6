import { gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { applications } from '../../../db/schema/vetting';

/** Applications that nobody has snoozed, or whose day has come. */
export const isAwake = (now: Date): SQL | undefined =>
  or(isNull(applications.snoozed_until), lte(applications.snoozed_until, now));

export const isAsleep = (now: Date): SQL => gt(applications.snoozed_until, now);
