import type { ListingActivity } from '../../../domain/contract/memberZone';
import {
  ACTIVITY_PERIOD_DAYS,
  tapsIn,
  type ActivityCounts,
  type ActivityKind,
} from '../../../domain/listing/activity';
import { dateText } from '../../ui/format';

export const ACTIVITY_NAMES: Readonly<Record<ActivityKind, string>> = {
  view: 'Viewed the page',
  call: 'Tapped Call',
  whatsapp: 'Tapped WhatsApp',
  directions: 'Tapped Directions',
};

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const TAPS: readonly (readonly [Exclude<ActivityKind, 'view'>, string])[] = [
  ['whatsapp', 'WhatsApp'],
  ['call', 'Call'],
  ['directions', 'Directions'],
];

/** Such as “Visitors tapped WhatsApp 2 times and Call once.”; empty without taps. */
function tapsText(counts: ActivityCounts): string {
  const taps = TAPS.filter(([kind]) => counts[kind] > 0);
  if (taps.length === 0) return '';
  const parts = taps.map(([kind, name]) => `${name} ${timesText(counts[kind])}`);
  return ` Visitors tapped ${inWords.format(parts)}.`;
}

/** What visitors did since the last visit of the owner, or in the last 28 days. */
export function activitySentence(
  { latest, since_visit }: ListingActivity,
  since: string | null,
): string {
  const counts = since_visit ?? latest;
  const when =
    since === null
      ? `In the last ${ACTIVITY_PERIOD_DAYS} days`
      : `Since ${dateText(since)}, when you were here last,`;
  if (counts.view + tapsIn(counts) === 0) return `${when} nobody opened your listing.`;
  return `${when} your listing was viewed ${timesText(counts.view)}.${tapsText(counts)}`;
}
