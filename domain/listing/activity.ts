import { RETENTION } from '../retention';
/** What visitors do with a listing that is counted for its owner. */
export const ACTIVITY_KINDS = ['view', 'call', 'whatsapp', 'directions'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How often each was done. */
export type ActivityCounts = Readonly<Record<ActivityKind, number>>;

/** The days of a period that is compared with the one before. */
export const ACTIVITY_PERIOD_DAYS = 28;

/** For how many days the counts are kept: a year, and the month before it to compare with. */
export const ACTIVITY_KEPT_DAYS = RETENTION.listingActivity.days;

export const NO_ACTIVITY: ActivityCounts = { view: 0, call: 0, whatsapp: 0, directions: 0 };

/** Everything but views. */
export const tapsIn = ({ call, whatsapp, directions }: ActivityCounts): number =>
  call + whatsapp + directions;
