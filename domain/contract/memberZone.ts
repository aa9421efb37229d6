import { Type, type Static } from 'typebox';
import { ACTIVITY_KINDS } from '../listing/activity';
import { ShortEvent } from './event';
import { closed, Nullable, OneOf } from './common';

const Times = Type.Integer({ minimum: 0 });

const ActivityCounts = Type.Object({
  view: Times,
  call: Times,
  whatsapp: Times,
  directions: Times,
});

/** What a visitor did with a listing. */
export const ActivityPayload = Type.Object({ kind: OneOf(ACTIVITY_KINDS) }, closed);
export type ActivityPayload = Static<typeof ActivityPayload>;

/** How often visitors viewed a listing and tapped its contacts, by days of Kenya. */
export const ListingActivity = Type.Object({
  /** The last 28 days, with today. */
  latest: ActivityCounts,
  /** The 28 days before those. */
  earlier: ActivityCounts,
  /** The views of each of the last 28 days, the oldest first. */
  views_by_day: Type.Array(Times),
  /** From the day of `since` on; null without one. */
  since_visit: Nullable(ActivityCounts),
});
export type ListingActivity = Static<typeof ListingActivity>;

/** What the Member Zone shows beside the member's own lists. */
export const MemberZone = Type.Object(
  {
    /** When the member was here last, an hour ago or more; null at the first visit. */
    since: Nullable(Type.String()),
    /** Of the caller's listing; null without a published one. */
    activity: Nullable(ListingActivity),
    /** Coming events in the own county and those around it, on themes that the member chose. */
    near_events: Type.Array(ShortEvent),
  },
  { $id: 'MemberZone' },
);
export type MemberZone = Static<typeof MemberZone>;
